import type { Power } from '../powers.ts';

/** Agamemnon counts for the Director of Commerce: a bonus in the data. @rules MAR-13.1 */
export const agamemnon: Power = { id: 'agamemnon' };
