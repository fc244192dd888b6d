import { type Rule, type Seat, who } from '@pantheon/kernel';
import { handOf, handSize } from './hands.ts';
import { affords, payCombination } from './pay.ts';
import { holders } from './powers.ts';
import { countedCards, godRef } from './refs.ts';
import { aboutThings, chooseThingOrPass } from './things.ts';
import { type G, NONE, type TopicFor } from './types.ts';

const godTopic: TopicFor<'god'> = { id: 'god', ...aboutThings, secret: true };

/** All gods return, used or not. @rules MAR-5.1 */
export function godsReturn(g: G): void {
  g.s.gods = g.s.gods.map(() => NONE);
  g.s.spent = g.s.spent.map(() => 0);
}

/** The gods that nobody has made an offering to in this turn. @rules MAR-5.2 */
function freeGods(g: G): number[] {
  const { gods } = g.s;
  const free: number[] = [];
  for (let god = 0; god < gods.length; god++) if (gods[god] === NONE) free.push(god);
  return free;
}

/**
 * The called player may make an offering to one god. Who holds too few cards is not asked: all can see that.
 * @rules MAR-5.2, MAR-5.3, MAR-19.2, MAR-21.24
 */
export function* makeOffering(g: G, seat: Seat): Rule {
  const cost = g.data.components.costs.godOffering;
  if (handSize(g, seat) < cost) {
    g.emitEffect('noOffering', { seat: who(seat) });
    return;
  }
  const god = yield* chooseThingOrPass(seat, godTopic, g.data.gods, affords(handOf(g, seat), cost) ? freeGods(g) : []);
  if (god === null) {
    g.emitEffect('noOffering', { seat: who(seat) });
    return;
  }
  const cards = yield* payCombination(g, seat, { cost, thing: godRef(g, god) });
  g.s.gods[god] = seat;
  g.emit('offering', { seat: who(seat), god: godRef(g, god), cards: countedCards(g, cards) });
}

/** When all have been called, some powers take a god for nothing. @rules MAR-5.4 */
export function* lateOfferings(g: G): Rule {
  for (const { seat, power } of holders(g, 'afterOfferings')) yield* power.afterOfferings(g, seat);
}
