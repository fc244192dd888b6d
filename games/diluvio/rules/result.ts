import { at, numberAt, type Result, ranked, type Seat } from '@pantheon/kernel';
import { legacyOf } from './buildings.ts';
import { controller } from './control.ts';
import type { G } from './types.ts';
import { onMap, shipsOf } from './world.ts';

const BONUSES = ['trees', 'ships', 'warriors', 'mines'] as const;

/** What the four bonuses compare, for one player. */
type BonusCounts = { readonly [bonus in (typeof BONUSES)[number]]: number };

/** @rules DIL-17.2, DIL-17.3, DIL-17.4, DIL-17.5 */
function bonusCounts(g: G, seat: Seat): BonusCounts {
  let trees = 0;
  let mines = 0;
  for (let land = 0; land < g.data.lands; land++) {
    if (controller(g, land) !== seat) continue;
    trees += numberAt(g.s.trees, land);
    mines += numberAt(g.s.mines, land);
  }
  return { trees, ships: shipsOf(g, seat), warriors: onMap(g, g.s.warriors, seat), mines };
}

/**
 * Legacy points, and a bonus to whoever has most trees, ships, warriors, mines; a tie gives it to nobody.
 * @rules DIL-1.1, DIL-17.6, DIL-17.7, DIL-17.8
 */
export function result(g: G): Result {
  const counts = g.seats.map((seat) => bonusCounts(g, seat));
  const parts = g.seats.map((seat) => [...legacyParts(g, seat), ...bonusParts(g, seat, counts)]);
  const totals = parts.map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const ranks = ranked(totals.map((total) => [total]));
  return {
    how: g.s.ended ?? 'lastRound',
    scores: g.seats.map((seat) => ({ seat, rank: numberAt(ranks, seat), total: numberAt(totals, seat), parts: at(parts, seat) })),
  };
}

type Part = Result['scores'][number]['parts'][number];

/** @rules DIL-17.1, DIL-19.12 */
function legacyParts(g: G, seat: Seat): Part[] {
  const { dolmens, monuments, wonders } = legacyOf(g, seat);
  const basic = [{ source: 'dolmens', points: dolmens }];
  if (g.options.rules !== 'advanced') return basic;
  return [...basic, { source: 'monuments', points: monuments }, { source: 'wonders', points: wonders }];
}

/** @rules DIL-17.6 */
const bonusParts = (g: G, seat: Seat, counts: readonly BonusCounts[]): Part[] =>
  BONUSES.map((source) => {
    const own = at(counts, seat)[source];
    const alone = counts.every((other, index) => index === seat || other[source] < own);
    return { source, points: alone ? (g.data.bonus[source] ?? 0) : 0 };
  });
