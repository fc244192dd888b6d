import { ref, say } from '@pantheon/kernel';
import { canFlyToMetropolis, flightOrigins, fly } from '../flights.ts';
import type { HeroPower } from '../powers.ts';

/** Lets the troops that came with him slip away; his sacrifice carries an army anywhere. @rules CYC-18.19, CYC-18.20 */
export const perseus: HeroPower = {
  id: 'perseus',
  savesTroops: true,
  whyNotSacrifice: (g, faction, sacrificed) =>
    flightOrigins(g, faction, sacrificed).length > 0 ? null : { rule: 'CYC-18.20', text: say('why.nobodyFlies') },
  endsInMetropolis: canFlyToMetropolis,
  sacrifice: (g, faction) => fly(g, faction, ref('hero', 'perseus')),
};
