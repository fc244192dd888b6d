import type { HeroPower } from '../powers.ts';
import { giveBuildings, whyNotGiveBuildings } from './offering.ts';

/** Her side's die always shows the same; her sacrifice takes two pairs of buildings. @rules CYC-18.8, CYC-18.9 */
export const helen: HeroPower = {
  id: 'helen',
  fixedDie: (g) => g.data.heroes.helen.military.die ?? 0,
  whyNotSacrifice: (g, faction) => whyNotGiveBuildings(g, faction, 'helen', 'CYC-18.9'),
  sacrifice: (g, faction) => giveBuildings(g, faction, 'helen'),
};
