import { type BoardProps, Mark } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { Data } from '../rules/data.ts';
import type { View } from '../rules/types.ts';
import { KindCard } from './players.tsx';

type Props = BoardProps<View, Data>;

/** The offers that lie open while cards are traded: whose turn it is to take, and what is left. */
export function TradeTable({ view, data, players, speak }: Props): ReactNode {
  const { trade } = view;
  const open = trade.participants.filter((seat) => (trade.offer[seat] ?? []).some((count) => count > 0));
  if (trade.due < 0 || open.length === 0) return null;
  return (
    <div className="mar-trade">
      {open.map((seat) => {
        const player = players[seat];
        return (
          <section key={seat} className={trade.due === seat ? 'due' : ''}>
            <header>
              {player !== undefined && <Mark colour={player.colour} />} <b>{player?.name}</b>
              {trade.due === seat && <span className="chip">{speak.id('board.takes')}</span>}
            </header>
            <div>
              {(trade.offer[seat] ?? []).map((count, kind) => {
                const thing = data.kinds[kind];
                if (count === 0 || thing === undefined) return null;
                return (
                  <KindCard key={thing.id} of={`offer:${seat}-${thing.word}`} kind={thing.id} name={speak.name(thing.ref)} count={count} />
                );
              })}
            </div>
          </section>
        );
      })}
    </div>
  );
}
