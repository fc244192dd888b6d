import type { Power } from '../powers.ts';

/** Aeneas: one sea a turn counts as holding a trireme of his owner for land moves. */
export const aeneas: Power = { id: 'aeneas', namesSea: true };
