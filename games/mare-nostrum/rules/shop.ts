import { type Message, numberAt, type Ref, type Seat } from '@pantheon/kernel';
import { benefitOf } from './benefit.ts';
import { handOf } from './hands.ts';
import { affords } from './pay.ts';
import { groundOf, placesFor } from './place.ts';
import { cardPrice, cardsForSale, cheapest } from './price.ts';
import { cardRef, itemRef } from './refs.ts';
import { type G, ITEMS, NONE, type Price, type Ware } from './types.ts';
import { sideOf } from './units.ts';

/** All that a seat could build or buy with the cards it holds, each at its best price. */
export function shopOf(g: G, seat: Seat): Ware[] {
  if (sideOf(g, seat) === NONE) return [];
  const hand = handOf(g, seat);
  const ground = groundOf(g, seat);
  const goods = [0, ...hand.slice(1)];
  const ware = (ref: Ref, price: Price, place: boolean, benefit: Message | null = null): Ware => {
    const byGoods = affords(goods, price.cost);
    return { ref, ...price, place, byTaxes: numberAt(hand, 0) >= price.cost, byGoods, benefit };
  };
  // Only whoever builds now reads it.
  const builds = g.s.stage === 'building' && g.s.active === seat;
  return [
    ...ITEMS.map((item) => {
      const places = placesFor(g, ground, item);
      return ware(itemRef(g, item, ground.side), cheapest(g, seat, item, places), places.length > 0);
    }),
    ...cardsForSale(g, seat).map((card) =>
      ware(cardRef(g, card), cardPrice(g, seat, card), true, builds ? benefitOf(g, seat, card) : null),
    ),
  ];
}
