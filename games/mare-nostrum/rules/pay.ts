import { type Message, numberAt, type Preview, pick, type Ref, type Rule, type Seat, say, type Topic } from '@pantheon/kernel';
import { goodsIn, noCards, pay, total } from './hands.ts';
import { cardRef, kindRef } from './refs.ts';
import { type G, type Kind, NONE, TAX } from './types.ts';

/** Whether a hand can make a combination of this size: taxes only, or different goods only. */
export const affords = (hand: readonly number[], cost: number): boolean => numberAt(hand, TAX) >= cost || goodsIn(hand) >= cost;

/** One card that may be part of a combination; taxes are numbered. */
interface Coin {
  readonly kind: Kind;
  readonly number: number;
  readonly id: string;
}

const paymentTopic: Topic<Coin, G> = {
  id: 'payment',
  key: (coin) => (coin.kind === TAX ? `${coin.id}.${coin.number}` : coin.id),
  text: (coin, g) => kindRef(g, coin.kind),
  focus: (coin, g) => [kindRef(g, coin.kind)],
  secret: true,
};

/** The same as the last part of building something at a place. */
const buildingPaymentTopic: Topic<Coin, G> = { ...paymentTopic, action: 'build', slot: 'cards' };

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
      if (numberAt(hand, kind) > 0) coins.push({ kind, number: 1, id: kinds[kind]?.word as string });
  return coins;
}

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
  for (const { kind } of coins) rest[kind] = numberAt(rest, kind) - 1;
  return rest;
};

/** The good ways to pay, the one that leaves most of use first: goods that are plentiful in the hand, or taxes. */
function suggestions(g: G, hand: readonly number[], coins: readonly Coin[], cost: number): number[][] {
  const taxes = coins.flatMap((coin, at) => (coin.kind === TAX ? [at] : []));
  const goods = coins.flatMap((coin, at) => (coin.kind === TAX ? [] : [at]));
  const plenty = [...goods].sort((a, b) => numberAt(hand, (coins[b] as Coin).kind) - numberAt(hand, (coins[a] as Coin).kind));
  const ways: number[][] = [];
  if (goods.length >= cost) ways.push(plenty.slice(0, cost).sort((a, b) => a - b));
  if (taxes.length >= cost) ways.push(taxes.slice(0, cost));
  const left = (way: readonly number[]): number =>
    useOf(
      g,
      without(
        hand,
        way.map((at) => coins[at] as Coin),
      ),
    );
  return ways.length < 2 || left(ways[0] as number[]) >= left(ways[1] as number[]) ? ways : [ways[1] as number[], ways[0] as number[]];
}

/** What is left of a hand, and what it still pays for. */
function leftOver(g: G, hand: readonly number[]): Message[] {
  const { hero, temple, city } = g.data.components.costs;
  const still = { heroes: howMany(hand, hero), sixes: howMany(hand, temple), threes: howMany(hand, city) };
  return [
    say('preview.left', { taxes: numberAt(hand, TAX), goods: total(hand) - numberAt(hand, TAX), kinds: goodsIn(hand) }),
    ...(still.threes > 0 ? [say('preview.still', still)] : []),
  ];
}

/** What something costs a seat and why, with what it may be paid, and what is left after the best way to pay. */
export function billPreview(g: G, seat: Seat, { cost, printed, by }: { cost: number; printed: number; by: number }): Preview {
  const hand = g.s.hands[seat] as number[];
  const coins = coinsFor(g, hand, cost);
  const [best] = suggestions(g, hand, coins, cost);
  const price = by === NONE ? say('preview.cost', { cost }) : say('preview.reduced', { cost, printed, card: cardRef(g, by) });
  if (best === undefined) return { changes: [price] };
  const byTaxes = numberAt(hand, TAX) >= cost;
  const ways = byTaxes && goodsIn(hand) >= cost ? 'both' : byTaxes ? 'taxes' : 'goods';
  const rest = without(
    hand,
    best.map((at) => coins[at] as Coin),
  );
  return { changes: [price, say('preview.ways', { ways, cost }), ...leftOver(g, rest)] };
}

/** Asks for a combination of exactly this size and pays it; returns the cards by kind. */
export function* payCombination(g: G, seat: Seat, bill: Bill): Rule<number[]> {
  const { cost } = bill;
  const hand = g.s.hands[seat] as number[];
  const paid = noCards(g);
  if (cost === 0) return paid;
  const coins = coinsFor(g, hand, cost);
  const wholeHand = total(hand) === cost;
  const chosen = wholeHand ? coins : yield* askPayment(g, seat, coins, bill);
  for (const coin of chosen) paid[coin.kind] = numberAt(paid, coin.kind) + 1;
  pay(g, seat, paid);
  return paid;
}

function* askPayment(g: G, seat: Seat, coins: readonly Coin[], { cost, thing, placed }: Bill): Rule<Coin[]> {
  const hand = g.s.hands[seat] as number[];
  return yield* pick(seat, placed ? buildingPaymentTopic : paymentTopic, coins, {
    min: cost,
    max: cost,
    about: { cost, thing },
    fits: (some, rest) => fits(cost, some, rest),
    suggest: () => suggestions(g, hand, coins, cost),
    preview: (chosen) => ({ changes: leftOver(g, without(hand, chosen)) }),
  });
}
