import type { Power } from '../powers.ts';

/** Agamemnon counts for the Director of Commerce: a bonus in the data. */
export const agamemnon: Power = { id: 'agamemnon' };
