import { buildAction } from '../buildings.ts';
import { seaMove } from '../naval.ts';
import type { GodPower } from '../powers.ts';
import { fleet, freeRecruit, paidRecruit } from '../recruits.ts';
import { creaturePurchases, heroicMovesOf } from './common.ts';

/** @rules CYC-10.9 */
const moreFleets = paidRecruit(fleet);

/** A port and fleets, and their moves. @rules CYC-10.8, CYC-10.11, CYC-10.12 */
export const poseidon: GodPower = {
  id: 'poseidon',
  mandatory: [buildAction('port'), freeRecruit(fleet)],
  builds: () => ['port'],
  optional: (g, faction) => [moreFleets, seaMove, ...creaturePurchases(g), ...heroicMovesOf(g, faction)],
  allowsSacrifice: true,
};
