import type { HeroPower } from '../powers.ts';
import { giveBuildings, whyNotGiveBuildings } from './offering.ts';

/** Finds his way past walls; his sacrifice takes three buildings of a type. @rules CYC-18.12, CYC-18.13 */
export const odysseus: HeroPower = {
  id: 'odysseus',
  ignoresFortresses: true,
  whyNotSacrifice: (g, faction) => whyNotGiveBuildings(g, faction, 'odysseus', 'CYC-18.13'),
  sacrifice: (g, faction) => giveBuildings(g, faction, 'odysseus'),
};
