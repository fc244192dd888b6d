import { add, at, type Change, changed, numberAt, type Preview, pick, type Ref, type Rule, type Seat, say } from '@pantheon/kernel';
import { goodsIn, handOf, noCards, pay, total } from './hands.ts';
import { cardRef, kindRef } from './refs.ts';
import { pickOut } from './things.ts';
import type { Coin } from './topics.ts';
import { type G, NONE, TAX, type TopicFor } from './types.ts';

/** The largest combination that a hand can make: taxes only, or different goods only. @rules MAR-6.1 */
export const meansOf = (hand: readonly number[]): number => Math.max(numberAt(hand, TAX), goodsIn(hand));

/** Whether a hand can make a combination of this size. @rules MAR-6.1 */
export const affords = (hand: readonly number[], cost: number): boolean => meansOf(hand) >= cost;

const paymentTopic: TopicFor<'payment'> = {
  id: 'payment',
  key: (coin) => (coin.kind === TAX ? `${coin.id}.${coin.number}` : coin.id),
  text: (coin, g) => kindRef(g, coin.kind),
  focus: (coin, g) => [kindRef(g, coin.kind)],
  secret: true,
};

/** The same as the last part of building something at a place. */
const buildingPaymentTopic: TopicFor<'payment'> = { ...paymentTopic, action: 'build', slot: 'cards' };

/** What is paid for. */
export interface Bill {
  readonly cost: number;
  readonly thing: Ref;
  /** Whether it goes to a place on the board that has just been chosen. */
  readonly placed?: boolean;
}

function coinsFor(g: G, hand: readonly number[], cost: number): Coin[] {
  const coins: Coin[] = [];
  const { kinds } = g.data;
  if (numberAt(hand, TAX) >= cost) for (let number = 1; number <= cost; number++) coins.push({ kind: TAX, number, id: 'tax' });
  if (goodsIn(hand) >= cost)
    for (let kind = TAX + 1; kind < hand.length; kind++)
      if (numberAt(hand, kind) > 0) coins.push({ kind, number: 1, id: at(kinds, kind).word });
  return coins;
}

/** @rules MAR-6.1, MAR-6.2 */
function fits(cost: number, chosen: readonly Coin[], rest: readonly Coin[]): boolean {
  let taxes = 0;
  for (const coin of chosen) if (coin.kind === TAX) taxes++;
  if (taxes > 0 && taxes < chosen.length) return false;
  let taxesLeft = 0;
  for (const coin of rest) if (coin.kind === TAX) taxesLeft++;
  const goods = chosen.length - taxes;
  const byTaxes = goods === 0 && taxes + taxesLeft >= cost;
  const byGoods = taxes === 0 && goods + rest.length - taxesLeft >= cost;
  return chosen.length <= cost && (byTaxes || byGoods);
}

/** How many things of one cost a hand can pay for: taxes pay for some, and different goods for as many as the kinds allow. */
export function howMany(hand: readonly number[], cost: number): number {
  let byGoods = 0;
  for (let rounds = 1; ; rounds++) {
    let cards = 0;
    for (let kind = TAX + 1; kind < hand.length; kind++) cards += Math.min(rounds, numberAt(hand, kind));
    if (cards < cost * rounds) break;
    byGoods = rounds;
  }
  return Math.floor(numberAt(hand, TAX) / cost) + byGoods;
}

/** How much a hand is still good for: things of every cost, the dear ones above all. */
const useOf = (g: G, hand: readonly number[]): number =>
  100 * howMany(hand, g.data.components.costs.hero) +
  10 * howMany(hand, g.data.components.costs.temple) +
  howMany(hand, g.data.components.costs.city);

const without = (hand: readonly number[], coins: readonly Coin[]): number[] => {
  const rest = [...hand];
  for (const { kind } of coins) add(rest, kind, -1);
  return rest;
};

