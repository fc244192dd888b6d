import { at, pick, type Rule, type Seat, who } from '@pantheon/kernel';
import { cardTopic } from './card-topic.ts';
import { addToHand, announceDraw, discard, drawCards, forget, takeFromDeck } from './deck.ts';
import { turnCards } from './powers.ts';
import { cardRef } from './refs.ts';
import type { G, TopicFor } from './types.ts';

/** How many cards more one Vision shows. */
export const VISION_CARDS = 2;

const keepTopic: TopicFor<'keepDrawn'> = { ...cardTopic('keepDrawn'), commits: () => true, secret: true };

/**
 * Draws cards; each Vision used shows two more. Of what is shown as many as are due may be kept, the rest is discarded.
 * @rules BOM-11.2, BOM-11.3
 */
export function* drawWithVision(g: G, seat: Seat, count: number, visions: number): Rule {
  if (visions === 0) {
    drawCards(g, seat, count);
    return;
  }
  const { s } = g;
  turnCards(g, seat, 'vision', visions);
  const cards = takeFromDeck(g, seat, count + VISION_CARDS * visions);
  s.dealt[seat] = [...cards].sort();
  announceDraw(g, seat, cards);
  const kept = yield* pick(seat, keepTopic, at(s.dealt, seat), { min: 0, max: Math.min(count, cards.length) });
  const left = at(s.dealt, seat).filter((card) => !kept.includes(card));
  s.dealt[seat] = [];
  addToHand(g, seat, kept);
  forget(g, seat, left);
  discard(g, left);
  g.emitEffect('sawVision', { seat: who(seat), discards: left.map((card) => cardRef(card)) });
}
