import type { Creature } from '../creature.ts';

/** Behemoth: enemy fortresses and creatures must roll. @rules MAR-17.2 */
export const behemoth: Creature = { id: 'behemoth', unnerves: true };
