import { numberAt, type Result, ranked, type Seat } from '@pantheon/kernel';
import { legacyOf } from './buildings.ts';
import { controller } from './control.ts';
import { DRY, type Ending, type G } from './types.ts';
import { onMap, shipsOf } from './world.ts';

/** The last round that is played. */
export const roundLimit = (g: G): number =>
  typeof g.options.roundLimit === 'number' ? g.options.roundLimit : (g.data.pack.roundLimit[String(g.seats.length)] ?? 12);

/** How the game ends with this round, or null if it goes on. */
export function endingOf(g: G): Ending | null {
  const { endAt } = g.data.pack.flood;
  if (g.s.counter >= endAt) return 'deforested';
  if (g.seats.every((seat) => onMap(g, g.s.workers, seat) + onMap(g, g.s.warriors, seat) === 0)) return 'extinct';
  let wooded = 0;
  g.s.trees.forEach((trees, land) => {
    if (trees > 0 && g.s.fate[land] === DRY) wooded++;
  });
  if (g.s.counter + wooded < endAt) return 'stalled';
  return g.s.round >= roundLimit(g) ? 'lastRound' : null;
}

/** What the four bonuses compare, for one player. */
export function bonusCounts(g: G, seat: Seat): { trees: number; ships: number; warriors: number; mines: number } {
  let trees = 0;
  let mines = 0;
  for (let land = 0; land < g.data.lands; land++) {
    if (controller(g, land) !== seat) continue;
    trees += numberAt(g.s.trees, land);
    mines += numberAt(g.s.mines, land);
  }
  return { trees, ships: shipsOf(g, seat), warriors: onMap(g, g.s.warriors, seat), mines };
}

const BONUSES = ['trees', 'ships', 'warriors', 'mines'] as const;

/** Legacy points, and a bonus to whoever has most trees, ships, warriors, mines; a tie gives it to nobody. */
export function result(g: G): Result {
  const counts = g.seats.map((seat) => bonusCounts(g, seat));
  const parts = g.seats.map((seat) => {
    const legacy = legacyOf(g, seat);
    const advanced = g.options.rules === 'advanced';
    return [
      { source: 'dolmens', points: legacy.dolmens },
      ...(advanced
        ? [
            { source: 'monuments', points: legacy.monuments },
            { source: 'wonders', points: legacy.wonders },
          ]
        : []),
      ...BONUSES.map((source) => {
        const mine = counts[seat]?.[source] as number;
        const alone = counts.every((other, index) => index === seat || other[source] < mine);
        return { source, points: alone ? (g.data.bonus[source] as number) : 0 };
      }),
    ];
  });
  const totals = parts.map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const ranks = ranked(totals.map((total) => [total]));
  return {
    how: g.s.ended ?? 'lastRound',
    scores: g.seats.map((seat) => ({ seat, rank: numberAt(ranks, seat), total: numberAt(totals, seat), parts: parts[seat] ?? [] })),
  };
}
