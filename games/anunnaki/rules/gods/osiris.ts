import type { GodPower } from './moments.ts';

/** Osiris: more strength in every harvest. */
export const osiris: GodPower = ({ values }) => ({ harvestStrength: values.strength as number });
