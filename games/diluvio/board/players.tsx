import { type BoardProps, HandGroup, Icon, type PanelProps, Stat } from '@pantheon/web/kit';
import type { CSSProperties, ReactNode } from 'react';
import type { DiluvioData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { legacy, pieces, resources } from './drawings.ts';

type Props = BoardProps<View, DiluvioData>;

const onMap = (list: readonly number[], seats: number, seat: number): number =>
  list.reduce((sum, count, slot) => sum + (slot % seats === seat ? count : 0), 0);

/** What a seat holds of each resource. */
const stockOf = (view: View, data: DiluvioData, seat: number): { id: string; count: number }[] =>
  data.resources.flatMap(({ id, index }) => {
    const count = view.stock[seat * data.resources.length + index] ?? 0;
    return count > 0 ? [{ id, count }] : [];
  });

/** What is public about a player: everything. */
export function PlayerPanel({ view, data, players, player, compact, speak }: PanelProps<View, DiluvioData>): ReactNode {
  const { seat } = player;
  const ships = view.fleet.reduce((sum, count, space) => sum + (view.fleetOf[space] === seat ? count : 0), 0);
  const warriors = onMap(view.warriors, players.length, seat);
  const figures = [
    { of: legacy, value: view.legacy[seat] ?? 0, title: speak.id('board.legacy') },
    { of: pieces.worker, value: onMap(view.workers, players.length, seat), title: speak.id('board.workers') },
  ];
  const others = [
    { of: pieces.warrior, value: warriors, title: speak.id('board.warriors') },
    { of: pieces.ship, value: ships, title: speak.id('board.ships') },
    ...stockOf(view, data, seat).map(({ id, count }) => ({
      of: resources[id] ?? legacy,
      value: count,
      title: speak.name(`resource:${id}`),
    })),
  ];
  const shown = compact ? figures : [...figures, ...others.filter(({ value }) => value > 0)];
  return (
    <div className="dil-figures">
      <div className="stats dil-stats" style={{ '--figures': shown.length } as CSSProperties}>
        {shown.map((figure) => (
          <Stat key={figure.title} {...figure} />
        ))}
      </div>
    </div>
  );
}

/** The continent that a seat started on. */
export function titleOf({ view, data, speak }: Props, seat: number): string | null {
  const colour = data.pack.colours[view.colour[seat] ?? -1];
  return colour === undefined ? null : speak.name(`landmass:${colour.continent}`);
}

/** The reader's own resources and what the supply still allows. */
export function Hand({ view, data, viewer, speak }: Props): ReactNode {
  if (viewer === null) return null;
  const stock = stockOf(view, data, viewer);
  return (
    <>
      <HandGroup label={speak.id('board.stock')}>
        {stock.length === 0 && <span className="muted">{speak.id('board.empty')}</span>}
        {stock.map(({ id, count }) => (
          <b key={id} data-ref={`resource:${id}`} className="dil-good">
            <Icon of={resources[id] ?? legacy} /> {count} <span>{speak.name(`resource:${id}`)}</span>
          </b>
        ))}
      </HandGroup>
      <HandGroup label={speak.id('board.left')}>
        <Stat of={pieces.worker} value={view.workersLeft[viewer] ?? 0} title={speak.id('board.workers')} />
        <Stat of={pieces.warrior} value={view.warriorsLeft[viewer] ?? 0} title={speak.id('board.warriors')} />
        <Stat of={pieces.ship} value={view.shipsLeft[viewer] ?? 0} title={speak.id('board.ships')} />
      </HandGroup>
    </>
  );
}
