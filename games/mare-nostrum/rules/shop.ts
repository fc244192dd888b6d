import { numberAt, type Ref, type Seat } from '@pantheon/kernel';
import { affords } from './pay.ts';
import { groundOf, placesFor } from './place.ts';
import { cardPrice, cardsForSale, cheapest, type Price } from './price.ts';
import { cardRef, itemRef } from './refs.ts';
import { type G, ITEMS, NONE } from './types.ts';
import { sideOf } from './units.ts';

/** Something that a player may build or buy in his building turn. */
export interface Ware extends Price {
  readonly ref: Ref;
  /** Whether there is a place for it, and whether taxes or goods in hand pay for it. */
  readonly place: boolean;
  readonly byTaxes: boolean;
  readonly byGoods: boolean;
}

/** All that a seat could build or buy with the cards it holds, each at its best price. */
export function shopOf(g: G, seat: Seat): Ware[] {
  if (sideOf(g, seat) === NONE) return [];
  const hand = g.s.hands[seat] as number[];
  const ground = groundOf(g, seat);
  const goods = [0, ...hand.slice(1)];
  const ware = (ref: Ref, price: Price, place: boolean): Ware => {
    const byGoods = affords(goods, price.cost);
    return { ref, ...price, place, byTaxes: numberAt(hand, 0) >= price.cost, byGoods };
  };
  return [
    ...ITEMS.map((item) => {
      const places = placesFor(g, ground, item);
      return ware(itemRef(g, item, ground.side), cheapest(g, seat, item, places), places.length > 0);
    }),
    ...cardsForSale(g, seat).map((card) => ware(cardRef(g, card), cardPrice(g, seat, card), true)),
  ];
}
