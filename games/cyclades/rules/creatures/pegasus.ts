import { ref } from '@pantheon/kernel';
import { flightOrigins, fly } from '../flights.ts';
import type { CreaturePower } from '../powers.ts';

/** Carries an army anywhere. @rules CYC-16.15, CYC-16.16 */
export const pegasus: CreaturePower = {
  id: 'pegasus',
  isPossible: (g, faction) => flightOrigins(g, faction).length > 0,
  play: (g, faction) => fly(g, faction, ref('creature', 'pegasus')),
};
