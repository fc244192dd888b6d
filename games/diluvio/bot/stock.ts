import { at, numberAt, type Seat } from '@pantheon/kernel';
import { type G, NOBODY } from '../rules/types.ts';
import { ruleSet, stockOf } from '../rules/world.ts';

/** What a stock can buy: constructions, wonders, and how much is left over. */
export interface Purchases {
  readonly constructions: number;
  readonly wonders: number;
  /** The more kinds the better: each counts by the root of its amount. */
  readonly spare: number;
}

/** Sorts so few numbers that nothing else is faster, the largest first. */
function sortDown(amounts: number[]): void {
  for (let next = 1; next < amounts.length; next++) {
    const amount = numberAt(amounts, next);
    let to = next;
    for (; to > 0 && numberAt(amounts, to - 1) < amount; to--) amounts[to] = numberAt(amounts, to - 1);
    amounts[to] = amount;
  }
}

/** Takes the cheapest payment again and again, from what there is most of. Which goods they are does not matter. */
export function purchases(g: G, stock: readonly number[]): Purchases {
  const { rows, resources } = ruleSet(g);
  const left = stock.slice(0, resources);
  let constructions = 0;
  let wonders = 0;
  sortDown(left);
  for (let row = rows.length - 1; row >= 0; row--) {
    const { kinds, each, wonder } = at(rows, row);
    while (numberAt(left, kinds - 1) >= each) {
      for (let taken = 0; taken < kinds; taken++) left[taken] = numberAt(left, taken) - each;
      sortDown(left);
      if (wonder) wonders++;
      else constructions += kinds === 5 ? 2 : 1;
    }
  }
  let spare = 0;
  for (const amount of left) spare += Math.sqrt(amount);
  return { constructions, wonders, spare };
}

/** The worth of a stock in points. */
export function worthOf(g: G, stock: readonly number[]): number {
  const { constructions, wonders, spare } = purchases(g, stock);
  return 1.4 * constructions + 4 * wonders + 0.3 * spare;
}

/** A stock after something is given and something taken. */
export const swapped = (stock: readonly number[], give: readonly number[], take: readonly number[]): number[] =>
  stock.map((amount, kind) => amount - (give[kind] ?? 0) + (take[kind] ?? 0));

/** Whether a seat could swap one unit for one of another with both better off, and for how much. */
export function bestSwap(g: G, seat: Seat, partner: Seat): number {
  const mine = stockOf(g, seat);
  const theirs = stockOf(g, partner);
  const before = worthOf(g, mine);
  const theirBefore = worthOf(g, theirs);
  let best = 0;
  for (let give = 0; give < mine.length; give++) {
    if (mine[give] === 0) continue;
    for (let take = 0; take < mine.length; take++) {
      if (take === give || theirs[take] === 0) continue;
      const gain = worthOf(g, unitSwap(mine, give, take)) - before;
      if (gain > best && worthOf(g, unitSwap(theirs, take, give)) > theirBefore + WORTH_THE_TALK) best = gain;
    }
  }
  return best;
}

/** A gain below this is not worth an offer. */
export const WORTH_THE_TALK = 0.08;

const unitSwap = (stock: readonly number[], give: number, take: number): number[] =>
  stock.map((amount, kind) => amount - (kind === give ? 1 : 0) + (kind === take ? 1 : 0));

/** What open offers of a seat promise: those that serve the other side too are likely to be taken, unless everybody has turned one down. */
export function offersUp(g: G, seat: Seat, stocks: readonly (readonly number[])[]): number {
  let best = 0;
  if (numberAt(g.s.offersMade, seat) >= g.seats.length) return best;
  for (const { from, to, give, take } of g.s.offers) {
    if (from !== seat) continue;
    const stock = at(stocks, seat);
    const mine = worthOf(g, swapped(stock, give, take)) - worthOf(g, stock);
    if (0.6 * mine <= best || mine <= WORTH_THE_TALK) continue;
    const takers = to === NOBODY ? g.seats.filter((other) => other !== seat) : [to];
    if (takers.some((taker) => gladly(g, at(stocks, taker), take, give))) best = 0.6 * mine;
  }
  return best;
}

/** Whether a stock allows a swap and is worth more after it. */
function gladly(g: G, stock: readonly number[], give: readonly number[], take: readonly number[]): boolean {
  const after = swapped(stock, give, take);
  return after.every((amount) => amount >= 0) && worthOf(g, after) - worthOf(g, stock) > WORTH_THE_TALK;
}
