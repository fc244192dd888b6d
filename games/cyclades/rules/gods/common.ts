import { creatureIds, heroIds } from '../../data/schema.ts';
import { buyCreature } from '../creature-actions.ts';
import { heroicMove } from '../heroic-moves.ts';
import { tableOf } from '../lists.ts';
import type { Action } from '../powers.ts';
import type { Faction, G } from '../types.ts';

const purchases = tableOf(creatureIds, buyCreature);
const heroicMoves = tableOf(heroIds, heroicMove);

/** The creatures that lie on the track. @rules CYC-10.3, CYC-10.7, CYC-10.12, CYC-10.16, CYC-10.20, CYC-15.1 */
export const creaturePurchases = (g: G): Action[] => {
  const actions: Action[] = [];
  for (const card of g.s.creatureTrack) if (card !== null) actions.push(purchases[card]);
  return actions;
};

/** The heroic moves of a faction's heroes. @rules CYC-10.3, CYC-10.7, CYC-10.12, CYC-10.20 */
export const heroicMovesOf = (g: G, faction: Faction): Action[] => {
  const actions: Action[] = [];
  for (const { id, owner } of g.s.heroes) if (owner === faction) actions.push(heroicMoves[id]);
  return actions;
};
