import { AnswerButton, BlockedAnswer, type BoardProps, type FormProps, Icon, icons, Mark, type Seat } from '@pantheon/web/kit';
import { Fragment, type ReactNode } from 'react';
import type { Data } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { inks, kinds, laurels } from './drawings.ts';

type Props = BoardProps<View, Data>;

const sum = (cards: readonly number[] | undefined): number => (cards ?? []).reduce((all, count) => all + count, 0);

/** Whether cards are being taken from the offers. */
const isTrading = ({ trade }: View): boolean => trade.due >= 0 && trade.participants.some((seat) => sum(trade.offer[seat]) > 0);

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
            <OfferColumn
              key={seat}
              {...props}
              seat={seat}
              card={(kind, count) => <OfferedCard form={props} seat={seat} kind={kind} count={count} />}
            />
          ))}
      </div>
      <div className="mar-foot">
        <KindsBar {...props} />
        <Chain {...props} />
      </div>
    </div>
  );
}

/** While others take: the same offers to look at. */
export function OffersToSee(props: Props): ReactNode {
  const { view, viewer } = props;
  if (!isTrading(view) || view.trade.due === viewer) return null;
  return (
    <div className="mar-take">
      <div className="mar-offers">
        {view.trade.participants.map((seat) => (
          <OfferColumn
            key={seat}
            {...props}
            seat={seat}
            card={(kind, count) => <SeenCard {...props} seat={seat} kind={kind} count={count} />}
          />
        ))}
      </div>
      <div className="mar-foot">
        {viewer !== null && <KindsBar {...props} chosen={null} />}
        <Chain {...props} />
      </div>
    </div>
  );
}

function OfferColumn({ view, data, players, speak, seat, card }: ColumnProps): ReactNode {
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
          return count === 0 || thing === undefined ? null : <Fragment key={thing.id}>{card(kind, count)}</Fragment>;
        })}
        {sum(trade.offer[seat]) === 0 && <span className="muted">{speak.id('board.nothingLeft')}</span>}
      </div>
    </section>
  );
}

interface ColumnProps extends Props {
  readonly seat: Seat;
  /** Draws so many cards of a kind. */
  card(kind: number, count: number): ReactNode;
}

interface CardProps {
  /** Whose offer it is in. */
  readonly seat: Seat;
  readonly kind: number;
  readonly count: number;
}

/** The face of a card of an offer: its goods, how many, and a dot where the reader lacks it. */
function OfferFace({ data, speak, kind, count, missing }: Props & Omit<CardProps, 'seat'> & { missing: boolean }): ReactNode {
  const thing = data.kinds[kind];
  return (
    <>
      <span style={{ color: inks[thing?.id ?? ''] ?? 'inherit' }}>
        <Icon of={kinds[thing?.id ?? ''] ?? laurels} />
      </span>
      <small>{thing === undefined ? '' : speak.name(thing.ref)}</small>
      {count > 1 && <b className="mar-count">{count}</b>}
      {missing && <span className="sr">{speak.id('board.lack')}</span>}
    </>
  );
}

const lookOf = (missing: boolean): string => `mar-offer ${missing ? 'missing' : ''}`;

/** A card of an offer that others take from. */
function SeenCard(props: Props & CardProps): ReactNode {
  const { view, viewer, kind, seat } = props;
  const missing = seat !== viewer && lacks(view, viewer, kind);
  return (
    <span className={`ans seen ${lookOf(missing)}`}>
      <OfferFace {...props} missing={missing} />
    </span>
  );
}

/** A card of an offer: it can be taken, or tells why not. */
function OfferedCard({ form, seat, kind, count }: CardProps & { form: FormProps<View, Data> }): ReactNode {
  const { view, data, viewer, question, chosen, choose, point, askWhy } = form;
  const answer = `${seat}-${data.kinds[kind]?.word}`;
  const missing = lacks(view, viewer, kind);
  const look = lookOf(missing);
  const face = <OfferFace {...form} kind={kind} count={count} missing={missing} />;
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
function KindsBar({ view, data, viewer, chosen, speak }: Props & Pick<FormProps, 'chosen'>): ReactNode {
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
