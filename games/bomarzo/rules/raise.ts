import { chooseOrPass, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { FOOD, SILVER } from '../data/ids.ts';
import { ready, turnCards } from './powers.ts';
import { cubesArg, godRef } from './refs.ts';
import { supplyOf } from './supply.ts';
import type { RaisedCubes } from './topics.ts';
import type { G, God, TopicFor } from './types.ts';

/** How many cubes a Raise adds. @rules BOM-11.5 */
const RAISE = 3;

/** The ways to add so many cubes, as far as the supply has them. */
const mixesOf = (g: G, count: number): RaisedCubes[] =>
  Array.from({ length: count + 1 }, (_, silver): RaisedCubes => [count - silver, silver]).filter(
    ([food, silver]) => food <= supplyOf(g, FOOD) && silver <= supplyOf(g, SILVER),
  );

const raiseTopic: TopicFor<'raise'> = {
  id: 'raise',
  key: ([food, silver]) => `${food}:${silver}`,
  text: (cubes) => say('option.cubes', { cubes: cubesArg(cubes) }),
  action: 'invoke',
  slot: 'raise',
};

/**
 * Whoever places a pawn on a god may add cubes of the supply with each card that can raise, so that the next one pays more.
 * @rules BOM-11.5, BOM-R.21
 */
export function* raise(g: G, seat: Seat, god: God): Rule<RaisedCubes> {
  const cards = Array.from({ length: ready(g, seat, 'raise') }, (_, card) => card + 1);
  const mixes = cards.flatMap((count) => mixesOf(g, count * RAISE));
  if (mixes.length === 0) return [0, 0];
  const cubes = yield* chooseOrPass(seat, raiseTopic, mixes, { about: { god: godRef(god), count: RAISE } });
  if (cubes === null) return [0, 0];
  turnCards(g, seat, 'raise', (cubes[0] + cubes[1]) / RAISE);
  g.emitEffect('raised', { seat: who(seat), god: godRef(god), cubes: cubesArg(cubes) });
  return cubes;
}
