import { at, numberAt, type Seat } from '@pantheon/kernel';
import { godState } from './pieces.ts';
import type { Card, G } from './types.ts';

/** What must always be true. @rules BOM-10.11 */
export function invariants(g: G): string[] {
  const { data } = g;
  const problems: string[] = [];
  const cards = cardsEverywhere(g);
  if (cards.length !== data.allCards.length || new Set(cards).size !== cards.length) problems.push('cards were lost or doubled');
  if (!hasAllWorshipCards(g)) problems.push('Worship cards were lost or doubled');
  for (const seat of g.seats) problems.push(...problemsOf(g, seat));
  if (data.allGods.some((god) => godState(g, god).cubes.some((amount) => amount < 0))) problems.push('a god owes cubes');
  return problems;
}

function cardsEverywhere(g: G): Card[] {
  const { s, data } = g;
  return [
    ...s.deck,
    ...(s.top === null ? [] : [s.top]),
    ...s.discard,
    ...s.hand.flat(),
    ...s.dealt.flat(),
    ...s.played.flat().map(({ card }) => card),
    ...data.allGods.flatMap((god) => godState(g, god).under.map(({ card }) => card)),
  ];
}

function hasAllWorshipCards({ s, data }: G): boolean {
  const worship = [...s.worshipDeck, ...s.worshipDealt, ...s.worship.flat()];
  return s.order.length === 0 || worship.length === 0 || new Set(worship).size === data.allGods.length;
}

function problemsOf(g: G, seat: Seat): string[] {
  const { s, data } = g;
  const problems: string[] = [];
  const pawns = [...data.allGods.flatMap((god) => godState(g, god).pawns), ...s.harvest.flat()].filter((other) => other === seat);
  if (pawns.length + numberAt(s.free, seat) !== s.pawns[seat]) problems.push(`seat ${seat} has lost pawns`);
  if (numberAt(s.pawns, seat) > data.pack.village.maxActionPawns) problems.push(`seat ${seat} has too many pawns`);
  if (at(s.stock, seat).some((amount) => amount < 0)) problems.push(`seat ${seat} owes resources`);
  if (at(s.seen, seat).some((card) => ![...at(s.hand, seat), ...at(s.dealt, seat)].includes(card) && !isUnder(g, seat, card)))
    problems.push(`seat ${seat} lost a card that was seen`);
  return problems;
}

const isUnder = (g: G, seat: Seat, card: Card): boolean =>
  g.data.allGods.some((god) => godState(g, god).under.some((slipped) => slipped.card === card && slipped.seat === seat));
