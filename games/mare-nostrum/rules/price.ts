import { at, type Seat } from '@pantheon/kernel';
import { handOf } from './hands.ts';
import { meansOf } from './pay.ts';
import { type Ground, placesFor, provinceOf } from './place.ts';
import { anyPower, cardsReducing, type Priced, powerOf } from './powers.ts';
import { type Card, FOR_SALE, type G, type Item, NONE, type Price, type Space, type Visible } from './types.ts';
import { sideOf } from './units.ts';

/** The price of something at a place: the printed cost less the single best reduction. @rules MAR-6.3, MAR-6.6 */
export function priceOf(g: Visible, seat: Seat, what: Priced, printed: number, space: Space): Price {
  const reducing = cardsReducing(g, what);
  const { cards, castor } = g.s;
  let best = 0;
  let by: Card = NONE;
  const weigh = (card: Card): void => {
    const less = reductionOf(g, seat, card, what, space);
    if (less <= best) return;
    best = less;
    by = card;
  };
  for (const card of reducing) if (cards[card] === seat) weigh(card);
  if (castor >= 0 && cards[g.data.castor] === seat && reducing.includes(castor)) weigh(castor);
  return { cost: printed - best, printed, by };
}

/**
 * By how many cards one of the cards that may do so makes something cheaper there: a figure in the data, or what its power says.
 * @rules MAR-6.6, MAR-12.6, MAR-14.1, MAR-14.4, MAR-14.6, MAR-15.13
 */
function reductionOf(g: Visible, seat: Seat, card: Card, what: Priced, space: Space): number {
  const { reduction } = at(g.data.cards, card);
  if (reduction !== null) return reduction.by;
  return powerOf(g, card).reduction?.(g, seat, what, space) ?? 0;
}

/** The price of an item in a province. */
export const itemPrice = (g: Visible, seat: Seat, item: Item, space: Space): Price =>
  priceOf(g, seat, item, g.data.components.costs[item], space);

/** Whether a power of a seat makes things cheaper in some places only. */
export const dependsOnPlace = (g: Visible, seat: Seat): boolean => anyPower(g, seat, 'reduction');

/** The lowest price of an item among some places. */
export function cheapest(g: Visible, seat: Seat, item: Item, places: readonly number[]): Price {
  let best = itemPrice(g, seat, item, NONE);
  if (!dependsOnPlace(g, seat)) return best;
  for (const place of places) {
    const price = itemPrice(g, seat, item, provinceOf(g, item, place));
    if (price.cost < best.cost) best = price;
  }
  return best;
}

/** The three prices that heroes and wonders have for a seat. */
export interface CardPrices {
  readonly hero: Price;
  readonly wonder: Price;
  readonly pyramids: Price;
}

/** @rules MAR-11.2, MAR-15.13 */
export function cardPrices(g: Visible, seat: Seat): CardPrices {
  const { costs } = g.data.components;
  return {
    hero: priceOf(g, seat, 'hero', costs.hero, NONE),
    wonder: priceOf(g, seat, 'wonder', costs.wonder, NONE),
    pyramids: priceOf(g, seat, 'pyramids', g.options.victory === 'long' ? costs.longVariant.pyramids : costs.pyramids, NONE),
  };
}

/** The one of these prices that a card has. */
export const priceAmong = ({ hero, wonder, pyramids }: CardPrices, { data }: Visible, card: Card): Price =>
  card === data.pyramids ? pyramids : at(data.cards, card).wonder ? wonder : hero;

/** The price of a hero or wonder. @rules MAR-11.2, MAR-15.13 */
export const cardPrice = (g: Visible, seat: Seat, card: Card): Price => priceAmong(cardPrices(g, seat), g, card);

/** The heroes and wonders that a seat could buy if it had the cards. @rules MAR-1.8, MAR-6.18, MAR-11.3 */
export function cardsForSale(g: Visible, seat: Seat): Card[] {
  const side = sideOf(g, seat);
  const { cards } = g.s;
  const found: Card[] = [];
  for (let card = 0; card < cards.length; card++) {
    if (cards[card] !== FOR_SALE) continue;
    const only = at(g.data.cards, card).side;
    if (only === NONE || only === side) found.push(card);
  }
  return found;
}

/** Where a seat can build an item with the cards it has; of very many places at most so many. */
export function affordable(g: G, seat: Seat, item: Item, ground: Ground, most?: number): number[] {
  const means = meansOf(handOf(g, seat));
  if (means >= g.data.components.costs[item]) return placesFor(g, ground, item, most);
  if (!dependsOnPlace(g, seat)) return means >= itemPrice(g, seat, item, NONE).cost ? placesFor(g, ground, item, most) : [];
  return placesFor(g, ground, item).filter((place) => means >= itemPrice(g, seat, item, provinceOf(g, item, place)).cost);
}
