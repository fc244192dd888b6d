import { chooseOrPass, type Rule, who } from '@pantheon/kernel';
import { cancelBy, isPayable, payFor, seatOn } from '../battle/sides.ts';
import { weaponRef } from '../names.ts';
import { weaponTopic } from '../topics.ts';
import type { Battle, G, Side } from '../types.ts';
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
  const battle = g.s.battle as Battle;
  (battle.cards[side] as number[]).push(card.index);
  g.emitEffect('cardAdded', { seat: who(seat), weapon: weaponRef(g, card.index) });
  yield* payFor(g, seat, card);
  cancelBy(g, battle, side, card);
}

/** Composite Bow: a second Advanced card may be added. */
export const compositeBow: WeaponPower = () => ({ order: 2, afterReveal: addCard });
