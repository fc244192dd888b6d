import { at, type Seat } from '@pantheon/kernel';
import { handOf } from './hands.ts';
import { affords } from './pay.ts';
import { type Ground, placesFor, provinceOf } from './place.ts';
import { cardsWithPower, type Priced, powerOf } from './powers.ts';
import { type Card, FOR_SALE, type G, type Item, NONE, type Price, type Space } from './types.ts';
import { sideOf } from './units.ts';

/** The price of something at a place: the printed cost less the single best reduction. @rules MAR-6.3, MAR-6.6 */
export function priceOf(g: G, seat: Seat, what: Priced, printed: number, space: Space): Price {
  let best = 0;
  let by: Card = NONE;
  for (const card of cardsWithPower(g, seat)) {
    const less = reductionOf(g, seat, card, what, space);
    if (less <= best) continue;
    best = less;
    by = card;
  }
  return { cost: printed - best, printed, by };
}

/**
 * By how many cards the power of a card makes something cheaper there: a figure in the data, or what its power says.
 * @rules MAR-6.6, MAR-12.6, MAR-14.1, MAR-14.4, MAR-14.6, MAR-15.13
 */
function reductionOf(g: G, seat: Seat, card: Card, what: Priced, space: Space): number {
  const { reduction } = at(g.data.cards, card);
  if (reduction !== null) return reduction.items.includes(what) ? reduction.by : 0;
  return powerOf(g, card).reduction?.(g, seat, what, space) ?? 0;
}

/** The price of an item in a province. */
export const itemPrice = (g: G, seat: Seat, item: Item, space: Space): Price =>
  priceOf(g, seat, item, g.data.components.costs[item], space);

/** The lowest price of an item among some places. */
export function cheapest(g: G, seat: Seat, item: Item, places: readonly number[]): Price {
  const prices = places.map((place) => itemPrice(g, seat, item, provinceOf(g, item, place)));
  return prices.reduce((best, price) => (price.cost < best.cost ? price : best), itemPrice(g, seat, item, NONE));
}

/** The price of a hero or wonder. @rules MAR-11.2, MAR-15.13 */
export function cardPrice(g: G, seat: Seat, card: Card): Price {
  const { costs } = g.data.components;
  if (card === g.data.pyramids)
    return priceOf(g, seat, 'pyramids', g.options.victory === 'long' ? costs.longVariant.pyramids : costs.pyramids, NONE);
  return g.data.cards[card]?.wonder ? priceOf(g, seat, 'wonder', costs.wonder, NONE) : priceOf(g, seat, 'hero', costs.hero, NONE);
}

/** The heroes and wonders that a seat could buy if it had the cards. @rules MAR-1.8, MAR-6.18, MAR-11.3 */
export function cardsForSale(g: G, seat: Seat): Card[] {
  const side = sideOf(g, seat);
  const found: Card[] = [];
  g.s.cards.forEach((owner, card) => {
    const only = at(g.data.cards, card).side;
    if (owner === FOR_SALE && (only === NONE || only === side)) found.push(card);
  });
  return found;
}

/** Where a seat can build an item with the cards it has. */
export function affordable(g: G, seat: Seat, item: Item, ground: Ground): number[] {
  const hand = handOf(g, seat);
  const printed = g.data.components.costs[item];
  const places = placesFor(g, ground, item);
  return affords(hand, printed)
    ? places
    : places.filter((place) => affords(hand, itemPrice(g, seat, item, provinceOf(g, item, place)).cost));
}
