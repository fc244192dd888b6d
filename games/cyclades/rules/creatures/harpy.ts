import { numberAt, ref } from '@pantheon/kernel';
import { ask } from '../ask.ts';
import { boardOf } from '../board.ts';
import { killTroop } from '../pieces.ts';
import type { CreaturePower } from '../powers.ts';
import { actor, areaRef } from '../refs.ts';
import type { Prey } from '../topics.ts';
import type { G } from '../types.ts';
import { preyTopic, troopsIn } from './prey.ts';

const topic = preyTopic('harpyPrey');

const allPrey = (g: G): Prey[] => boardOf(g).lands.flatMap((land) => troopsIn(g, land));

/** Carries off a troop from anywhere. @rules CYC-16.13, CYC-R.67 */
export const harpy: CreaturePower = {
  id: 'harpy',
  isPossible: (g) => boardOf(g).lands.some((land) => numberAt(g.s.troops, land) + numberAt(g.s.mercenaries, land) > 0),
  *play(g, faction) {
    const { place, unit } = yield* ask(g, faction, topic, allPrey(g));
    const victim = numberAt(g.s.control, place.index);
    killTroop(g, place.index, unit);
    g.emitEffect('killed', {
      creature: ref('creature', 'harpy'),
      whom: actor(g, victim),
      unit: ref('piece', unit),
      area: areaRef(g, place.index),
    });
  },
};
