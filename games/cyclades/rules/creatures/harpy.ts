import { ref } from '@pantheon/kernel';
import { ask } from '../ask.ts';
import { countedRef } from '../combatants.ts';
import { actor, at } from '../factions.ts';
import { areaRef, boardOf, killTroop } from '../pieces.ts';
import type { CreaturePower } from '../powers.ts';
import type { G } from '../types.ts';
import { type Prey, preyTopic, troopsIn } from './prey.ts';

const topic = preyTopic('harpyPrey');

const allPrey = (g: G): Prey[] => boardOf(g).lands.flatMap((land) => troopsIn(g, land));

/** Carries off a troop from anywhere. */
export const harpy: CreaturePower = {
  id: 'harpy',
  isPossible: (g) => boardOf(g).lands.some((land) => at(g.s.troops, land) + at(g.s.mercenaries, land) > 0),
  *play(g, faction) {
    const { place, unit } = yield* ask(g, faction, topic, allPrey(g));
    const victim = at(g.s.control, place.index);
    killTroop(g, place.index, unit === 'mercenary' ? 'mercenary' : 'troop');
    g.emitEffect('killed', {
      creature: ref('creature', 'harpy'),
      whom: actor(g, victim),
      unit: countedRef(unit, 1),
      area: areaRef(g, place.index),
    });
  },
};
