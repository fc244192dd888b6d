import { pick, type Ref, type Rule, type Seat, type Topic } from '@pantheon/kernel';
import { goodsIn, noCards, pay, total } from './hands.ts';
import { kindRef } from './refs.ts';
import { type G, type Kind, TAX } from './types.ts';

/** Whether a hand can make a combination of this size: taxes only, or different goods only. */
export const affords = (hand: readonly number[], cost: number): boolean => (hand[TAX] as number) >= cost || goodsIn(hand) >= cost;

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
  if ((hand[TAX] as number) >= cost) for (let number = 1; number <= cost; number++) coins.push({ kind: TAX, number, id: 'tax' });
  if (goodsIn(hand) >= cost)
    for (let kind = TAX + 1; kind < hand.length; kind++)
      if ((hand[kind] as number) > 0) coins.push({ kind, number: 1, id: kinds[kind]?.word as string });
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

/** Good ways to pay: the goods that are plentiful in the hand first, or taxes. */
function suggestions(hand: readonly number[], coins: readonly Coin[], cost: number): number[][] {
  const taxes = coins.flatMap((coin, at) => (coin.kind === TAX ? [at] : []));
  const goods = coins.flatMap((coin, at) => (coin.kind === TAX ? [] : [at]));
  const plenty = [...goods].sort((a, b) => (hand[(coins[b] as Coin).kind] as number) - (hand[(coins[a] as Coin).kind] as number));
  const ways: number[][] = [];
  if (goods.length >= cost) ways.push(plenty.slice(0, cost).sort((a, b) => a - b));
  if (taxes.length >= cost) ways.push(taxes.slice(0, cost));
  return ways;
}

/** Asks for a combination of exactly this size and pays it; returns the cards by kind. */
export function* payCombination(g: G, seat: Seat, bill: Bill): Rule<number[]> {
  const { cost } = bill;
  const hand = g.s.hands[seat] as number[];
  const paid = noCards(g);
  if (cost === 0) return paid;
  const coins = coinsFor(g, hand, cost);
  const wholeHand = total(hand) === cost;
  const chosen = wholeHand ? coins : yield* askPayment(seat, hand, coins, bill);
  for (const coin of chosen) paid[coin.kind] = (paid[coin.kind] as number) + 1;
  pay(g, seat, paid);
  return paid;
}

function* askPayment(seat: Seat, hand: readonly number[], coins: readonly Coin[], { cost, thing, placed }: Bill): Rule<Coin[]> {
  return yield* pick(seat, placed ? buildingPaymentTopic : paymentTopic, coins, {
    min: cost,
    max: cost,
    about: { cost, thing },
    fits: (some, rest) => fits(cost, some, rest),
    suggest: () => suggestions(hand, coins, cost),
  });
}
