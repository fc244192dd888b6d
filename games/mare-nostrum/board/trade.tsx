import { AnswerButton, BlockedAnswer, type BoardProps, CardBack, type FormProps, Icon, icons, Mark, type Seat } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { Data } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { inks, kinds, laurels } from './drawings.ts';
import { KindCard } from './players.tsx';

type Props = BoardProps<View, Data>;

const sum = (cards: readonly number[] | undefined): number => (cards ?? []).reduce((all, count) => all + count, 0);

/** Whether cards are being taken from the offers. */
export const isTrading = ({ trade }: View): boolean => trade.due >= 0 && trade.participants.some((seat) => sum(trade.offer[seat]) > 0);

/** The offers that lie open: whose turn it is to take, from whom, what is left, and what the reader lacks. */
export function TradeTable(props: Props): ReactNode {
  const { view, speak } = props;
  return (
    <div className="mar-trade-table">
      <Chain {...props} />
      <div className="mar-trade">
        {view.trade.participants.map((seat) => (
          <Offer key={seat} {...props} seat={seat} />
        ))}
      </div>
      <span className="sr">{speak.id('board.missingSign')}</span>
    </div>
  );
}

/** The last two takes, and who is due. */
function Chain({ view, players, speak }: Props): ReactNode {
  const { last, due, barred } = view.trade;
  const links = [last.slice(0, 2), last.slice(2, 4)].flatMap(([taker, source]) =>
    taker === undefined || source === undefined ? [] : [{ taker, source }],
  );
  return (
    <p className="mar-chain">
      <b className="disp">{speak.id('board.chain')}</b>
      {links.map(({ taker, source }) => (
        <span key={`${taker}-${source}`} className="mar-link">
          <Mark colour={players[taker]?.colour ?? 'white'} /> {players[taker]?.name} <Icon of={icons.back} />{' '}
          <Mark colour={players[source]?.colour ?? 'white'} /> {players[source]?.name}
        </span>
      ))}
      <span className="mar-link due">
        <Mark colour={players[due]?.colour ?? 'white'} /> {speak.id('board.takesNow', { seat: `seat:${due}` })}
        {barred >= 0 && <i> {speak.id('board.notFrom', { seat: `seat:${barred}` })}</i>}
      </span>
    </p>
  );
}

/** Whether a seat has none of a kind, neither in hand nor among what it took. */
const lacks = (view: View, seat: Seat | null, kind: number): boolean =>
  seat !== null && kind > 0 && (view.hands[seat]?.[kind] ?? 0) + (view.trade.taken[seat]?.[kind] ?? 0) === 0;

/** Taking a card: what everybody else offers in large cards, and how many kinds the reader would have. */
export function TakeForm(props: FormProps<View, Data>): ReactNode {
  const { view, viewer } = props;
  return (
    <div className="mar-take">
      <div className="mar-offers">
        {view.trade.participants
          .filter((seat) => seat !== viewer)
          .map((seat) => (
            <OfferColumn key={seat} form={props} seat={seat} />
          ))}
      </div>
      <div className="mar-foot">
        <KindsBar {...props} />
        <Chain {...props} />
      </div>
    </div>
  );
}

function OfferColumn({ form, seat }: { form: FormProps<View, Data>; seat: Seat }): ReactNode {
  const { view, data, players, speak } = form;
  const { trade } = view;
  const player = players[seat];
  const taken = sum(trade.taken[seat]);
  return (
    <section className={trade.barred === seat ? 'barred' : ''}>
      <header>
        {player !== undefined && <Mark colour={player.colour} />} <b>{player?.name}</b>
        {taken > 0 && <small>{speak.id('board.taken', { n: taken })}</small>}
      </header>
      <div>
        {(trade.offer[seat] ?? []).map((count, kind) => {
          const thing = data.kinds[kind];
          return count === 0 || thing === undefined ? null : (
            <OfferedCard key={thing.id} form={form} answer={`${seat}-${thing.word}`} kind={kind} count={count} />
          );
        })}
        {sum(trade.offer[seat]) === 0 && <span className="muted">{speak.id('board.nothingLeft')}</span>}
      </div>
    </section>
  );
}

