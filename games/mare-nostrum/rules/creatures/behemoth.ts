import type { Creature } from '../creature.ts';

/** Behemoth: enemy fortresses and creatures must roll. */
export const behemoth: Creature = { id: 'behemoth', unnerves: true };
