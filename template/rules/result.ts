import { at, numberAt, type Result, ranked } from '@pantheon/kernel';
import type { G } from './types.ts';

/** Points for favour, for shrines, and for the shrine of one's omen. @rules BLK-4.2 */
export function result({ s, data, seats }: G): Result {
  const parts = seats.map((seat) => [
    { source: 'favour', points: numberAt(s.favour, seat) },
    { source: 'shrines', points: s.owner.filter((owner) => owner === seat).length * data.score.shrine },
    { source: 'omen', points: s.owner[numberAt(s.omen, seat)] === seat ? data.score.omen : 0 },
  ]);
  const totals = parts.map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const ranks = ranked(totals.map((total) => [total]));
  return {
    how: 'lastRound',
    scores: seats.map((seat) => ({ seat, rank: numberAt(ranks, seat), total: numberAt(totals, seat), parts: at(parts, seat) })),
  };
}
