import { numberAt, type Seat } from '@pantheon/kernel';
import type { Cubes, Tribute } from '../data/read.ts';
import { ready } from './powers.ts';
import type { G, God, GodState } from './types.ts';

/** A payment: real Food, Silver, Wine, then cards discarded as Food and as Silver. */
export type Payment = readonly [food: number, silver: number, wine: number, virtualFood: number, virtualSilver: number];

/** What a pawn on this god has to pay now. */
export function tributeOf(g: G, god: God): Tribute {
  const { pawns, cubes, mossy } = g.s.gods[god] as GodState;
  if (pawns.length > 0) return [cubes[0], cubes[1], cubes[2] + 1];
  const card = g.data.gods[god] as G['data']['gods'][God];
  return mossy ? card.mossy : card.active;
}

/** How many Conversions a payment needs to fill every slot, or null if it cannot, or if a virtual unit fills none. */
export function conversionsFor([food, silver, any]: Tribute, payment: readonly number[]): number | null {
  const [f, s, w, vf, vs] = payment as Payment;
  const freeVirtual = Math.max(0, vf - food) + Math.max(0, vs - silver);
  if (freeVirtual > any) return null;
  const lacking = Math.max(0, food - f - vf) + Math.max(0, silver - s - vs);
  const spareFood = Math.max(0, f - Math.max(0, food - vf));
  const spareSilver = Math.max(0, s - Math.max(0, silver - vs));
  if (spareFood + spareSilver + w < lacking + any - freeVirtual) return null;
  const needed = Math.max(0, lacking - w);
  return needed <= spareFood + spareSilver ? needed : null;
}

/** What a seat can pay with: stock, number of hand cards, ready Conversions. All public. */
export interface Purse {
  readonly stock: Readonly<Cubes>;
  readonly cards: number;
  readonly conversions: number;
}

export const purseOf = (g: G, seat: Seat, stock: Readonly<Cubes> = g.s.stock[seat] as Cubes): Purse => ({
  stock,
  cards: (g.s.hand[seat] as readonly unknown[]).length,
  conversions: ready(g, seat, 'conversion'),
});

const isLegal = (tribute: Tribute, purse: Purse, payment: readonly number[]): boolean => {
  const conversions = conversionsFor(tribute, payment);
  return conversions !== null && conversions <= purse.conversions;
};

/** Whether the first counts of a payment can be completed to a legal one. Real cubes never hurt, so the open ones count in full. */
export function canComplete(tribute: Tribute, purse: Purse, counts: readonly number[], fixed: number): boolean {
  const trial = [0, 0, 0, 0, 0];
  for (let bin = 0; bin < 3; bin++) trial[bin] = (bin < fixed ? counts[bin] : purse.stock[bin]) as number;
  const minFood = fixed > 3 ? numberAt(counts, 3) : 0;
  const maxFood = fixed > 3 ? minFood : purse.cards;
  for (let asFood = minFood; asFood <= maxFood; asFood++) {
    trial[3] = asFood;
    const minSilver = fixed > 4 ? numberAt(counts, 4) : 0;
    const maxSilver = fixed > 4 ? minSilver : purse.cards - asFood;
    for (let asSilver = minSilver; asSilver <= maxSilver; asSilver++) {
      if (asFood + asSilver > purse.cards) return false;
      trial[4] = asSilver;
      if (isLegal(tribute, purse, trial)) return true;
    }
  }
  return false;
}

/** Whether a seat could pay this tribute at all. */
export const canPay = (tribute: Tribute, purse: Purse): boolean => canComplete(tribute, purse, [], 0);

/** Payments without anything beyond the requirement: with the fewest cards and the least Wine first. */
export function exactPayments(tribute: Tribute, purse: Purse, most: number): Payment[] {
  const units = tribute[0] + tribute[1] + tribute[2];
  const [food, silver, wine] = purse.stock;
  const found: Payment[] = [];
  for (let w = Math.min(wine, units); w >= 0; w--)
    for (let f = Math.min(food, units - w); f >= 0; f--)
      for (let s = Math.min(silver, units - w - f); s >= 0; s--)
        for (let vf = Math.min(purse.cards, units - w - f - s); vf >= 0; vf--) {
          const vs = units - w - f - s - vf;
          const payment: Payment = [f, s, w, vf, vs];
          if (vf + vs <= purse.cards && isLegal(tribute, purse, payment)) found.push(payment);
        }
  const cost = ([, , w, vf, vs]: Payment): number => (vf + vs) * 3 + w * 2;
  return found.sort((a, b) => cost(a) - cost(b)).slice(0, most);
}
