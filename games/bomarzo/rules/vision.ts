import { at, pick, type Rule, type Seat, who } from '@pantheon/kernel';
import { cardTopic } from './card-topic.ts';
import { addToHand, announceDraw, discard, drawCards, takeFromDeck } from './deck.ts';
import { turnCards } from './powers.ts';
import { cardRef } from './refs.ts';
import type { G, TopicFor } from './types.ts';

/** How many cards more one Vision shows. */
export const VISION_CARDS = 2;

const keepTopic: TopicFor<'keepDrawn'> = { ...cardTopic('keepDrawn'), commits: () => true, secret: true };

/** Draws cards; each Vision used shows two more, of which as many are discarded. */
export function* drawWithVision(g: G, seat: Seat, count: number, visions: number): Rule {
  if (visions === 0) {
    drawCards(g, seat, count);
    return;
  }
  const { s } = g;
  turnCards(g, seat, 'vision', visions);
  const { cards, shown } = takeFromDeck(g, count + VISION_CARDS * visions);
  s.dealt[seat] = [...cards].sort();
  announceDraw(g, seat, cards, shown);
  const keeping = Math.min(count, cards.length);
  const kept = yield* pick(seat, keepTopic, at(s.dealt, seat), { min: keeping, max: keeping });
  const left = at(s.dealt, seat).filter((card) => !kept.includes(card));
  s.dealt[seat] = [];
  addToHand(g, seat, kept, shown !== null && kept.includes(shown) ? [shown] : []);
  discard(g, left);
  g.emitEffect('sawVision', { seat: who(seat), discards: left.map((card) => cardRef(card)) });
}
