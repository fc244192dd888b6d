import { add, at, choose, chooseOrPass, type Ref, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { FOOD, type FoodOrSilver, RESOURCES, SILVER } from '../../data/ids.ts';
import type { Cubes } from '../../data/read.ts';
import { godState, stockOf, worshippers } from '../pieces.ts';
import { godRef, resourceRef } from '../refs.ts';
import type { Robbery } from '../topics.ts';
import type { G, God, TopicFor } from '../types.ts';
import type { Favour } from './favour.ts';

const lootKey = (loot: FoodOrSilver): string => at(RESOURCES, loot);

const robTopic: TopicFor<'rob'> = {
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

const lootTopic: TopicFor<'loot'> = {
  id: 'loot',
  key: lootKey,
  text: resourceRef,
  focus: (loot) => [resourceRef(loot)],
  action: 'rob',
  slot: 'loot',
};

const cubesOn = (g: G, god: God): Cubes => godState(g, god).cubes;

/** What the Ogre can take from a god. @rules BOM-6.6, BOM-9.4 */
const lootOn = (g: G, god: God): FoodOrSilver[] => ([FOOD, SILVER] as const).filter((loot) => cubesOn(g, god)[loot] > 0);

/**
 * Gods other than the Ogre that hold Food or Silver, in the order of the board. Cubes lie only where a pawn stands.
 * @rules BOM-9.2, BOM-9.4, BOM-R.15, BOM-R.29
 */
const victims = (g: G): God[] => g.s.order.filter((god) => god !== 'ogre' && lootOn(g, god).length > 0);

/** @rules BOM-9.3 */
function rob(g: G, seat: Seat, god: God, loot: FoodOrSilver, count: number): void {
  cubesOn(g, god)[loot] -= count;
  add(stockOf(g, seat), loot, count);
  g.emitEffect('robbed', { seat: who(seat), god: godRef(god), loot: { [resourceRef(loot)]: count }, worshippers: worshippers(g, god) });
}

/** @rules BOM-9.2 */
function* robEach(g: G, seat: Seat): Rule {
  for (const god of victims(g)) {
    const loot = yield* choose(seat, lootTopic, lootOn(g, god), { about: { god: godRef(god) } });
    rob(g, seat, god, loot, 1);
  }
}

/** The Ogre: take cubes that lie on other gods, never Wine. @rules BOM-9.2, BOM-9.3, BOM-9.4 */
export const ogre: Favour = function* (g, seat) {
  const gods = victims(g);
  if (gods.length === 0) return;
  const hoards = gods.flatMap((god) => lootOn(g, god).map((loot) => ({ god, loot })));
  const robbery: Robbery | null = yield* chooseOrPass(seat, robTopic, ['each', ...hoards]);
  if (robbery === 'each') yield* robEach(g, seat);
  else if (robbery !== null) rob(g, seat, robbery.god, robbery.loot, cubesOn(g, robbery.god)[robbery.loot]);
};
