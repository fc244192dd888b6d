import type { Phases } from '@pantheon/kernel';
import { offerForLead } from './offers.ts';
import type { G, Types } from './types.ts';
import { visitOrRest } from './visit.ts';

/** The course of a round. */
export const phases = {
  *offers(g) {
    g.heading('round', { n: g.s.round });
    yield* offerForLead(g);
    return 'visit';
  },
  *visit(g) {
    yield* visitOrRest(g, g.s.leader);
    return endOfRound(g);
  },
} satisfies Phases<Types>;

/** @rules BLK-4.1 */
function endOfRound(g: G): 'offers' | null {
  if (g.s.round === g.options.rounds) return null;
  g.s.round++;
  g.s.coins = g.s.coins.map((coins) => coins + g.data.income);
  g.emit('income', { coins: g.data.income });
  return 'offers';
}
