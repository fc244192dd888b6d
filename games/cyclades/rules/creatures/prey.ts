import { numberAt, ref, say } from '@pantheon/kernel';
import { placeAt } from '../board.ts';
import type { Prey } from '../topics.ts';
import type { Area, G, TopicFor } from '../types.ts';

/** A question whose options are prey. */
export const preyTopic = <K extends 'harpyPrey' | 'hydraPrey'>(id: K): TopicFor<K> => ({
  id,
  key: ({ place, unit }) => `${place.id}:${unit}`,
  text: ({ place, unit }) => say('option.prey', { unit: ref('piece', unit), area: ref('area', place.id) }),
  focus: ({ place }) => [ref('area', place.id)],
});

/** The troops of a land area as prey. */
export function troopsIn(g: G, land: Area): Prey[] {
  const place = placeAt(g, land);
  const prey: Prey[] = [];
  if (numberAt(g.s.troops, land) > 0) prey.push({ place, unit: 'troop' });
  if (numberAt(g.s.mercenaries, land) > 0) prey.push({ place, unit: 'mercenary' });
  return prey;
}