/** The good ways to pay, the one that leaves most of use first: goods that are plentiful in the hand, or taxes. */
function suggestions(g: G, hand: readonly number[], coins: readonly Coin[], cost: number): number[][] {
  const taxes = coins.flatMap((coin, index) => (coin.kind === TAX ? [index] : []));
  const goods = coins.flatMap((coin, index) => (coin.kind === TAX ? [] : [index]));
  const plenty = [...goods].sort((a, b) => numberAt(hand, at(coins, b).kind) - numberAt(hand, at(coins, a).kind));
  const byGoods = plenty.slice(0, cost).sort((a, b) => a - b);
  const byTaxes = taxes.slice(0, cost);
  if (byGoods.length < cost) return byTaxes.length < cost ? [] : [byTaxes];
  if (byTaxes.length < cost) return [byGoods];
  const left = (way: readonly number[]): number => useOf(g, without(hand, pickOut(coins, way)));
  return left(byGoods) >= left(byTaxes) ? [byGoods, byTaxes] : [byTaxes, byGoods];
}

const FIGURES = ['preview.taxes', 'preview.goods', 'preview.kinds'] as const;

/** What of a hand is told in figures: taxes, goods, and kinds of goods. */
const figuresOf = (hand: readonly number[]): number[] => {
  const taxes = numberAt(hand, TAX);
  return [taxes, total(hand) - taxes, goodsIn(hand)];
};

/** What is left of a hand, and what it still pays for. */
export function leftOver(g: G, before: readonly number[], hand: readonly number[]): Change[] {
  const { hero, temple, city } = g.data.components.costs;
  const still = { heroes: howMany(hand, hero), sixes: howMany(hand, temple), threes: howMany(hand, city) };
  return [
    ...changed(figuresOf(before), figuresOf(hand), (figure) => say(at(FIGURES, figure))),
    ...(still.threes > 0 ? [say('preview.still', still)] : []),
  ];
}

/** What something costs a seat and why, with what it may be paid, and what is left after the best way to pay. */
export function billPreview(g: G, seat: Seat, { cost, printed, by }: { cost: number; printed: number; by: number }): Preview {
  const hand = handOf(g, seat);
  const coins = coinsFor(g, hand, cost);
  const [best] = suggestions(g, hand, coins, cost);
  const price = by === NONE ? say('preview.cost', { cost }) : say('preview.reduced', { cost, printed, card: cardRef(g, by) });
  if (best === undefined) return { changes: [price] };
  const byTaxes = numberAt(hand, TAX) >= cost;
  const ways = byTaxes && goodsIn(hand) >= cost ? 'both' : byTaxes ? 'taxes' : 'goods';
  return { changes: [price, say('preview.ways', { ways, cost }), ...leftOver(g, hand, without(hand, pickOut(coins, best)))] };
}

/** Asks for a combination of exactly this size and pays it; returns the cards by kind. @rules MAR-6.1, MAR-6.2, MAR-6.4, MAR-21.25 */
export function* payCombination(g: G, seat: Seat, bill: Bill): Rule<number[]> {
  const { cost } = bill;
  const hand = handOf(g, seat);
  const paid = noCards(g);
  if (cost === 0) return paid;
  const coins = coinsFor(g, hand, cost);
  const wholeHand = total(hand) === cost;
  const chosen = wholeHand ? coins : yield* askPayment(g, seat, coins, bill);
  for (const coin of chosen) add(paid, coin.kind, 1);
  pay(g, seat, paid);
  return paid;
}

function* askPayment(g: G, seat: Seat, coins: readonly Coin[], { cost, thing, placed }: Bill): Rule<Coin[]> {
  const hand = handOf(g, seat);
  return yield* pick(seat, placed ? buildingPaymentTopic : paymentTopic, coins, {
    min: cost,
    max: cost,
    about: { cost, thing },
    fits: (some, rest) => fits(cost, some, rest),
    suggest: () => suggestions(g, hand, coins, cost),
    preview: (chosen) => ({ changes: leftOver(g, hand, without(hand, chosen)) }),
  });
}
