import type { Power } from '../powers.ts';

/** Aeneas: one sea a turn counts as holding a trireme of his owner for land moves. @rules MAR-15.9, MAR-21.45 */
export const aeneas: Power = { id: 'aeneas', namesSea: true };
