import { chooseOrPass, type Rule, who } from '@pantheon/kernel';
import type { WeaponCard } from '../../data/model.ts';
import { cancelBy, payFor, playableCards, seatOn } from '../battle/sides.ts';
import { weaponRef } from '../names.ts';
import { weaponTopic } from '../topics.ts';
import type { Battle, G, Side } from '../types.ts';
import { handSize, show } from '../weapon-hand.ts';
import type { WeaponPower } from './effects.ts';

const newCardTopic = weaponTopic('newCard');

/** The enemy takes the card back, paid as it is, and may play a different one; if there is none, the battle is won at once. */
function* forceNewCard(g: G, side: Side): Rule {
  const battle = g.s.battle as Battle;
  if (battle.defender === null) return;
  const enemy: Side = side === 0 ? 1 : 0;
  const seat = seatOn(g, enemy);
  const old = (battle.cards[enemy] as number[]).map((card) => g.data.weapons[card] as WeaponCard);
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
