import { at, type Seat, who } from '@pantheon/kernel';
import { cardRef } from './refs.ts';
import type { Card, G } from './types.ts';

/** Puts cards on the discard pile. @rules BOM-1.8 */
export function discard(g: G, cards: readonly Card[]): void {
  g.s.discard.push(...cards);
}

/** Takes cards out of a hand; all see which, or only that they are gone. */
export function takeFromHand(g: G, seat: Seat, cards: readonly Card[], shown: boolean): void {
  const { hand } = g.s;
  hand[seat] = at(hand, seat).filter((card) => !cards.includes(card));
  if (shown) forget(g, seat, cards);
}

/** Everybody sees that a seat no longer has these cards. */
export function forget({ s }: G, seat: Seat, cards: readonly Card[]): void {
  s.seen[seat] = at(s.seen, seat).filter((card) => !cards.includes(card));
}

/** Puts cards into a hand. @rules BOM-0.7, BOM-R.4 */
export function addToHand(g: G, seat: Seat, cards: readonly Card[]): void {
  g.s.hand[seat] = [...at(g.s.hand, seat), ...cards].sort();
}

/**
 * A seat takes cards off the deck; everybody saw each lie open on it. The discard pile becomes a new deck as soon as the last is taken.
 * @rules BOM-1.9, BOM-H.2, BOM-R.6
 */
export function takeFromDeck(g: G, seat: Seat, count: number): Card[] {
  const { s } = g;
  const cards: Card[] = [];
  if (s.top === null) turnUp(g);
  while (s.top !== null && cards.length < count) {
    cards.push(s.top);
    turnUp(g);
  }
  s.seen[seat] = [...at(s.seen, seat), ...cards].sort();
  return cards;
}

/** The next card lies open on the deck, if there is one. @rules BOM-1.8, BOM-H.2 */
function turnUp(g: G): void {
  const { s } = g;
  s.top = s.deck.length > 0 || reshuffle(g) ? g.draw(s.deck) : null;
}

/** @rules BOM-1.9, BOM-R.7 */
function reshuffle(g: G): boolean {
  const { s } = g;
  if (s.discard.length === 0) return false;
  s.deck = [...s.discard].sort();
  s.discard = [];
  g.emitEffect('reshuffled', { cards: s.deck.length });
  return true;
}

/** Draws cards into a hand. @rules BOM-10.1 */
export function drawCards(g: G, seat: Seat, count: number): void {
  const cards = takeFromDeck(g, seat, count);
  addToHand(g, seat, cards);
  announceDraw(g, seat, cards);
}

/** Says what was drawn: to the owner by the sides that are played first, to the others by those that lay open. @rules BOM-H.2 */
export function announceDraw(g: G, seat: Seat, cards: readonly Card[]): void {
  g.emitPrivate(
    seat,
    ['drewOwn', { cards: cards.map((card) => cardRef(card)) }],
    ['drewOpen', { seat: who(seat), cards: cards.map((card) => cardRef(card, 2)) }],
  );
}
