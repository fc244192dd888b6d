import { say } from '@pantheon/kernel';
import { buildMetropolis } from '../metropolis.ts';
import type { HeroPower } from '../powers.ts';

/** Wins ties; a metropolis may be built on her card, which is her sacrifice. @rules CYC-18.16, CYC-18.17 */
export const penthesilea: HeroPower = {
  id: 'penthesilea',
  winsTies: true,
  holdsMetropolis: true,
  whyNotSacrifice: () => ({ rule: 'CYC-18.17', text: say('why.whenBuilding') }),
  sacrifice: buildMetropolis,
};
