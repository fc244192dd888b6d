import { type Message, numberAt, type Ref, type Seat } from '@pantheon/kernel';
import { benefitOf } from './benefit.ts';
import { holdings } from './buildings.ts';
import { goodsIn } from './hands.ts';
import { type Ground, groundOf, placesFor } from './place.ts';
import { cardPrices, cardsForSale, cheapest, priceAmong } from './price.ts';
import { cardRef, itemRef } from './refs.ts';
import { roleCounts } from './roles.ts';
import { type Card, ITEMS, NONE, type Price, TAX, type Visible } from './types.ts';
import { presence, sideOf } from './units.ts';

/** Something that a player may build or buy in his building turn. */
export interface Ware extends Price {
  readonly ref: Ref;
  /** Whether there is a place for it, and whether taxes or goods in hand pay for it. */
  readonly place: boolean;
  readonly byTaxes: boolean;
  readonly byGoods: boolean;
  /** Of a hero or wonder: in a few words what it would do for this seat as things stand; null where that cannot be said. */
  readonly benefit: Message | null;
}

/** Something that a seat could build or buy, whatever it holds in hand. */
interface Offer {
  readonly ref: Ref;
  readonly price: Price;
  /** Whether there is a place for it. */
  readonly place: boolean;
  /** The hero or wonder, or -1. */
  readonly card: Card;
}

/** All that a seat could build or buy with the cards of its hand, each at its best price. */
export function shopOf(g: Visible, seat: Seat, hand: readonly number[]): Ware[] {
  if (sideOf(g, seat) === NONE) return [];
  const sides = presence(g);
  const ground = groundOf(g, seat, sides);
  const held = holdings(g, sides);
  // What cards would do is told to whoever builds now.
  const builds = g.s.stage === 'building' && g.s.active === seat;
  const standing = builds ? { seat, hand, ground, held, counts: roleCounts(g, held), income: null } : null;
  const taxes = numberAt(hand, TAX);
  const goods = goodsIn(hand);
  return [...itemsTo(g, seat, ground), ...cardsTo(g, seat)].map(({ ref, price: { cost, printed, by }, place, card }) => ({
    ref,
    cost,
    printed,
    by,
    place,
    byTaxes: taxes >= cost,
    byGoods: goods >= cost,
    benefit: standing === null || card === NONE ? null : benefitOf(g, standing, card),
  }));
}

/** The items that a seat could build. */
const itemsTo = (g: Visible, seat: Seat, ground: Ground): Offer[] =>
  ITEMS.map((item) => {
    const places = placesFor(g, ground, item);
    return { ref: itemRef(g, item, sideOf(g, seat)), price: cheapest(g, seat, item, places), place: places.length > 0, card: NONE };
  });

/** The heroes and wonders for sale to a seat: their price is the same everywhere. */
function cardsTo(g: Visible, seat: Seat): Offer[] {
  const prices = cardPrices(g, seat);
  return cardsForSale(g, seat).map((card) => ({ ref: cardRef(g, card), price: priceAmong(prices, g, card), place: true, card }));
}
