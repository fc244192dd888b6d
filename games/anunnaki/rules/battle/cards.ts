import {
  type Answer,
  type Blocked,
  type ChooseQuestion,
  choose,
  type PickQuestion,
  type Question,
  type Rule,
  type Seat,
  say,
  type Topic,
  together,
  who,
} from '@pantheon/kernel';
import type { WeaponCard } from '../../data/model.ts';
import { abilities } from '../abilities.ts';
import { weaponRef } from '../names.ts';
import { weaponTopic } from '../topics.ts';
import type { Battle, G, Side } from '../types.ts';
import { handOf, holdsNone, houseOf, show, takeBack } from '../weapon-hand.ts';
import { isPayable, playableCards, seatOn } from './sides.ts';

/** A card, or the lack of one that could be played: others must not see that nothing was asked. */
type Play = WeaponCard | 'no-card';

const cardTopic = weaponTopic('playWeapon');
const playTopic: Topic<Play, G> = {
  id: cardTopic.id,
  key: (card) => (card === 'no-card' ? card : card.id),
  text: (card, g) => (card === 'no-card' ? say('option.noCard') : weaponRef(g, card.index)),
  focus: (card, g) => (card === 'no-card' ? [] : [weaponRef(g, card.index)]),
  blocked: (g, seat) => blockedCards(g, seat),
  commits: () => true,
  secret: true,
};

function blockedCards(g: G, seat: Seat): Blocked<Play>[] {
  const attacking = seat === g.s.active;
  const basic = houseOf(g, seat).basic.map((card) => g.data.weapons[card] as WeaponCard);
  return [...handOf(g, seat), ...basic].flatMap((option): Blocked<Play>[] => {
    if (attacking && !option.advanced) return [{ option, why: { rule: 'ANU-8.3', text: say('why.basicDefends') } }];
    return isPayable(g, seat, option) ? [] : [{ option, why: { rule: 'ANU-1.6', text: say('why.noResources') } }];
  });
}

function questionFor(g: G, battle: Battle, side: Side): Question {
  const seat = seatOn(g, side);
  const cards: Play[] = playableCards(g, seat, side);
  const options: Play[] = cards.length === 0 ? ['no-card'] : cards;
  const max = Math.min(abilities(g, seat).cardsPlayed, options.length);
  const about = { land: `land:${g.data.lands[battle.land]?.id}` };
  if (abilities(g, seat).cardsPlayed === 1) {
    const question: ChooseQuestion<Play, G> = { kind: 'choose', seat, topic: playTopic, options, pass: false, about };
    return question as Question;
  }
  const question: PickQuestion<Play, G> = { kind: 'pick', seat, topic: playTopic, options, min: 1, max, about };
  return question as Question;
}

const chosenOf = (question: Question, answer: Answer): Play[] => {
  const { options } = question as ChooseQuestion<Play>;
  return (typeof answer === 'number' ? [answer] : answer).map((at) => options[at] as Play);
};

/** Both sides choose their cards, unseen; false if the attacker has none to play. */
export function* playCards(g: G): Rule<boolean> {
  const battle = g.s.battle as Battle;
  const sides: Side[] = battle.defender === null ? [0] : [0, 1];
  const questions = sides.map((side) => questionFor(g, battle, side));
  const answers = yield* together(questions);
  const plays = questions.map((question, at) => chosenOf(question, answers[at] as Answer));
  const attacker = seatOn(g, 0);
  if (plays[0]?.[0] === 'no-card') {
    holdsNone(g, attacker, (card) => isPayable(g, attacker, card));
    return false;
  }
  plays.forEach((cards, at) => {
    for (const card of cards as WeaponCard[]) lay(g, sides[at] as Side, card);
  });
  return true;
}

function lay(g: G, side: Side, card: WeaponCard): void {
  const seat = seatOn(g, side);
  if (card.advanced) show(g, seat, card.index);
  ((g.s.battle as Battle).cards[side] as number[]).push(card.index);
  g.emitEffect('cardShown', { seat: who(seat), weapon: weaponRef(g, card.index) });
}

const useTopic: Topic<WeaponCard, G> = { ...weaponTopic('useCard'), secret: false };

/** Of several cards shown by a side one is used; the others go back to the hand. */
export function* useOne(g: G, side: Side): Rule {
  const battle = g.s.battle as Battle;
  const cards = battle.cards[side] as number[];
  if (cards.length < 2) return;
  const seat = seatOn(g, side);
  const used = yield* choose(
    seat,
    useTopic,
    cards.map((card) => g.data.weapons[card] as WeaponCard),
  );
  for (const card of cards) {
    if (card === used.index) continue;
    if ((g.data.weapons[card] as WeaponCard).advanced) takeBack(g, seat, card);
    g.emitEffect('cardUnused', { seat: who(seat), weapon: weaponRef(g, card) });
  }
  battle.cards[side] = [used.index];
}
