import { at, numberAt, pick } from '@pantheon/kernel';
import { about, areaTopic, places } from '../ask.ts';
import { boardOf } from '../board.ts';
import { seatFor } from '../factions.ts';
import type { CreaturePower } from '../powers.ts';
import { areaRef } from '../refs.ts';
import type { Area, G } from '../types.ts';

const seasTopic = areaTopic('sylphSeas');

const seasWithFleets = (g: G): Area[] => boardOf(g).seas.filter((sea) => numberAt(g.s.fleets, sea) > 0);

/** Swaps the fleets of two sea areas. @rules CYC-16.21, CYC-R.57 */
export const sylph: CreaturePower = {
  id: 'sylph',
  isPossible: (g) => seasWithFleets(g).length >= 2,
  *play(g, faction) {
    const options = places(g, seasWithFleets(g));
    const chosen = yield* pick(seatFor(g, faction), seasTopic, options, { min: 2, max: 2, ...about(g, faction) });
    const [one, other] = [at(chosen, 0).index, at(chosen, 1).index];
    for (const list of [g.s.fleets, g.s.control]) [list[one], list[other]] = [numberAt(list, other), numberAt(list, one)];
    g.emitEffect('swappedFleets', { sea: areaRef(g, one), other: areaRef(g, other) });
  },
};
