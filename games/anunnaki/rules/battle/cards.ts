import { type Answer, at, choose, type Rule, together, who } from '@pantheon/kernel';
import type { WeaponCard } from '../../data/model.ts';
import { abilities } from '../abilities.ts';
import { blockedAmong, weaponTopic } from '../questions.ts';
import { landRef, weaponRef } from '../refs.ts';
import type { Topics } from '../topics.ts';
import type { Battle, G, Side, TopicFor } from '../types.ts';
import { show, takeBack, weaponAt } from '../weapon-hand.ts';
import { battleOf, cardsHeld, playableCards, seatOn, sidesOf, whyNotPlay } from './sides.ts';

const playTopic: TopicFor<'playWeapon'> = {
  id: 'playWeapon',
  key: (card) => card.id,
  text: (card, g) => weaponRef(g, card.index),
  focus: (card, g) => [weaponRef(g, card.index)],
  blocked: (g, seat) => {
    const side = seat === g.s.active ? 0 : 1;
    return blockedAmong(cardsHeld(g, seat), (card) => whyNotPlay(g, seat, side, card));
  },
  commits: () => true,
  secret: true,
};

/** @rules ANU-12.9, ANU-17.2 */
function questionFor(g: G, battle: Battle, side: Side): Topics['playWeapon'] {
  const seat = seatOn(g, side);
  const options = playableCards(g, seat, side);
  const asked = { seat, topic: playTopic, options, about: { land: landRef(g, battle.land) } };
  const { cardsPlayed } = abilities(g, seat);
  if (cardsPlayed === 1) return { kind: 'choose', pass: false, ...asked };
  return { kind: 'pick', min: 1, max: Math.min(cardsPlayed, options.length), ...asked };
}

const chosenOf = ({ options }: Topics['playWeapon'], answer: Answer): WeaponCard[] =>
  (typeof answer === 'number' ? [answer] : answer).map((index) => at(options, index));

/** Both sides choose their cards, unseen; a side without any that it can pay is not asked. @rules ANU-12.4, ANU-12.9, ANU-17.2, ANU-R.22 */
export function* playCards(g: G): Rule {
  const battle = battleOf(g);
  const sides = sidesOf(battle).filter((side) => playableCards(g, seatOn(g, side), side).length > 0);
  const questions = sides.map((side) => questionFor(g, battle, side));
  const answers = yield* together(questions);
  const plays = questions.map((question, index) => chosenOf(question, at(answers, index)));
  sides.forEach((side, index) => {
    for (const card of at(plays, index)) lay(g, side, card);
  });
}

function lay(g: G, side: Side, card: WeaponCard): void {
  const seat = seatOn(g, side);
  if (card.advanced) show(g, seat, card.index);
  battleOf(g).cards[side].push(card.index);
  g.emitEffect('cardShown', { seat: who(seat), weapon: weaponRef(g, card.index) });
}

const useTopic: TopicFor<'useCard'> = { ...weaponTopic('useCard'), secret: false };

/** Of several cards shown by a side one is used; the others go back to the hand. @rules ANU-16.22 */
export function* useOne(g: G, side: Side): Rule {
  const battle = battleOf(g);
  const cards = battle.cards[side];
  if (cards.length < 2) return;
  const seat = seatOn(g, side);
  const used = yield* choose(
    seat,
    useTopic,
    cards.map((card) => weaponAt(g, card)),
  );
  for (const card of cards) {
    if (card === used.index) continue;
    if (weaponAt(g, card).advanced) takeBack(g, seat, card);
    g.emitEffect('cardUnused', { seat: who(seat), weapon: weaponRef(g, card) });
  }
  battle.cards[side] = [used.index];
}
