import { at, numberAt, type Result, ranked } from '@pantheon/kernel';
import { held } from './ring.ts';
import type { G } from './types.ts';

/** Points for isles, for gold, and for holding the isle of one's oracle. @rules ISL-5.2 */
export function result(g: G): Result {
  const { score } = g.data;
  const parts = g.seats.map((seat) => {
    const isles = held(g, seat);
    return [
      { source: 'isles', points: isles.length * score.isle },
      { source: 'oracle', points: isles.includes(numberAt(g.s.oracle, seat)) ? score.oracle : 0 },
      { source: 'gold', points: numberAt(g.s.gold, seat) * score.gold },
    ];
  });
  const totals = parts.map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const ranks = ranked(totals.map((total) => [total]));
  return {
    how: 'lastRound',
    scores: g.seats.map((seat) => ({ seat, rank: numberAt(ranks, seat), total: numberAt(totals, seat), parts: at(parts, seat) })),
  };
}
