import { at, type Seat, who } from '@pantheon/kernel';
import { cardRef } from './refs.ts';
import type { Card, G } from './types.ts';

/** Puts cards on the discard pile. */
export function discard(g: G, cards: readonly Card[]): void {
  g.s.discard.push(...cards);
}

/** Takes cards out of a hand; all see which, or only that they are gone. */
export function takeFromHand(g: G, seat: Seat, cards: readonly Card[], shown: boolean): void {
  const { hand, seen } = g.s;
  hand[seat] = at(hand, seat).filter((card) => !cards.includes(card));
  if (shown) seen[seat] = at(seen, seat).filter((card) => !cards.includes(card));
}

/** Puts cards into a hand. `shown` are those of them that everybody saw. */
export function addToHand(g: G, seat: Seat, cards: readonly Card[], shown: readonly Card[]): void {
  const { hand, seen } = g.s;
  hand[seat] = [...at(hand, seat), ...cards].sort();
  if (shown.length > 0) seen[seat] = [...at(seen, seat), ...shown].sort();
}

/** Takes cards off the deck, the discard pile becoming a new deck as soon as a card is wanted and none is there. */
export function takeFromDeck(g: G, count: number): { cards: Card[]; shown: Card | null } {
  const { s } = g;
  const cards: Card[] = [];
  const shown = count > 0 ? s.top : null;
  for (let left = count; left > 0; left--) {
    if (s.top !== null) {
      cards.push(s.top);
      s.top = null;
      continue;
    }
    if (s.deck.length === 0 && !reshuffle(g)) break;
    cards.push(g.draw(s.deck));
  }
  if (s.top === null && s.deck.length > 0) s.top = g.draw(s.deck);
  return { cards, shown };
}

function reshuffle(g: G): boolean {
  const { s } = g;
  if (s.discard.length === 0) return false;
  s.deck = [...s.discard].sort();
  s.discard = [];
  g.emitEffect('reshuffled', { cards: s.deck.length });
  return true;
}

/** Draws cards into a hand. */
export function drawCards(g: G, seat: Seat, count: number): void {
  const { cards, shown } = takeFromDeck(g, count);
  addToHand(g, seat, cards, shown === null ? [] : [shown]);
  announceDraw(g, seat, cards, shown);
}

/** Says what was drawn: to the owner all of it, to the others the number and the card that lay open, by the side they saw. */
export function announceDraw(g: G, seat: Seat, cards: readonly Card[], shown: Card | null): void {
  const open = shown === null ? 'none' : cardRef(shown, 2);
  g.emitPrivate(
    seat,
    ['drewOwn', { cards: cards.map((card) => cardRef(card)) }],
    ['drew', { seat: who(seat), count: cards.length, shown: open }],
  );
}
