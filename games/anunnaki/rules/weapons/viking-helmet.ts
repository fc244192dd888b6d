import { chooseOrPass, type Rule, who } from '@pantheon/kernel';
import { battleOf, cancelBy, cardsOn, enemyOf, payFor, playableCards, seatOn } from '../battle/sides.ts';
import { weaponTopic } from '../questions.ts';
import { weaponRef } from '../refs.ts';
import type { G, Side } from '../types.ts';
import { handSize, show } from '../weapon-hand.ts';
import type { WeaponPower } from './effects.ts';

const newCardTopic = weaponTopic('newCard');

/**
 * The enemy takes the card back, paid as it is, and may play a different one; if there is none, the battle is won at once.
 * @rules ANU-12.17, ANU-R.23
 */
function* forceNewCard(g: G, side: Side): Rule {
  const battle = battleOf(g);
  if (battle.defender === null) return;
  const enemy = enemyOf(side);
  const seat = seatOn(g, enemy);
  const old = cardsOn(g, battle, enemy);
  battle.cards[enemy] = [];
  for (const card of old) {
    if (card.advanced) battle.sentBack[enemy] = true;
    g.emitEffect('cardSentBack', { seat: who(seat), weapon: weaponRef(g, card.index) });
  }
  const hasCards = enemy === 1 || handSize(g, seat) > 0;
  const options = hasCards ? playableCards(g, seat, enemy).filter((card) => !old.includes(card)) : [];
  const card = hasCards ? yield* chooseOrPass(seat, newCardTopic, options) : null;
  if (card === null) {
    battle.decided = side;
    return;
  }
  if (card.advanced) show(g, seat, card.index);
  battle.cards[enemy] = [card.index];
  g.emitEffect('cardShown', { seat: who(seat), weapon: weaponRef(g, card.index) });
  yield* payFor(g, seat, card);
  cancelBy(g, battle, enemy, card);
}

/** Viking Helmet: no effect on Ancient Civilisations. */
export const vikingHelmet: WeaponPower = () => ({ order: 1, afterReveal: forceNewCard });
