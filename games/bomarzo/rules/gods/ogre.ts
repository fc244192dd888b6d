import { choose, chooseOrPass, type Ref, type Rule, type Seat, say, type Topic, who } from '@pantheon/kernel';
import { type Cubes, FOOD, SILVER } from '../../data/read.ts';
import { cubesArg, godRef, resourceRef } from '../refs.ts';
import type { G, God, GodState } from '../types.ts';
import type { Favour } from './favour.ts';

type Loot = typeof FOOD | typeof SILVER;
/** One cube from every other god, or everything of one kind from one of them. */
type Robbery = 'each' | { readonly god: God; readonly loot: Loot };

const lootKey = (loot: Loot): string => (loot === FOOD ? 'food' : 'silver');

const robTopic: Topic<Robbery, G> = {
  id: 'rob',
  key: (robbery) => (robbery === 'each' ? robbery : `${robbery.god}:${lootKey(robbery.loot)}`),
  text: (robbery, g) =>
    robbery === 'each'
      ? say('option.robEach', { gods: victims(g).length })
      : say('option.robAll', { god: godRef(robbery.god), loot: { [resourceRef(robbery.loot)]: cubesOn(g, robbery.god)[robbery.loot] } }),
  focus: (robbery, g): Ref[] => (robbery === 'each' ? victims(g).map(godRef) : [godRef(robbery.god)]),
  action: 'rob',
  slot: 'robbery',
};

const lootTopic: Topic<Loot, G> = {
  id: 'loot',
  key: lootKey,
  text: resourceRef,
  focus: (loot) => [resourceRef(loot)],
  action: 'rob',
  slot: 'loot',
};

const cubesOn = (g: G, god: God): Cubes => (g.s.gods[god] as GodState).cubes;

/** Gods other than the Ogre that hold Food or Silver, in the order of the board. Cubes lie only where a pawn stands. */
const victims = (g: G): God[] => g.s.order.filter((god) => god !== 'ogre' && cubesOn(g, god)[FOOD] + cubesOn(g, god)[SILVER] > 0);

function rob(g: G, seat: Seat, god: God, loot: Loot, count: number): void {
  cubesOn(g, god)[loot] -= count;
  (g.s.stock[seat] as Cubes)[loot] += count;
  g.emitEffect('robbed', { seat: who(seat), god: godRef(god), loot: cubesArg(loot === FOOD ? [count] : [0, count]) });
}

function* robEach(g: G, seat: Seat): Rule {
  for (const god of victims(g)) {
    const kinds = ([FOOD, SILVER] as const).filter((loot) => cubesOn(g, god)[loot] > 0);
    const loot = yield* choose(seat, lootTopic, kinds, { about: { god: godRef(god) } });
    rob(g, seat, god, loot, 1);
  }
}

/** The Ogre: take cubes that lie on other gods, never Wine. */
export const ogre: Favour = function* (g, seat) {
  const gods = victims(g);
  if (gods.length === 0) return;
  const hoards = gods.flatMap((god) =>
    ([FOOD, SILVER] as const).filter((loot) => cubesOn(g, god)[loot] > 0).map((loot) => ({ god, loot })),
  );
  const robbery = yield* chooseOrPass<Robbery, G>(seat, robTopic, ['each', ...hoards]);
  if (robbery === 'each') yield* robEach(g, seat);
  else if (robbery !== null) rob(g, seat, robbery.god, robbery.loot, cubesOn(g, robbery.god)[robbery.loot]);
};
