import { numberAt, type Result, ranked } from '@pantheon/kernel';
import { held } from './ring.ts';
import type { G } from './types.ts';

/** Points for isles, for gold, and for holding the isle of one's oracle. */
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
    scores: g.seats.map((seat) => ({ seat, rank: numberAt(ranks, seat), total: numberAt(totals, seat), parts: parts[seat] ?? [] })),
  };
}

/** What must always be true. */
export function invariants({ s }: G): string[] {
  const problems: string[] = [];
  if (s.gold.some((gold) => gold < 0)) problems.push('somebody owes gold');
  s.owner.forEach((seat, isle) => {
    if ((seat === null) !== (s.units[isle] === 0)) problems.push(`isle ${isle} has an owner without units, or units without an owner`);
  });
  return problems;
}
