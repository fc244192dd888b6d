import type { Seat } from '@pantheon/kernel';
import type { G } from '../rules/types.ts';
import { goodsSlot, ruleSet } from '../rules/world.ts';

/** What a stock can buy: constructions, wonders, and how much is left over. */
export interface Purchases {
  readonly constructions: number;
  readonly wonders: number;
  readonly spare: number;
  readonly kinds: number;
}

const byAmount = (stock: readonly number[], resources: number): number[] =>
  Array.from({ length: resources }, (_, kind) => kind).sort((a, b) => (stock[b] as number) - (stock[a] as number));

/** Takes the cheapest payment again and again, from what there is most of. */
export function purchases(g: G, stock: readonly number[]): Purchases {
  const { rows, resources } = ruleSet(g);
  const left = stock.slice(0, resources);
  let constructions = 0;
  let wonders = 0;
  for (let at = rows.length - 1; at >= 0; at--) {
    const { kinds, each, wonder } = rows[at] as (typeof rows)[number];
    for (let order = byAmount(left, resources); (left[order[kinds - 1] as number] as number) >= each; order = byAmount(left, resources)) {
      for (let taken = 0; taken < kinds; taken++) left[order[taken] as number] = (left[order[taken] as number] as number) - each;
      if (wonder) wonders++;
      else constructions += kinds === 5 ? 2 : 1;
    }
  }
  let spare = 0;
  let variety = 0;
  for (let kind = 0; kind < resources; kind++) {
    spare += left[kind] as number;
    if ((left[kind] as number) > 0) variety++;
  }
  return { constructions, wonders, spare, kinds: variety };
}

/** The worth of a stock in points, with so many places left to build at. */
export function worthOf(g: G, stock: readonly number[]): number {
  const { constructions, wonders, spare, kinds } = purchases(g, stock);
  return 1.4 * constructions + 4 * wonders + 0.13 * spare + 0.12 * kinds;
}

/** A seat's stock. */
export const stockAt = (g: G, seat: Seat): number[] => g.s.stock.slice(goodsSlot(g, seat, 0), goodsSlot(g, seat, g.data.resources.length));

/** A stock after something is given and something taken. */
export const swapped = (stock: readonly number[], give: readonly number[], take: readonly number[]): number[] =>
  stock.map((amount, kind) => amount - (give[kind] ?? 0) + (take[kind] ?? 0));
