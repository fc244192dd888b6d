import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Poseidon: counts as a further Altar, on no planet. @rules ANU-16.37 */
export const poseidon: GodPower = ({ values }) => ({ altars: printed(values, 'altars') });
