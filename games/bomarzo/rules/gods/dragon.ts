import { choose, chooseOrPass, type Rule, type Seat, who } from '@pantheon/kernel';
import { cardTopic } from '../card-topic.ts';
import { takeFromHand } from '../deck.ts';
import { godState, handOf } from '../pieces.ts';
import { ready, turnCards } from '../powers.ts';
import { cardRef, godRef } from '../refs.ts';
import type { G, TopicFor } from '../types.ts';
import type { Favour } from './favour.ts';

const slipCard: TopicFor<'slipCard'> = { ...cardTopic('slipCard'), action: 'slip', slot: 'card', secret: true };

const slipUnder: TopicFor<'slipUnder'> = {
  id: 'slipUnder',
  key: (god) => god,
  text: godRef,
  focus: (god) => [godRef(god)],
  action: 'slip',
  slot: 'god',
};

/** Slips one card of the hand under a god; false if the seat does not want to. @rules BOM-6.5, BOM-9.10 */
function* slip(g: G, seat: Seat): Rule<boolean> {
  const card = yield* chooseOrPass(seat, slipCard, handOf(g, seat));
  if (card === null) return false;
  const god = yield* choose(seat, slipUnder, g.s.order);
  takeFromHand(g, seat, [card], false);
  godState(g, god).under.push({ seat, card });
  g.emitPrivate(seat, ['slippedOwn', { card: cardRef(card), god: godRef(god) }], ['slipped', { seat: who(seat), god: godRef(god) }]);
  return true;
}

/** The Dragon: hide a card under a god, and one more for each Dragon power. @rules BOM-9.10, BOM-11.6 */
export const dragon: Favour = function* (g, seat) {
  const mayGoOn = (): boolean => handOf(g, seat).length > 0;
  if (!mayGoOn() || !(yield* slip(g, seat))) return;
  while (mayGoOn() && ready(g, seat, 'dragonPower') > 0) {
    if (!(yield* slip(g, seat))) return;
    turnCards(g, seat, 'dragonPower', 1);
  }
};
