import { numberAt, say } from '@pantheon/kernel';
import { buildMetropolis } from '../metropolis.ts';
import type { HeroPower } from '../powers.ts';
import { whyNoPlace } from './offering.ts';

/** Crosses the sea on anybody's ships; his sacrifice rewards a navy that is all at sea. @rules CYC-18.10, CYC-18.11 */
export const jason: HeroPower = {
  id: 'jason',
  sailsWithEnemies: true,
  whyNotSacrifice(g, faction, sacrificed) {
    const { fleet: all } = g.data.supply;
    const ashore = numberAt(g.s.fleetsLeft, faction);
    if (ashore > 0) return { rule: 'CYC-18.11', text: say('why.fleets', { n: all, have: all - ashore }) };
    return whyNoPlace(g, faction, sacrificed);
  },
  sacrifice: buildMetropolis,
};
