import { buildMetropolis } from '../metropolis.ts';
import { coinsOf, pay, tooDear } from '../pieces.ts';
import type { HeroPower } from '../powers.ts';
import { actor } from '../refs.ts';
import type { Visible } from '../types.ts';
import { whyNoPlace } from './offering.ts';

const priceOf = (g: Visible): number => g.data.heroes.croesus.sacrifice.cost ?? 0;

/** Buys new rolls, and with his life a metropolis. @rules CYC-18.3, CYC-18.4 */
export const croesus: HeroPower = {
  id: 'croesus',
  rerollCost: (g) => g.data.heroes.croesus.military.cost ?? 0,
  whyNotSacrifice: whyNoPlace,
  whyNotWithCoins: (g, faction) => (coinsOf(g, faction) < priceOf(g) ? tooDear(g, faction, priceOf(g), 'CYC-18.4') : null),
  *sacrifice(g, faction) {
    pay(g, faction, priceOf(g));
    g.emitEffect('coinsGiven', { who: actor(g, faction), coins: priceOf(g) });
    yield* buildMetropolis(g, faction);
  },
};
