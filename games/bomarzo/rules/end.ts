import { choose, clockwiseFrom, numberAt, type Result, type Rule, ranked, type Seat, type Topic, who } from '@pantheon/kernel';
import { FOOD, SILVER } from '../data/read.ts';
import { cardRef, fieldRef, godRef } from './refs.ts';
import type { Card, G, God, GodState, Played } from './types.ts';

const PRIMARY_KEYS = ['building', 'knowledge', 'character'];

const fieldTopic: Topic<number, G> = {
  id: 'primaryField',
  key: (field) => PRIMARY_KEYS[field] ?? String(field),
  text: (field, g) => fieldRef(g, field),
  focus: (field, g) => [fieldRef(g, field)],
};

/** The next card with two symbols gets its field; false when all have one. */
export function* choosePrimaryField(g: G): Rule<boolean> {
  for (const seat of clockwiseFrom(g.seats, g.s.first)) {
    const card = g.s.played[seat]?.find(({ level, field }) => level === 2 && field === null);
    if (card === undefined) continue;
    const field = yield* choose(seat, fieldTopic, g.data.cards[card.card]?.primary ?? [], { about: { card: cardRef(card.card, 2) } });
    card.field = field;
    g.emit('chose', { seat: who(seat), card: cardRef(card.card, 2), field: fieldRef(g, field) });
    return true;
  }
  return false;
}

/** The Devotion of a god: the sum of the cards under it. */
export const devotionOf = (g: G, god: God): number =>
  (g.s.gods[god] as GodState).under.reduce((sum, { card }) => sum + (g.data.cards[card]?.devotion ?? 0), 0);

/** The cards under the gods are shown, and the gods take their final places. */
export function settlePantheon(g: G): void {
  for (const god of g.s.order) {
    const { under } = g.s.gods[god] as GodState;
    if (under.length > 0)
      g.emit('devotion', { god: godRef(god), value: devotionOf(g, god), cards: under.map(({ card }) => cardRef(card)) });
  }
  g.s.order = [...g.s.order].sort((a, b) => devotionOf(g, b) - devotionOf(g, a));
  g.s.revealed = true;
  g.reveal();
  g.emit('pantheon', { gods: g.s.order.map(godRef) });
}

/** How a seat stands in one of the eight fields. */
export function fieldValue(g: G, seat: Seat, field: number): number {
  if (field < 3) return g.s.tracks[seat]?.[field] ?? 0;
  if (field < 6) return (g.s.played[seat] ?? []).filter((card) => card.level === 2 && card.field === field - 3).length;
  return g.s.stock[seat]?.[field === 6 ? FOOD : SILVER] ?? 0;
}

/** How the seats compare in a field: at the end of a track whoever came first is ahead. */
function standing(g: G, field: number): number[] {
  return g.seats.map((seat) => {
    const arrival = field < 3 ? (g.s.arrived[field] ?? []).indexOf(seat) : -1;
    return fieldValue(g, seat, field) + (arrival < 0 ? 0 : (g.seats.length - arrival) / (g.seats.length + 1));
  });
}

/** The place of each seat in a field: 1 for first, 2 for the next value; 0 for a value of 0. */
export function placesIn(g: G, field: number): number[] {
  const values = standing(g, field);
  const distinct = [...new Set(values.filter((value) => value > 0))].sort((a, b) => b - a);
  return values.map((value) => distinct.indexOf(value) + 1);
}

/** What a god pays to each seat in its final position. */
export function prizesOf(g: G, god: God): number[] {
  const { positions, secondPrizeMinPlayers } = g.data.pack.pantheon;
  const { first, second } = positions[g.s.order.indexOf(god)] as { first: number; second: number };
  const secondCounts = g.seats.length >= secondPrizeMinPlayers;
  return placesIn(g, g.data.gods[god]?.field ?? 0).map((place) => (place === 1 ? first : place === 2 && secondCounts ? second : 0));
}

