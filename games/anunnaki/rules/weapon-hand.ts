import { at, chooseOrPass, numberAt, type Rule, type Seat, who } from '@pantheon/kernel';
import { bitCount } from '../data/bits.ts';
import type { House, WeaponCard } from '../data/model.ts';
import { playerAt } from './planets.ts';
import { weaponTopic } from './questions.ts';
import { weaponRef } from './refs.ts';
import type { G, WeaponId } from './types.ts';

/** The House of a seat. */
export const houseOf = (g: G, seat: Seat): House => g.data.houses[playerAt(g, seat).house] as House;

const armTopic = weaponTopic('arm');

/** How many Advanced cards a seat has in hand: all can see that. @rules ANU-8.2 */
export const handSize = (g: G, seat: Seat): number => bitCount(numberAt(g.s.hands, seat));

/** Bits of the cards that a seat has on the table in a battle. */
function onTable(g: G, seat: Seat): number {
  const { battle, active } = g.s;
  if (battle === null) return 0;
  const cards = seat === active ? battle.cards[0] : seat === battle.defender ? battle.cards[1] : undefined;
  let bits = 0;
  for (const card of cards ?? []) {
    const index = houseOf(g, seat).advanced.indexOf(card);
    if (index >= 0) bits |= 1 << index;
  }
  return bits;
}

const allCards = (g: G, seat: Seat): number => (1 << houseOf(g, seat).advanced.length) - 1;

const deckBits = (g: G, seat: Seat): number => allCards(g, seat) & ~numberAt(g.s.hands, seat) & ~onTable(g, seat);

/** How many Advanced cards are left in the deck of a seat. */
export const deckSize = (g: G, seat: Seat): number => bitCount(deckBits(g, seat));

/** A Weapon card by its number. */
export const weaponAt = (g: G, card: WeaponId): WeaponCard => g.data.weapons[card] as WeaponCard;

const cardsIn = (g: G, seat: Seat, bits: number): WeaponCard[] => {
  const found: WeaponCard[] = [];
  houseOf(g, seat).advanced.forEach((card, index) => {
    if (bits & (1 << index)) found.push(weaponAt(g, card));
  });
  return found;
};

/** The Advanced cards in the hand of a seat. */
export const handOf = (g: G, seat: Seat): WeaponCard[] => cardsIn(g, seat, numberAt(g.s.hands, seat));

/** The Advanced cards in the deck of a seat. */
const deckOf = (g: G, seat: Seat): WeaponCard[] => cardsIn(g, seat, deckBits(g, seat));

const bitOf = (g: G, seat: Seat, card: WeaponId): number => 1 << houseOf(g, seat).advanced.indexOf(card);

/** Takes Advanced cards of the player's choice from the own deck, unseen by the others. @rules ANU-8.1, ANU-R.69, ANU-R.72 */
export function* takeWeapons(g: G, seat: Seat, n: number): Rule {
  for (let left = n; left > 0 && deckSize(g, seat) > 0; left--) {
    const card = yield* chooseOrPass(seat, armTopic, deckOf(g, seat), { about: { n: left } });
    if (card === null) return;
    drawUnseen(g, seat, card.index);
    g.emitPrivate(seat, ['armed', { seat: who(seat), weapon: weaponRef(g, card.index) }], ['armedUnseen', { seat: who(seat) }]);
  }
}

/** Some hands from the smallest number on; spread instead, the list would not be one of whole numbers to the engine. */
function ascending(hands: Iterable<number>): number[] {
  const list: number[] = [];
  for (const hand of hands) list.push(hand);
  return list.sort((a, b) => a - b);
}

/** All hands that come about if one of some cards joins each. */
const grown = (hands: readonly number[], cards: number): number[] => {
  const found = new Set<number>();
  for (const hand of hands) for (let left = cards & ~hand; left !== 0; left &= left - 1) found.add(hand | (left & -left));
  return ascending(found);
};

/** All hands that come about if any card leaves each. */
const shrunk = (hands: readonly number[]): number[] => {
  const found = new Set<number>();
  for (const hand of hands) for (let left = hand; left !== 0; left &= left - 1) found.add(hand & ~(left & -left));
  return ascending(found);
};

/** A card joins the hand. In an imagined game the hand may hold it already: then another one joins. */
function drawUnseen(g: G, seat: Seat, card: WeaponId): void {
  const { hands, suspected } = g.s;
  const deck = deckBits(g, seat);
  const bit = bitOf(g, seat, card);
  suspected[seat] = grown(at(suspected, seat), allCards(g, seat) & ~onTable(g, seat));
  hands[seat] = numberAt(hands, seat) | (deck & bit ? bit : deck & -deck);
}

/** A card goes back to the deck unseen. In an imagined game the hand may not hold it: then another one goes. @rules ANU-17.1 */
export function putBackUnseen(g: G, seat: Seat, card: WeaponId): void {
  const { hands, suspected } = g.s;
  const hand = numberAt(hands, seat);
  const bit = bitOf(g, seat, card);
  hands[seat] = hand & ~(hand & bit ? bit : hand & -hand);
  suspected[seat] = shrunk(at(suspected, seat));
}

/**
 * An Advanced card leaves the hand for all to see. In an imagined game the hand may not hold it: then it takes the place of another one.
 * @rules ANU-17.1
 */
export function show(g: G, seat: Seat, card: WeaponId): void {
  const { hands, suspected } = g.s;
  const bit = bitOf(g, seat, card);
  const holds = at(suspected, seat).filter((hand) => hand & bit);
  if ((numberAt(hands, seat) & bit) === 0) hands[seat] = numberAt(holds, 0);
  hands[seat] = numberAt(hands, seat) & ~bit;
  suspected[seat] = holds.map((hand) => hand & ~bit);
}

/** A card that all have seen comes back to the hand. @rules ANU-17.1 */
export function takeBack(g: G, seat: Seat, card: WeaponId): void {
  const { hands, suspected } = g.s;
  const bit = bitOf(g, seat, card);
  hands[seat] = numberAt(hands, seat) | bit;
  suspected[seat] = at(suspected, seat).map((hand) => hand | bit);
}

/** It turns out whether a hand holds a card of the kind that has to be played. */
export function showWhetherArmed(g: G, seat: Seat, isArmed: boolean, playable: (card: WeaponCard) => boolean): void {
  const { suspected } = g.s;
  suspected[seat] = at(suspected, seat).filter((hand) => cardsIn(g, seat, hand).some(playable) === isArmed);
}
