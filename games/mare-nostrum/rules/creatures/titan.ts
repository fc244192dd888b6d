import type { Creature } from '../creature.ts';

/** Titan: it may strike an adjacent space from where it stands. @rules MAR-17.10 */
export const titan: Creature = { id: 'titan', strikes: true };