/** The temple bonus of cards still at level 1. */
export function templeBonus(g: G, seat: Seat): number {
  const symbols = new Set((g.s.played[seat] ?? []).filter(({ level }) => level === 1).map(({ card }) => g.data.cards[card]?.temple));
  return g.data.templeBonus[symbols.size] ?? 0;
}

/** Each Worship card counts for whoever is first in its god's field, and against anybody else. */
export function worshipPoints(g: G, seat: Seat): number {
  const { achieved, failed } = g.data.pack.expansions.worship;
  return (g.s.worship[seat] ?? []).reduce(
    (sum, god) => sum + (placesIn(g, g.data.gods[god]?.field ?? 0)[seat] === 1 ? achieved : failed),
    0,
  );
}

/** Points from the signs on the tracks. */
export const signPoints = (g: G, seat: Seat): number =>
  g.s.signs.flat().filter((owner) => owner === seat).length * g.data.pack.secondaryTracks.victoryPoints;

/** The final score. */
export function result(g: G): Result {
  const parts = g.seats.map((seat) => [{ source: 'signs', points: signPoints(g, seat) }]);
  for (const god of g.s.order) {
    const prizes = prizesOf(g, god);
    for (const seat of g.seats) parts[seat]?.push({ source: `god.${god}`, points: numberAt(prizes, seat) });
  }
  for (const seat of g.seats) {
    parts[seat]?.push({ source: 'temple', points: templeBonus(g, seat) });
    if (g.options.worship !== 'off') parts[seat]?.push({ source: 'worship', points: worshipPoints(g, seat) });
  }
  const totals = parts.map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const ranks = ranked(totals.map((total) => [total]));
  return {
    how: 'eighthSeason',
    scores: g.seats.map((seat) => ({ seat, rank: numberAt(ranks, seat), total: numberAt(totals, seat), parts: parts[seat] ?? [] })),
  };
}

/** What must always be true. */
export function invariants(g: G): string[] {
  const { s, data } = g;
  const problems: string[] = [];
  const cards: Card[] = [
    ...s.deck,
    ...(s.top === null ? [] : [s.top]),
    ...s.discard,
    ...s.hand.flat(),
    ...s.dealt.flat(),
    ...s.played.flat().map(({ card }: Played) => card),
    ...data.allGods.flatMap((god) => (s.gods[god] as GodState).under.map(({ card }) => card)),
  ];
  if (cards.length !== data.allCards.length || new Set(cards).size !== cards.length) problems.push('cards were lost or doubled');
  const worship = [...s.worshipDeck, ...s.worshipDealt, ...s.worship.flat()];
  if (s.order.length > 0 && worship.length > 0 && new Set(worship).size !== data.allGods.length)
    problems.push('Worship cards were lost or doubled');
  for (const seat of g.seats) {
    const placed = data.allGods.reduce((sum, god) => sum + (s.gods[god] as GodState).pawns.filter((other) => other === seat).length, 0);
    const harvesting = s.harvest.flat().filter((other) => other === seat).length;
    if (placed + harvesting + numberAt(s.free, seat) !== s.pawns[seat]) problems.push(`seat ${seat} has lost pawns`);
    if (numberAt(s.pawns, seat) > data.pack.village.maxActionPawns) problems.push(`seat ${seat} has too many pawns`);
    if ((s.stock[seat] as number[]).some((amount) => amount < 0)) problems.push(`seat ${seat} owes resources`);
    if ((s.seen[seat] as Card[]).some((card) => !s.hand[seat]?.includes(card) && !isUnder(g, seat, card)))
      problems.push(`seat ${seat} lost a card that was seen`);
  }
  if (data.allGods.some((god) => (s.gods[god] as GodState).cubes.some((amount) => amount < 0))) problems.push('a god owes cubes');
  return problems;
}

const isUnder = (g: G, seat: Seat, card: Card): boolean =>
  g.data.allGods.some((god) => (g.s.gods[god] as GodState).under.some((slipped) => slipped.card === card && slipped.seat === seat));
