import { numberAt, type Seat } from '@pantheon/kernel';
import { FOOD, SILVER, WINE } from '../data/ids.ts';
import type { Cubes, Tribute } from '../data/read.ts';
import { godData, godState, handOf, stockOf } from './pieces.ts';
import { ready } from './powers.ts';
import type { G, God } from './types.ts';

/** A payment: cubes of Food, Silver, Wine, then cards discarded as Food and as Silver. */
export type Payment = readonly [food: number, silver: number, wine: number, asFood: number, asSilver: number];

/** Places in a payment, after those of the cubes, and in a tribute. */
const AS_FOOD = 3;
const AS_SILVER = 4;
const ANY = 2;

/** What a pawn on this god has to pay now. @rules BOM-5.1, BOM-5.2, BOM-5.5, BOM-5.6, BOM-5.7, BOM-R.20 */
export function tributeOf(g: G, god: God): Tribute {
  const { pawns, cubes, mossy } = godState(g, god);
  if (pawns.length > 0) return [cubes[FOOD], cubes[SILVER], cubes[WINE] + 1];
  const { mossy: whenMossy, active } = godData(g, god);
  return mossy ? whenMossy : active;
}

/** By how much a number goes beyond another. */
const beyond = (limit: number, count: number): number => (count > limit ? count - limit : 0);

/**
 * How many Conversions a payment needs to fill every slot; null if it cannot fill them, or if a card fills none.
 * Cards fill slots of their own kind first, then slots for anything. Cubes fill what is left of their own kind; where they are too few, Wine
 * stands in for them, and where that is too little, a spare cube of the other kind is converted. Slots for anything take whatever is spare.
 * @rules BOM-0.4, BOM-5.8, BOM-5.13, BOM-8.5, BOM-11.7, BOM-R.33
 */
export function conversionsFor(tribute: Tribute, payment: Payment): number | null {
  const asFood = payment[AS_FOOD];
  const asSilver = payment[AS_SILVER];
  const anyLeft = tribute[ANY] - beyond(tribute[FOOD], asFood) - beyond(tribute[SILVER], asSilver);
  if (anyLeft < 0) return null;
  const foodLeft = beyond(asFood, tribute[FOOD]);
  const silverLeft = beyond(asSilver, tribute[SILVER]);
  const lacking = beyond(payment[FOOD], foodLeft) + beyond(payment[SILVER], silverLeft);
  const spare = beyond(foodLeft, payment[FOOD]) + beyond(silverLeft, payment[SILVER]);
  return spare + payment[WINE] < lacking + anyLeft ? null : beyond(payment[WINE], lacking);
}

/** What a seat can pay with: stock, number of hand cards, ready Conversions. All public. */
export interface Purse {
  readonly stock: Readonly<Cubes>;
  readonly cards: number;
  readonly conversions: number;
}

export const purseOf = (g: G, seat: Seat): Purse => ({
  stock: stockOf(g, seat),
  cards: handOf(g, seat).length,
  conversions: ready(g, seat, 'conversion'),
});

const isLegal = (tribute: Tribute, purse: Purse, payment: Payment): boolean => {
  const conversions = conversionsFor(tribute, payment);
  return conversions !== null && conversions <= purse.conversions;
};

/**
 * Whether the first counts of a payment can be completed to a legal one. More cubes never make it illegal, so those still open count in
 * full; cards have to be tried.
 * @rules BOM-5.13
 */
export function canComplete(tribute: Tribute, purse: Purse, counts: readonly number[], fixed: number): boolean {
  const { stock, cards } = purse;
  const trial: [...Payment] = [
    fixed > FOOD ? numberAt(counts, FOOD) : stock[FOOD],
    fixed > SILVER ? numberAt(counts, SILVER) : stock[SILVER],
    fixed > WINE ? numberAt(counts, WINE) : stock[WINE],
    0,
    0,
  ];
  const leastAsFood = fixed > AS_FOOD ? numberAt(counts, AS_FOOD) : 0;
  const mostAsFood = fixed > AS_FOOD ? Math.min(leastAsFood, cards) : cards;
  for (let asFood = leastAsFood; asFood <= mostAsFood; asFood++) {
    const leastAsSilver = fixed > AS_SILVER ? numberAt(counts, AS_SILVER) : 0;
    const mostAsSilver = fixed > AS_SILVER ? Math.min(leastAsSilver, cards - asFood) : cards - asFood;
    trial[AS_FOOD] = asFood;
    for (let asSilver = leastAsSilver; asSilver <= mostAsSilver; asSilver++) {
      trial[AS_SILVER] = asSilver;
      if (isLegal(tribute, purse, trial)) return true;
    }
  }
  return false;
}

/** Whether a seat could pay this tribute at all. @rules BOM-5.13 */
export const canPay = (tribute: Tribute, purse: Purse): boolean => canComplete(tribute, purse, [], 0);

/** Payments without anything beyond the requirement: with the fewest cards and the least Wine first. @rules BOM-5.9 */
export function exactPayments(tribute: Tribute, purse: Purse, most: number): Payment[] {
  const slots = tribute[0] + tribute[1] + tribute[2];
  const { stock, cards } = purse;
  const found: Payment[] = [];
  for (let wine = Math.min(stock[WINE], slots); wine >= 0; wine--)
    for (let food = Math.min(stock[FOOD], slots - wine); food >= 0; food--)
      for (let silver = Math.min(stock[SILVER], slots - wine - food); silver >= 0; silver--) {
        const byCards = slots - wine - food - silver;
        if (byCards > cards) continue;
        for (let asFood = byCards; asFood >= 0; asFood--) {
          const payment: Payment = [food, silver, wine, asFood, byCards - asFood];
          if (isLegal(tribute, purse, payment)) found.push(payment);
        }
      }
  const cost = ([, , wine, asFood, asSilver]: Payment): number => (asFood + asSilver) * 3 + wine * 2;
  return found.sort((a, b) => cost(a) - cost(b)).slice(0, most);
}
