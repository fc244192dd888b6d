import { type BoardProps, CardBack, Icon, icons, Mark } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { Data } from '../data/read.ts';
import type { View } from '../rules/types.ts';
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
  const links = [last.slice(0, 2), last.slice(2, 4)].filter((link) => link.length === 2);
  return (
    <p className="mar-chain">
      <b className="disp">{speak.id('board.chain')}</b>
      {links.map(([taker, source]) => (
        <span key={`${taker}-${source}`} className="mar-link">
          <Mark colour={players[taker as number]?.colour ?? 'white'} /> {players[taker as number]?.name} <Icon of={icons.back} />{' '}
          <Mark colour={players[source as number]?.colour ?? 'white'} /> {players[source as number]?.name}
        </span>
      ))}
      <span className="mar-link due">
        <Mark colour={players[due]?.colour ?? 'white'} /> {speak.id('board.takesNow', { seat: `seat:${due}` })}
        {barred >= 0 && <i> {speak.id('board.notFrom', { seat: `seat:${barred}` })}</i>}
      </span>
    </p>
  );
}

function Offer({ view, data, players, viewer, speak, seat }: Props & { seat: number }): ReactNode {
  const { trade } = view;
  const player = players[seat];
  const hand = viewer === null ? null : view.hands[viewer];
  const lacks = (kind: number): boolean =>
    hand !== null &&
    hand !== undefined &&
    kind > 0 &&
    seat !== viewer &&
    (hand[kind] ?? 0) + (trade.taken[viewer as number]?.[kind] ?? 0) === 0;
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
              missing={lacks(kind)}
            />
          );
        })}
        {sum(trade.offer[seat]) === 0 && <span className="muted">{speak.id('board.nothingLeft')}</span>}
      </div>
    </section>
  );
}
