import { choose, chooseOrPass, type Rule, type Seat, type Topic, who } from '@pantheon/kernel';
import { takeFromHand } from '../deck.ts';
import { ready, turnCards } from '../powers.ts';
import { cardRef, godRef } from '../refs.ts';
import type { Card, G, God, GodState } from '../types.ts';
import type { Favour } from './favour.ts';

const cardTopic: Topic<Card, G> = {
  id: 'slipCard',
  key: (card) => card,
  text: (card) => cardRef(card),
  focus: (card) => [cardRef(card)],
  action: 'slip',
  slot: 'card',
  secret: true,
};

const godTopic: Topic<God, G> = {
  id: 'slipUnder',
  key: (god) => god,
  text: godRef,
  focus: (god) => [godRef(god)],
  action: 'slip',
  slot: 'god',
};

/** Slips one card of the hand under a god; false if the seat does not want to. */
function* slip(g: G, seat: Seat): Rule<boolean> {
  const card = yield* chooseOrPass(seat, cardTopic, g.s.hand[seat] as Card[]);
  if (card === null) return false;
  const god = yield* choose(seat, godTopic, g.s.order);
  takeFromHand(g, seat, [card], false);
  (g.s.gods[god] as GodState).under.push({ seat, card });
  g.emitPrivate(seat, ['slippedOwn', { card: cardRef(card), god: godRef(god) }], ['slipped', { seat: who(seat), god: godRef(god) }]);
  return true;
}

/** The Dragon: hide a card under a god, and one more for each Dragon power. */
export const dragon: Favour = function* (g, seat) {
  const mayGoOn = (): boolean => (g.s.hand[seat] as Card[]).length > 0;
  if (!mayGoOn() || !(yield* slip(g, seat))) return;
  while (mayGoOn() && ready(g, seat, 'dragonPower') > 0) {
    if (!(yield* slip(g, seat))) return;
    turnCards(g, seat, 'dragonPower', 1);
  }
};