interface OfferedProps {
  readonly form: FormProps<View, Data>;
  /** The key of the answer that takes it. */
  readonly answer: string;
  readonly kind: number;
  readonly count: number;
}

/** A card of an offer: it can be taken, or tells why not. */
function OfferedCard({ form, answer, kind, count }: OfferedProps): ReactNode {
  const { view, data, viewer, question, chosen, choose, point, askWhy, speak } = form;
  const thing = data.kinds[kind];
  const missing = lacks(view, viewer, kind);
  const name = thing === undefined ? '' : speak.name(thing.ref);
  const face = (
    <>
      <span style={{ color: inks[thing?.id ?? ''] ?? 'inherit' }}>
        <Icon of={kinds[thing?.id ?? ''] ?? laurels} />
      </span>
      <small>{name}</small>
      {count > 1 && <b className="mar-count">{count}</b>}
      {missing && <span className="sr">{speak.id('board.lack')}</span>}
    </>
  );
  const look = `mar-offer ${missing ? 'missing' : ''}`;
  const option = question.options.find(({ key }) => key === answer);
  if (option !== undefined)
    return (
      <AnswerButton answer={answer} chosen={chosen === answer} choose={choose} point={point} className={`ans ${look}`}>
        {face}
      </AnswerButton>
    );
  const blocked = question.blocked.find(({ key }) => key === answer);
  if (blocked === undefined) return <span className={`ans off ${look}`}>{face}</span>;
  return (
    <BlockedAnswer blocked={blocked} askWhy={askWhy} className={look}>
      {face}
    </BlockedAnswer>
  );
}

/** The kinds that the reader holds out of those that a hero costs, and in gold the one that the chosen card would add. */
function KindsBar({ view, data, viewer, chosen, speak }: FormProps<View, Data>): ReactNode {
  const goal = data.components.costs.hero;
  const held = data.kinds.filter((_, kind) => kind > 0 && !lacks(view, viewer, kind)).length;
  const added = data.kinds.some(({ word }, kind) => chosen?.endsWith(`-${word}`) && lacks(view, viewer, kind)) ? 1 : 0;
  return (
    <span className="mar-kinds">
      {Array.from({ length: goal }, (_, n) => `k${n}`).map((key, n) => (
        <i key={key} className={n < held ? 'on' : n < held + added ? 'new' : ''} />
      ))}
      <b>{speak.id('board.kinds', { n: held + added, goal })}</b>
    </span>
  );
}

/** What somebody offers, small: while others take. */
function Offer({ view, data, players, viewer, speak, seat }: Props & { seat: number }): ReactNode {
  const { trade } = view;
  const player = players[seat];
  const taken = sum(trade.taken[seat]);
  return (
    <section className={`${trade.due === seat ? 'due' : ''} ${trade.barred === seat ? 'barred' : ''}`}>
      <header>
        {player !== undefined && <Mark colour={player.colour} />} <b>{player?.name}</b>
        {taken > 0 && (
          <span className="muted" title={speak.id('board.taken', { n: taken })}>
            <CardBack count={taken} />
          </span>
        )}
      </header>
      <div>
        {(trade.offer[seat] ?? []).map((count, kind) => {
          const thing = data.kinds[kind];
          if (count === 0 || thing === undefined) return null;
          return (
            <KindCard
              key={thing.id}
              of={`offer:${seat}-${thing.word}`}
              kind={thing.id}
              name={speak.name(thing.ref)}
              count={count}
              missing={seat !== viewer && lacks(view, viewer, kind)}
            />
          );
        })}
        {sum(trade.offer[seat]) === 0 && <span className="muted">{speak.id('board.nothingLeft')}</span>}
      </div>
    </section>
  );
}
