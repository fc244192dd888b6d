import { type BoardProps, icons, type PanelProps, Stat } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { KINDS } from '../data/model.ts';
import { readingsOf } from '../rules/readings.ts';
import type { Data, View } from '../rules/types.ts';
import { laurel, resources, rewards, weapon } from './drawings.ts';

/** What is public about a player. */
export function PlayerPanel({ view, data, player, compact, speak }: PanelProps<View, Data>): ReactNode {
  const of = view.players[player.seat];
  if (of === undefined) return null;
  const cubes = (
    <Stat
      of={rewards.moveCube ?? laurel}
      value={readingsOf(view, data).cubesLeft[player.seat] ?? 0}
      title={speak.id('board.cubesLeft')}
      hidden={compact}
    />
  );
  // The cubes that are left say how near the end is.
  if (compact) return <div className="stats anu-stats">{cubes}</div>;
  return (
    <div className="stats anu-stats">
      {KINDS.map((kind, index) => (
        <Stat key={kind} of={resources[kind] ?? laurel} value={of.stock[index] ?? 0} title={speak.name(`resource:${kind}`)} />
      ))}
      <Stat of={icons.crystal} value={of.mana} title={speak.name('resource:mana')} />
      <Stat of={weapon} value={view.handSizes[player.seat] ?? 0} title={speak.id('board.weaponsInHand')} />
      {cubes}
    </div>
  );
}

/** The House of a seat. */
export function titleOf({ view, data, speak }: BoardProps<View, Data>, seat: number): string | null {
  const house = data.houses[view.players[seat]?.house ?? -1];
  return house === undefined ? null : speak.name(`house:${house.id}`);
}
