import { type Blocked, chooseOrPass, numberAt, ref, type Seat, say, type Why, who } from '@pantheon/kernel';
import { takeFromHand } from '../deck.ts';
import { cardData, godData, handOf, playedBy } from '../pieces.ts';
import { cardRef, godRef } from '../refs.ts';
import type { Development } from '../topics.ts';
import { advance, advances } from '../tracks.ts';
import type { Card, G, God, TopicFor } from '../types.ts';
import type { Favour } from './favour.ts';

const developTopic: TopicFor<'develop'> = {
  id: 'develop',
  key: ({ card, level }) => `${level === 1 ? 'play' : 'improve'}:${card}`,
  text: ({ card, level }) => say(level === 1 ? 'option.play' : 'option.improve', { card: cardRef(card), side: cardRef(card, level) }),
  focus: ({ card }) => [cardRef(card)],
  preview: ({ card, level }, g, seat) => ({ changes: advances(g, seat, stepsOf(g, card, level)) }),
  action: 'develop',
  slot: 'card',
  secret: true,
};

/** Why a god neither plays nor improves a card, or null if it does. @rules BOM-10.3 */
function whyNot(g: G, god: God, card: Card): Why | null {
  const { symbol, field } = godData(g, god);
  if (symbol !== null && cardData(g, card).symbols.includes(symbol)) return null;
  return { rule: 'BOM-10.3', text: say('why.otherSymbol', { card: cardRef(card), god: godRef(god), field: ref('field', field.id) }) };
}

const stepsOf = (g: G, card: Card, level: 1 | 2): readonly number[] => cardData(g, card).advance[level === 1 ? 0 : 1];

/** @rules BOM-10.3, BOM-10.10 */
function developments(g: G, seat: Seat, god: God): Development[] {
  const toPlay = handOf(g, seat).map((card): Development => ({ card, level: 1 }));
  const toImprove = playedBy(g, seat).flatMap(({ card, level }): Development[] => (level === 1 ? [{ card, level: 2 }] : []));
  return [...toPlay, ...toImprove].filter(({ card }) => whyNot(g, god, card) === null);
}

/** The cards of a hand that the god does not play. */
const blockedBy = (g: G, seat: Seat, god: God): Blocked<Development>[] =>
  handOf(g, seat).flatMap((card) => {
    const why = whyNot(g, god, card);
    return why === null ? [] : [{ option: { card, level: 1 }, why }];
  });

/** Giant, Elephant, Whale: play a card of their symbol, or improve one. @rules BOM-9.6, BOM-9.7, BOM-9.8 */
export const develop: Favour = function* (g, seat, god) {
  const chosen = yield* chooseOrPass(seat, developTopic, developments(g, seat, god), {
    about: { god: godRef(god) },
    blocked: () => blockedBy(g, seat, god),
  });
  if (chosen === null) return;
  if (chosen.level === 1) playCard(g, seat, chosen.card);
  else improveCard(g, seat, chosen.card);
  advance(g, seat, stepsOf(g, chosen.card, chosen.level));
};

/** @rules BOM-10.2, BOM-10.4 */
function playCard(g: G, seat: Seat, card: Card): void {
  takeFromHand(g, seat, [card], true);
  playedBy(g, seat).push({ card, level: 1, used: false, field: null });
  g.emitEffect('playedCard', { seat: who(seat), card: cardRef(card) });
}

/** @rules BOM-10.7, BOM-10.9, BOM-10.10 */
function improveCard(g: G, seat: Seat, card: Card): void {
  const { primary } = cardData(g, card);
  const field = primary.length === 1 ? numberAt(primary, 0) : null;
  g.s.played[seat] = playedBy(g, seat).map((played) => (played.card === card ? { ...played, level: 2, field } : played));
  g.emitEffect('improvedCard', { seat: who(seat), card: cardRef(card), side: cardRef(card, 2) });
}
