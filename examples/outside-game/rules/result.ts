import { at, numberAt, type Result, ranked } from '@pantheon/kernel';
import type { G } from './types.ts';

/** A point for each flower, and more for each last one. @rules LOT-3.1, LOT-3.2 */
export function result({ s, data, seats }: G): Result {
  const parts = seats.map((seat) => [
    { source: 'flowers', points: numberAt(s.gathered, seat) },
    { source: 'ponds', points: numberAt(s.emptied, seat) * data.score.last },
  ]);
  const totals = parts.map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const ranks = ranked(totals.map((total) => [total]));
  return {
    how: 'noFlowers',
    scores: seats.map((seat) => ({ seat, rank: numberAt(ranks, seat), total: numberAt(totals, seat), parts: at(parts, seat) })),
  };
}
