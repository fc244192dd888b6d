import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Osiris: more strength in every harvest. */
export const osiris: GodPower = ({ values }) => ({ harvestStrength: printed(values, 'strength') });
