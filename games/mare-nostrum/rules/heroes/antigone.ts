import type { Power } from '../powers.ts';

/** Antigone: her owner may stay out of the trade after hearing its size. @rules MAR-4.9, MAR-15.4 */
export const antigone: Power = { id: 'antigone', staysOut: true };
