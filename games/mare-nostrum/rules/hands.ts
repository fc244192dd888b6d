import { add, at, numberAt, type Seat } from '@pantheon/kernel';
import { type G, type Kind, NONE, TAX } from './types.ts';

/** The number of cards in a list by kind. */
export function total(cards: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < cards.length; kind++) sum += cards[kind] as number;
  return sum;
}

/** A list by kind with nothing in it. */
export const noCards = (g: { readonly data: G['data'] }): number[] => g.data.noCards.slice();

/** The cards of a seat by kind. */
export const handOf = (g: G, seat: Seat): number[] => g.s.hands[seat] as number[];

/** The number of cards in a hand. @rules MAR-18.1 */
export const handSize = (g: G, seat: Seat): number => total(handOf(g, seat));

/** How many different goods a hand holds. */
export function goodsIn(hand: readonly number[]): number {
  let kinds = 0;
  for (let kind = TAX + 1; kind < hand.length; kind++) if ((hand[kind] as number) > 0) kinds++;
  return kinds;
}

/** Whether the bank has a card of a kind left. */
export const inBank = (g: G, kind: Kind): boolean => numberAt(g.s.bank, kind) > 0;

/** The kinds that the bank still has. */
export function kindsInBank(g: G): Kind[] {
  const { bank } = g.s;
  const found: Kind[] = [];
  for (let kind = 0; kind < bank.length; kind++) if ((bank[kind] as number) > 0) found.push(kind);
  return found;
}

/**
 * The bank as it lies open before all. The cards that Isis is about to give leave it all at once, so that nobody sees who gets which.
 * @rules MAR-18.4, MAR-18.7, MAR-21.59
 */
export function bankInSight(g: G): number[] {
  const bank = g.s.bank.slice();
  for (const gift of g.s.gifts) if (gift !== NONE) add(bank, gift, 1);
  return bank;
}

/** Gives a seat cards from the bank that all see. @rules MAR-18.2 */
export function draw(g: G, seat: Seat, kind: Kind, count = 1): void {
  add(g.s.bank, kind, -count);
  put(g, seat, kind, count);
}

/** Puts cards that all see into a hand. */
export function put(g: G, seat: Seat, kind: Kind, count = 1): void {
  add(handOf(g, seat), kind, count);
  add(at(g.s.knowledge.known, seat), kind, count);
}

/** Takes cards out of a hand for all to see. */
export function show(g: G, seat: Seat, kind: Kind, count = 1): void {
  add(handOf(g, seat), kind, -count);
  const known = at(g.s.knowledge.known, seat);
  const seen = Math.min(count, numberAt(known, kind));
  if (seen > 0) add(known, kind, -seen);
  if (count > seen) unveil(g, seat, kind, count - seen);
}

/** Cards appear that nobody could be sure of: what was hidden is so much less. */
function unveil(g: G, seat: Seat, kind: Kind, count: number): void {
  const { knowledge } = g.s;
  const { lent } = knowledge;
  let left = count;
  if (lent !== null && lent.to === seat && lent.kind === kind) {
    const giver = at(knowledge.known, lent.from);
    if (numberAt(giver, kind) > 0) add(giver, kind, -1);
    knowledge.lent = null;
    left--;
  }
  for (const viewer of g.seats) {
    for (let card = 0; card < left; card++) {
      const at = knowledge.told.findIndex(([who, holder, what]) => who === viewer && holder === seat && what === kind);
      if (at >= 0) knowledge.told.splice(at, 1);
    }
  }
  if (kind !== TAX) knowledge.veiled[seat] = Math.max(0, numberAt(knowledge.veiled, seat) - left);
}

/** Pays cards to the bank. @rules MAR-6.4, MAR-18.2 */
export function pay(g: G, seat: Seat, cards: readonly number[]): void {
  for (let kind = 0; kind < cards.length; kind++) {
    const count = cards[kind] as number;
    if (count === 0) continue;
    show(g, seat, kind, count);
    add(g.s.bank, kind, count);
  }
}

/** Gives a seat a card, already out of the bank, that only it and the giver know. @rules MAR-18.4 */
export function slip(g: G, giver: Seat, seat: Seat, kind: Kind): void {
  add(handOf(g, seat), kind, 1);
  if (giver !== seat) g.s.knowledge.told.push([giver, seat, kind]);
}

/** One player gives another a card that only the two know. @rules MAR-18.6 */
export function lend(g: G, from: Seat, to: Seat, kind: Kind): void {
  add(handOf(g, from), kind, -1);
  add(handOf(g, to), kind, 1);
  g.s.knowledge.lent = { from, to, kind };
}

/**
 * Puts away all of a hand but the cards kept, for all to see; returns what was put away. The taxes that are kept are known by their
 * number, the goods lie face down.
 * @rules MAR-18.5
 */
export function keepOnly(g: G, seat: Seat, kept: readonly number[]): number[] {
  const hand = handOf(g, seat);
  const { knowledge } = g.s;
  const discarded = noCards(g);
  for (let kind = 0; kind < hand.length; kind++) {
    const count = numberAt(hand, kind) - numberAt(kept, kind);
    if (count === 0) continue;
    discarded[kind] = count;
    add(g.s.bank, kind, count);
    hand[kind] = numberAt(kept, kind);
  }
  const known = noCards(g);
  known[TAX] = numberAt(kept, TAX);
  knowledge.known[seat] = known;
  knowledge.veiled[seat] = total(kept) - numberAt(kept, TAX);
  knowledge.told = knowledge.told.filter(([, holder]) => holder !== seat);
  knowledge.lent = null;
  return discarded;
}
