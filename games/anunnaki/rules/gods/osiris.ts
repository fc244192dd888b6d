import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Osiris: more strength in every harvest. @rules ANU-16.14 */
export const osiris: GodPower = ({ values }) => ({ harvestStrength: printed(values, 'strength') });
