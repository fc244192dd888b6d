import { chooseOrPass, type Rule, type Seat, say, type Topic, who } from '@pantheon/kernel';
import { ready, turnCards } from './powers.ts';
import { cubesArg, godRef } from './refs.ts';
import type { G, God } from './types.ts';

/** How many cubes a Raise adds. */
const RAISE = 3;

type Mix = readonly [food: number, silver: number];
const MIXES: readonly Mix[] = Array.from({ length: RAISE + 1 }, (_, silver) => [RAISE - silver, silver]);

const raiseTopic: Topic<Mix, G> = {
  id: 'raise',
  key: ([food, silver]) => `${food}:${silver}`,
  text: (mix) => say('option.cubes', { cubes: cubesArg(mix) }),
  action: 'invoke',
  slot: 'raise',
};

/** Whoever places a pawn on a god may add cubes of the supply, so that the next one pays more. */
export function* raise(g: G, seat: Seat, god: God): Rule<Mix> {
  if (ready(g, seat, 'raise') === 0) return [0, 0];
  const mix = yield* chooseOrPass(seat, raiseTopic, MIXES, { about: { god: godRef(god) } });
  if (mix === null) return [0, 0];
  turnCards(g, seat, 'raise', 1);
  g.emitEffect('raised', { seat: who(seat), god: godRef(god), cubes: cubesArg(mix) });
  return mix;
}
