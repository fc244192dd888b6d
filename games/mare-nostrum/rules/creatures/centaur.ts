import type { Creature } from '../creature.ts';

/** Centaur: before the dice each destroys an enemy legion. */
export const centaur: Creature = { id: 'centaur', slays: true };
