import type { GodPower } from './moments.ts';

/** Assur: more strength in every battle and every harvest. */
export const assur: GodPower = ({ values }) => ({ battleStrength: values.strength as number, harvestStrength: values.strength as number });
