import type { GodPower } from './moments.ts';

/** Odin: Settlements are units, and carry others along. */
export const odin: GodPower = ({ values }) => ({ settlementsAreUnits: true, riders: values.riders as number });

/** Odin, once summoned: Settlements have strength. */
export const odinUnlocked: GodPower = ({ values }) => ({
  settlementHarvest: values.strength as number,
  settlementBattle: values.strength as number,
});
