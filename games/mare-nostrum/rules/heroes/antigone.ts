import type { Power } from '../powers.ts';

/** Antigone: her owner may stay out of the trade after hearing its size. */
export const antigone: Power = { id: 'antigone', staysOut: true };
