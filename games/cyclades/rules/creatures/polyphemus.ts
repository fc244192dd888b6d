import { at, numberAt, type Rule, ref, say } from '@pantheon/kernel';
import { ask } from '../ask.ts';
import { boardOf, placeAt } from '../board.ts';
import { areasFor, placeFigure } from '../creature-actions.ts';
import { openSeasNextTo } from '../movement.ts';
import { addFleets, sinkFleets, takeFleets } from '../pieces.ts';
import type { CreaturePower } from '../powers.ts';
import { actor, areaRef } from '../refs.ts';
import type { Drive } from '../topics.ts';
import { type Area, type Figure, type G, NONE, type TopicFor } from '../types.ts';

const driveTopic: TopicFor<'driveFleet'> = {
  id: 'driveFleet',
  key: ({ from, to }) => (to === null ? `${from.id}:sink` : `${from.id}:${to.id}`),
  text: ({ from, to }) =>
    to === null
      ? say('option.sink', { from: ref('area', from.id) })
      : say('option.drive', { from: ref('area', from.id), to: ref('area', to.id) }),
  focus: ({ from, to }) => [ref('area', from.id), ...(to === null ? [] : [ref('area', to.id)])],
};

/** @rules CYC-16.35 */
function waysOut(g: G, sea: Area): Area[] {
  const owner = numberAt(g.s.control, sea);
  return openSeasNextTo(g, sea).filter((other) => g.s.control[other] === NONE || g.s.control[other] === owner);
}

/** @rules CYC-16.34 */
function drives(g: G, figure: Figure): Drive[] {
  const { places } = boardOf(g);
  return placeAt(g, figure.area)
    .seas.filter((sea) => numberAt(g.s.fleets, sea) > 0)
    .flatMap((sea): Drive[] => {
      const from = at(places, sea);
      const ways = waysOut(g, sea);
      return ways.length === 0 ? [{ from, to: null }] : ways.map((to) => ({ from, to: at(places, to) }));
    });
}

/** Chases fleets from the seas around him and keeps those closed. */
export const polyphemus: CreaturePower = {
  id: 'polyphemus',
  isPossible: (g, faction) => areasFor(g, faction, 'polyphemus').length > 0,
  play: (g, faction) => placeFigure(g, faction, 'polyphemus'),
  ground: 'land',
  /** @rules CYC-16.34, CYC-16.35, CYC-16.36, CYC-R.24 */
  *onArrival(g, figure): Rule {
    for (let open = drives(g, figure); open.length > 0; open = drives(g, figure)) {
      const { from, to } = yield* ask(g, figure.owner, driveTopic, open);
      const owner = numberAt(g.s.control, from.index);
      if (to === null) {
        sinkFleets(g, from.index, 1);
        g.emitEffect('sunk', { who: actor(g, owner), n: 1, sea: areaRef(g, from.index) });
        continue;
      }
      takeFleets(g, from.index, 1);
      addFleets(g, owner, to.index, 1);
      g.emitEffect('driven', { who: actor(g, owner), sea: areaRef(g, from.index), to: areaRef(g, to.index) });
    }
  },
  barsPlacing: true,
  /** @rules CYC-16.33 */
  closesSea: (g, figure, sea) => placeAt(g, figure.area).seas.includes(sea),
};
