import { ref, say, type Topic } from '@pantheon/kernel';
import type { Place } from '../../data/board.ts';
import { at } from '../factions.ts';
import { placeAt } from '../pieces.ts';
import type { Area, G } from '../types.ts';

/** Something that a creature can eliminate: a piece of one kind in an area. */
export interface Prey {
  readonly place: Place;
  readonly unit: 'troop' | 'mercenary' | 'fleet';
}

/** A question whose options are prey. */
export const preyTopic = (id: string): Topic<Prey, G> => ({
  id,
  key: ({ place, unit }) => `${place.id}:${unit}`,
  text: ({ place, unit }) => say('option.prey', { unit: ref('piece', unit), area: ref('area', place.id) }),
  focus: ({ place }) => [ref('area', place.id)],
});

/** The troops of a land area as prey. */
export function troopsIn(g: G, land: Area): Prey[] {
  const place = placeAt(g, land);
  const prey: Prey[] = [];
  if (at(g.s.troops, land) > 0) prey.push({ place, unit: 'troop' });
  if (at(g.s.mercenaries, land) > 0) prey.push({ place, unit: 'mercenary' });
  return prey;
}
