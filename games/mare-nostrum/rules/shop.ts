import { type Message, numberAt, type Ref, type Seat } from '@pantheon/kernel';
import { benefitOf, type Standing } from './benefit.ts';
import type { Holdings } from './buildings.ts';
import { goodsIn, handOf } from './hands.ts';
import { groundOf, placesFor } from './place.ts';
import { cardPrices, cardsForSale, cheapest, dependsOnPlace, priceAmong } from './price.ts';
import { cardRef, itemRef } from './refs.ts';
import { type G, ITEMS, NONE, type Price, TAX, type Ware } from './types.ts';
import { sideOf } from './units.ts';

/** What the board shows that a shop is drawn from: by space the sides with units there, who holds what, by seat what counts for roles. */
interface Board {
  readonly sides: readonly number[];
  readonly held: Holdings;
  readonly counts: readonly (readonly number[])[];
}

/** All that a seat could build or buy with the cards it holds, each at its best price. */
export function shopOf(g: G, seat: Seat, { sides, held, counts }: Board): Ware[] {
  if (sideOf(g, seat) === NONE) return [];
  const hand = handOf(g, seat);
  const taxes = numberAt(hand, TAX);
  const goods = goodsIn(hand);
  const ground = groundOf(g, seat, sides);
  const wares: Ware[] = [];
  const offer = (ref: Ref, { cost, printed, by }: Price, place: boolean, benefit: Message | null): void => {
    wares.push({ ref, cost, printed, by, place, byTaxes: taxes >= cost, byGoods: goods >= cost, benefit });
  };
  const most = dependsOnPlace(g, seat) ? undefined : 1;
  for (const item of ITEMS) {
    const places = placesFor(g, ground, item, most);
    offer(itemRef(g, item, ground.side), cheapest(g, seat, item, places), places.length > 0, null);
  }
  // Only whoever builds now reads it.
  const standing: Standing | null = g.s.stage === 'building' && g.s.active === seat ? { seat, ground, held, counts, income: null } : null;
  const prices = cardPrices(g, seat);
  for (const card of cardsForSale(g, seat))
    offer(cardRef(g, card), priceAmong(prices, g, card), true, standing === null ? null : benefitOf(g, standing, card));
  return wares;
}
