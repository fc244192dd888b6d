import {
  type Arg,
  BlockedAnswer,
  FormAnswer,
  type FormProps,
  Icon,
  icons,
  type Message,
  type OptionDto,
  PlayerLabel,
  type Ref,
} from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { DiluvioData } from '../data/read.ts';
import type { OfferView, View } from '../rules/types.ts';
import { Goods, ResourceIcon, Stepper, useBegunWith } from './parts.tsx';

type Props = FormProps<View, DiluvioData>;

const offerRef = (offer: OfferView): Ref => `offer:${offer.id}`;
const kindOf = ({ text }: OptionDto): string => (typeof text === 'string' ? '' : text.id.slice(text.id.lastIndexOf('.') + 1));

/** Everything that lies on the table, and what I may say to it. */
export function TradeTable(props: Props): ReactNode {
  const { view, question, speak } = props;
  const free = question.options.filter(({ focus }) => !focus.some((thing) => thing.startsWith('offer:')));
  const offers = free.filter((option) => kindOf(option) !== 'wait');
  const likely = offers.filter((option) => likelyIn(option) !== undefined);
  const plain = offers.filter((option) => !likely.includes(option));
  const wait = free.find((option) => kindOf(option) === 'wait');
  return (
    <div className="dil-trade">
      <Stocks {...props} />
      <div className="dil-open">
        {view.offers.length === 0 && <p className="muted">{speak.id('board.noOffers')}</p>}
        {view.offers.map((offer) => (
          <OpenOffer key={offer.id} {...props} offer={offer} />
        ))}
        <div className="dil-likely">
          {likely.map((option) => (
            <Likely key={option.key} {...props} option={option} />
          ))}
        </div>
        <div className="dil-say">
          {plain.map((option) => (
            <Say key={option.key} {...props} option={option} />
          ))}
          {question.blocked
            .filter(({ focus }) => !focus.some((thing) => thing.startsWith('offer:')))
            .map((blocked) => (
              <BlockedAnswer key={blocked.key} blocked={blocked} askWhy={props.askWhy}>
                {speak.plain(blocked.text)}
              </BlockedAnswer>
            ))}
          {wait !== undefined && <Say {...props} option={wait} />}
        </div>
      </div>
    </div>
  );
}

/** What the rules think that a player would agree to. */
const likelyIn = ({ preview }: OptionDto): Message | undefined => preview?.changes?.find(({ id }) => id === 'preview.likely');

const countsIn = (arg: Arg | undefined): readonly (readonly [Ref, number])[] =>
  typeof arg === 'object' && !Array.isArray(arg) ? (Object.entries(arg) as [Ref, number][]) : [];

/** An offer that suggests itself: what for what, to whom and why. It can still be changed. */
function Likely(form: Props & { option: OptionDto }): ReactNode {
  const { option, players, speak } = form;
  const { args = {} } = likelyIn(option) ?? { id: '' };
  const player = players.find(({ seat }) => args.seat === `seat:${seat}`);
  const goods = (name: string): ReactNode =>
    countsIn(args[name]).map(([thing, count]) => (
      <b key={thing}>
        {count} <ResourceIcon of={thing} />
      </b>
    ));
  return (
    <FormAnswer {...form} label={speak.plain(option.text)}>
      <span className="dil-swap">
        {goods('give')} → {goods('take')} {player !== undefined && <PlayerLabel of={player} />}
        <small>{speak.id('board.likely', args)}</small>
      </span>
    </FormAnswer>
  );
}

/** One open offer, with what I may answer. */
function OpenOffer(props: Props & { readonly offer: OfferView }): ReactNode {
  const { offer, question, players, data, speak, askWhy } = props;
  const thing = offerRef(offer);
  const mine = question.options.filter(({ focus }) => focus.includes(thing));
  const blocked = question.blocked.filter(({ focus }) => focus.includes(thing));
  const [from, to] = [players[offer.from], players[offer.to]];
  return (
    <article className="dil-deal" data-ref={thing}>
      <span className="who">{from !== undefined && <PlayerLabel of={from} />}</span>
      <Goods amounts={offer.give} data={data} speak={speak} />
      <span title={speak.id('board.for')}>⇄</span>
      <Goods amounts={offer.take} data={data} speak={speak} />
      <span className="who">{to === undefined ? speak.id('board.everybody') : <PlayerLabel of={to} />}</span>
      <span className="dil-say">
        {mine.map((option) => (
          <Say key={option.key} {...props} option={option} short />
        ))}
        {blocked.map((entry) => (
          <BlockedAnswer key={entry.key} blocked={entry} askWhy={askWhy}>
            {speak.id('board.trade.accept')}
          </BlockedAnswer>
        ))}
      </span>
    </article>
  );
}

function Say(form: Props & { option: OptionDto; short?: boolean }): ReactNode {
  const { option, short = false, speak } = form;
  const words = speak.plain(option.text);
  return (
    <FormAnswer {...form} label={words}>
      {short ? speak.id(`board.trade.${kindOf(option)}`) : words}
    </FormAnswer>
  );
}

/** Who has what. */
function Stocks({ view, data, players, speak }: Pick<Props, 'view' | 'data' | 'players' | 'speak'>): ReactNode {
  const kinds = data.resources.filter(({ index }) =>
    players.some(({ seat }) => (view.stock[seat * data.resources.length + index] ?? 0) > 0),
  );
  return (
    <table className="dil-stocks">
      <thead>
        <tr>
          <td />
          {kinds.map(({ id, ref }) => (
            <th key={id} scope="col" title={speak.name(ref)}>
              <ResourceIcon of={ref} />
              <span className="sr">{speak.name(ref)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <tr key={player.seat} className={player.me ? 'me' : ''}>
            <th scope="row">
              <PlayerLabel of={player} />
              {view.trading[player.seat] === 0 && <Icon of={icons.check} />}
            </th>
            {kinds.map(({ id, index }) => (
              <td key={id}>{view.stock[player.seat * data.resources.length + index] || '·'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What goes into an offer: each kind of goods that there is, beside who has how much of it. */
export function OfferForm(props: Props): ReactNode {
  const { question, part, speak } = props;
  useBegunWith(question.suggest?.[0], props);
  return (
    <div className="dil-trade">
      <Stocks {...props} />
      <div className="dil-kinds">
        {question.options.map((option, at) => {
          const most = question.caps?.[at] ?? 0;
          return (
            most > 0 && (
              <div key={option.key} className="dil-job">
                <span className="what">
                  <ResourceIcon of={option.text as Ref} /> {speak.name(option.text as Ref)}
                </span>
                <Stepper {...props} option={option} open={part.open.includes(option.key)} />
                <small className="muted">{speak.id('board.most', { n: most })}</small>
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
