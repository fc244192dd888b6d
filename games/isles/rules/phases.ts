import type { Phases } from '@pantheon/kernel';
import { bidForLead } from './bids.ts';
import { giveOrder } from './orders.ts';
import { acting } from './ring.ts';
import type { G, Isles } from './types.ts';

/** The phases of a round. */
export const phases = {
  *bids(g) {
    g.heading('round', { n: g.s.round });
    yield* bidForLead(g);
    g.s.turn = 0;
    g.s.ordersLeft = g.data.ordersPerTurn;
    return 'orders';
  },
  *orders(g) {
    const more = yield* giveOrder(g, acting(g));
    g.s.ordersLeft = more ? g.s.ordersLeft - 1 : 0;
    if (g.s.ordersLeft > 0) return 'orders';
    return nextTurn(g) ? 'orders' : endOfRound(g);
  },
} satisfies Phases<Isles>;

/** @rules ISL-3.1 */
function nextTurn(g: G): boolean {
  g.s.turn++;
  g.s.ordersLeft = g.data.ordersPerTurn;
  return g.s.turn < g.seats.length;
}

/** @rules ISL-5.1 */
function endOfRound(g: G): 'bids' | null {
  if (g.s.round === g.options.rounds) return null;
  g.s.round++;
  g.s.gold = g.s.gold.map((gold) => gold + g.data.income);
  g.emit('income', { gold: g.data.income });
  return 'bids';
}
