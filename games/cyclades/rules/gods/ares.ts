import { buildAction } from '../buildings.ts';
import { landMove } from '../marches.ts';
import type { GodPower } from '../powers.ts';
import { freeRecruit, paidRecruit, troop } from '../recruits.ts';
import { creaturePurchases } from './common.ts';

/** @rules CYC-10.14 */
const moreTroops = paidRecruit(troop);

/** A fortress and troops, and their moves. @rules CYC-10.13, CYC-10.15, CYC-10.16 */
export const ares: GodPower = {
  id: 'ares',
  mandatory: [buildAction('fortress'), freeRecruit(troop)],
  builds: () => ['fortress'],
  optional: (g) => [moreTroops, landMove, ...creaturePurchases(g)],
  allowsSacrifice: true,
};
