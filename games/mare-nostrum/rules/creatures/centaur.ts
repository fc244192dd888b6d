import type { Creature } from '../creature.ts';

/** Centaur: before the dice each destroys an enemy legion. @rules MAR-17.3 */
export const centaur: Creature = { id: 'centaur', slays: true };
