import { at, type Dice, type Seat, shuffle } from '@pantheon/kernel';
import { godState } from './pieces.ts';
import type { Card, G } from './types.ts';

/** Draws anew all that a seat cannot know: the deck, others' hands and slipped cards, Worship cards. @rules BOM-H.3, BOM-H.5 */
export function determinize(g: G, seat: Seat | null, dice: Dice): void {
  if (g.s.revealed) return;
  redealCards(g, seat, dice);
  redealWorship(g, seat, dice);
}

/** A place where a card lies that the seat does not know. */
type Slot = (card: Card) => void;

/** @rules BOM-H.3, BOM-H.4 */
function redealCards(g: G, seat: Seat | null, dice: Dice): void {
  const { s } = g;
  const unknown: Card[] = [...s.deck];
  const zones: { known: readonly Card[]; slots: readonly Slot[] }[] = [];
  for (const other of g.seats) {
    if (other === seat) continue;
    const zone = hiddenZone(g, other);
    const dealt = at(s.dealt, other);
    const known = at(s.seen, other).filter((card) => !dealt.includes(card));
    unknown.push(...zone.cards.filter((card) => !known.includes(card)));
    zones.push({ known, slots: zone.slots });
    const dealtAnew = dealt.filter((card) => at(s.seen, other).includes(card));
    const secret = dealt.filter((card) => !dealtAnew.includes(card));
    unknown.push(...secret);
    s.dealt[other] = dealtAnew;
    for (const _ of secret) zones.push({ known: [], slots: [(card) => dealtAnew.push(card)] });
  }
  shuffle(dice, unknown.sort());
  for (const { known, slots } of zones) {
    const cards = shuffle(dice, [...known, ...unknown.splice(0, slots.length - known.length)]);
    slots.forEach((put, place) => {
      put(at(cards, place));
    });
  }
  for (const other of g.seats) {
    at(s.hand, other).sort();
    at(s.dealt, other).sort();
  }
  s.deck = unknown.sort();
}

/** Where a seat's hidden cards lie: in its hand and under the gods. */
function hiddenZone(g: G, seat: Seat): { cards: Card[]; slots: Slot[] } {
  const hand = at(g.s.hand, seat);
  const cards = [...hand];
  const slots: Slot[] = hand.map((_, place) => (card) => {
    hand[place] = card;
  });
  for (const god of g.data.allGods)
    for (const slipped of godState(g, god).under) {
      if (slipped.seat !== seat) continue;
      cards.push(slipped.card);
      slots.push((card) => {
        slipped.card = card;
      });
    }
  return { cards, slots };
}

/** @rules BOM-H.3 */
function redealWorship(g: G, seat: Seat | null, dice: Dice): void {
  const { s } = g;
  const mine = seat !== null && s.turn === seat;
  const others = g.seats.filter((other) => other !== seat);
  const unknown = [...s.worshipDeck, ...(mine ? [] : s.worshipDealt), ...others.flatMap((other) => at(s.worship, other))];
  shuffle(dice, unknown.sort());
  for (const other of others) s.worship[other] = unknown.splice(0, at(s.worship, other).length).sort();
  if (!mine) s.worshipDealt = unknown.splice(0, s.worshipDealt.length).sort();
  s.worshipDeck = unknown.sort();
}
