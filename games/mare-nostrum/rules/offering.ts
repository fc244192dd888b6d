import { chooseOrPass, type Rule, type Seat, type Topic, who } from '@pantheon/kernel';
import { handSize } from './hands.ts';
import { affords, payCombination } from './pay.ts';
import { holders } from './powers.ts';
import { countedCards, godRef } from './refs.ts';
import { type G, NONE } from './types.ts';

const godTopic: Topic<number, G> = {
  id: 'god',
  key: String,
  text: (god, g) => godRef(g, god),
  focus: (god, g) => [godRef(g, god)],
  action: 'build',
  slot: 'thing',
  secret: true,
};

/** All gods return, used or not. */
export function godsReturn(g: G): void {
  g.s.gods = g.s.gods.map(() => NONE);
  g.s.spent = g.s.spent.map(() => 0);
}

/** The called player may make an offering to one god. Who holds too few cards is not asked: all can see that. */
export function* makeOffering(g: G, seat: Seat): Rule {
  const cost = g.data.components.costs.godOffering;
  if (handSize(g, seat) < cost) {
    g.also('noOffering', { seat: who(seat) });
    return;
  }
  const free = g.s.gods.flatMap((holder, god) => (holder === NONE ? [god] : []));
  const god = yield* chooseOrPass(seat, godTopic, affords(g.s.hands[seat] as number[], cost) ? free : []);
  if (god === null) {
    g.also('noOffering', { seat: who(seat) });
    return;
  }
  const cards = yield* payCombination(g, seat, cost);
  g.s.gods[god] = seat;
  g.emit('offering', { seat: who(seat), god: godRef(g, god), cards: countedCards(g, cards) });
}

/** When all have been called, some powers take a god for nothing. */
export function* lateOfferings(g: G): Rule {
  for (const { seat, power } of holders(g, 'afterOfferings')) yield* power.afterOfferings(g, seat);
}
