import { chooseOrPass, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { ready, turnCards } from './powers.ts';
import { cubesArg, godRef } from './refs.ts';
import type { RaisedCubes } from './topics.ts';
import type { G, God, TopicFor } from './types.ts';

/** How many cubes a Raise adds. */
const RAISE = 3;

const MIXES: readonly RaisedCubes[] = Array.from({ length: RAISE + 1 }, (_, silver) => [RAISE - silver, silver]);

const raiseTopic: TopicFor<'raise'> = {
  id: 'raise',
  key: ([food, silver]) => `${food}:${silver}`,
  text: (cubes) => say('option.cubes', { cubes: cubesArg(cubes) }),
  action: 'invoke',
  slot: 'raise',
};

/** Whoever places a pawn on a god may add cubes of the supply, so that the next one pays more. */
export function* raise(g: G, seat: Seat, god: God): Rule<RaisedCubes> {
  if (ready(g, seat, 'raise') === 0) return [0, 0];
  const cubes = yield* chooseOrPass(seat, raiseTopic, MIXES, { about: { god: godRef(god), count: RAISE } });
  if (cubes === null) return [0, 0];
  turnCards(g, seat, 'raise', 1);
  g.emitEffect('raised', { seat: who(seat), god: godRef(god), cubes: cubesArg(cubes) });
  return cubes;
}
