import { add, choose, numberAt, type Rule, type Seat, say } from '@pantheon/kernel';
import type { Payment } from '../data/read.ts';
import { goodsArg } from './refs.ts';
import type { G, TopicFor } from './types.ts';
import { goodsSlot, ruleSet } from './world.ts';

const payTopic: TopicFor<'pay'> = {
  id: 'pay',
  key: (payment) => payment.id,
  text: (payment, g) => say('option.pay', { price: goodsArg(g, priceOf(g, payment)), buys: payment.buys }),
  action: 'build',
  slot: 'price',
};

/** What a payment takes, one amount for each resource. */
export const priceOf = (g: G, { kinds, each }: Payment): number[] =>
  g.data.resources.map((_, resource) => (kinds.includes(resource) ? each : 0));

/** Whether a player's stock covers some row of the table: a row for wonders, or one for other constructions. @rules DIL-13.3 */
export function canPay(g: G, seat: Seat, wonder: boolean): boolean {
  const base = goodsSlot(g, seat, 0);
  const { rows, resources } = ruleSet(g);
  for (const row of rows) {
    if (row.wonder !== wonder) continue;
    let kinds = 0;
    for (let resource = 0; resource < resources; resource++) if (numberAt(g.s.stock, base + resource) >= row.each) kinds++;
    if (kinds >= row.kinds) return true;
  }
  return false;
}

/** The payments that a player's stock covers. @rules DIL-13.3, DIL-13.10, DIL-19.2 */
function paymentsOf(g: G, seat: Seat, wonder: boolean): Payment[] {
  const base = goodsSlot(g, seat, 0);
  return ruleSet(g).payments.filter((payment) => {
    if (payment.wonder !== wonder) return false;
    for (const kind of payment.kinds) if (numberAt(g.s.stock, base + kind) < payment.each) return false;
    return true;
  });
}

/** Asks which resources to pay with, and takes them. @rules DIL-13.3, DIL-13.10 */
export function* pay(g: G, seat: Seat, wonder: boolean): Rule<Payment> {
  const payment = yield* choose(seat, payTopic, paymentsOf(g, seat, wonder));
  for (const kind of payment.kinds) add(g.s.stock, goodsSlot(g, seat, kind), -payment.each);
  return payment;
}
