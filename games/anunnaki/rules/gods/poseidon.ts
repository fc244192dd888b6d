import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Poseidon: counts as a further Altar, on no planet. */
export const poseidon: GodPower = ({ values }) => ({ altars: printed(values, 'altars') });
