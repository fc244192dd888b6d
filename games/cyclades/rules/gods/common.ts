import { type CreatureId, creatureIds, type HeroId, heroIds } from '../../data/schema.ts';
import { buyCreature } from '../creature-actions.ts';
import { heroicMove } from '../marches.ts';
import type { Action } from '../powers.ts';
import type { Faction, G } from '../types.ts';

const purchases = Object.fromEntries(creatureIds.map((id) => [id, buyCreature(id)])) as Record<CreatureId, Action>;
const heroicMoves = Object.fromEntries(heroIds.map((id) => [id, heroicMove(id)])) as Record<HeroId, Action>;

/** The creatures that lie on the track. */
export const creaturePurchases = (g: G): Action[] => {
  const actions: Action[] = [];
  for (const card of g.s.creatureTrack) if (card !== null) actions.push(purchases[card]);
  return actions;
};

/** The heroic moves of a faction's heroes. */
export const heroicMovesOf = (g: G, faction: Faction): Action[] => {
  const actions: Action[] = [];
  for (const { id, owner } of g.s.heroes) if (owner === faction) actions.push(heroicMoves[id]);
  return actions;
};
