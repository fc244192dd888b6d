import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Odin: Settlements are units, and carry others along. @rules ANU-16.3 */
export const odin: GodPower = ({ values }) => ({ settlementsAreUnits: true, riders: printed(values, 'riders') });

/** Odin, once summoned: Settlements have strength. @rules ANU-16.4 */
export const odinUnlocked: GodPower = ({ values }) => ({
  settlementHarvest: printed(values, 'strength'),
  settlementBattle: printed(values, 'strength'),
});
