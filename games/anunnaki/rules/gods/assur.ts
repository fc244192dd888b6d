import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Assur: more strength in every battle and every harvest. @rules ANU-16.25 */
export const assur: GodPower = ({ values }) => ({
  battleStrength: printed(values, 'strength'),
  harvestStrength: printed(values, 'strength'),
});
