import { at, numberAt, type Result, ranked, type Seat } from '@pantheon/kernel';
import { placesIn } from './fields.ts';
import { cardData, godData, playedBy } from './pieces.ts';
import type { G, God } from './types.ts';

/**
 * What the place of a god pays: to the first in its field, and to the second where there are enough players for that.
 * @rules BOM-14.5, BOM-14.6
 */
export function prizesAt(g: G, god: God): number[] {
  const { positions, secondPrizeMinPlayers } = g.data.pack.pantheon;
  const { first, second } = at(positions, g.s.order.indexOf(god));
  return g.seats.length >= secondPrizeMinPlayers ? [first, second] : [first];
}

/** What a god pays to each seat. @rules BOM-14.7, BOM-14.8 */
export function prizesOf(g: G, god: God): number[] {
  const prizes = prizesAt(g, god);
  return placesIn(g, godData(g, god).field).map((place) => prizes[place - 1] ?? 0);
}

/** The temple bonus of cards still at level 1. @rules BOM-10.5, BOM-14.9 */
export function templeBonus(g: G, seat: Seat): number {
  const symbols = new Set<number>();
  for (const { card, level } of playedBy(g, seat)) if (level === 1) symbols.add(cardData(g, card).temple);
  return numberAt(g.data.templeBonus, symbols.size);
}

/** Each Worship card counts for whoever is first in its god's field, and against anybody else. @rules BOM-16.7, BOM-R.27 */
export function worshipPoints(g: G, seat: Seat): number {
  const { achieved, failed } = g.data.pack.expansions.worship;
  const points = at(g.s.worship, seat).map((god) => (placesIn(g, godData(g, god).field)[seat] === 1 ? achieved : failed));
  return points.reduce((sum, count) => sum + count, 0);
}

/** Points from the signs on the tracks. @rules BOM-12.2 */
export function signPoints(g: G, seat: Seat): number {
  let signs = 0;
  for (const owners of g.s.signs) for (const owner of owners) if (owner === seat) signs++;
  return signs * g.data.pack.secondaryTracks.victoryPoints;
}

/** The final score. @rules BOM-14.10, BOM-14.11 */
export function result(g: G): Result {
  const prizes = g.s.order.map((god) => ({ source: `god.${god}`, points: prizesOf(g, god) }));
  const parts = g.seats.map((seat) => [
    { source: 'signs', points: signPoints(g, seat) },
    ...prizes.map(({ source, points }) => ({ source, points: numberAt(points, seat) })),
    { source: 'temple', points: templeBonus(g, seat) },
    ...(g.options.worship === 'off' ? [] : [{ source: 'worship', points: worshipPoints(g, seat) }]),
  ]);
  const totals = parts.map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const ranks = ranked(totals.map((total) => [total]));
  return {
    how: 'eighthSeason',
    scores: g.seats.map((seat) => ({ seat, rank: numberAt(ranks, seat), total: numberAt(totals, seat), parts: at(parts, seat) })),
  };
}
