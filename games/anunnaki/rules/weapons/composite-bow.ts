import { chooseOrPass, type Rule, who } from '@pantheon/kernel';
import { battleOf, cancelBy, isPayable, payFor, seatOn } from '../battle/sides.ts';
import { weaponTopic } from '../questions.ts';
import { weaponRef } from '../refs.ts';
import type { G, Side } from '../types.ts';
import { handOf, handSize, show } from '../weapon-hand.ts';
import type { WeaponPower } from './effects.ts';

const secondTopic = weaponTopic('secondCard');

function* addCard(g: G, side: Side): Rule {
  const seat = seatOn(g, side);
  if (handSize(g, seat) === 0) return;
  const options = handOf(g, seat).filter((card) => isPayable(g, seat, card));
  const card = yield* chooseOrPass(seat, secondTopic, options);
  if (card === null) return;
  show(g, seat, card.index);
  const battle = battleOf(g);
  battle.cards[side].push(card.index);
  g.emitEffect('cardAdded', { seat: who(seat), weapon: weaponRef(g, card.index) });
  yield* payFor(g, seat, card);
  cancelBy(g, battle, side, card);
}

/** Composite Bow: a second Advanced card may be added. @rules ANU-12.18 */
export const compositeBow: WeaponPower = () => ({ order: 2, afterReveal: addCard });
