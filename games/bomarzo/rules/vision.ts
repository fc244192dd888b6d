import { pick, type Rule, type Seat, type Topic, who } from '@pantheon/kernel';
import { addToHand, announceDraw, discard, drawCards, takeFromDeck } from './deck.ts';
import { turnCards } from './powers.ts';
import { cardRef } from './refs.ts';
import type { Card, G } from './types.ts';

/** How many cards more one Vision shows. */
const EXTRA = 2;

const keepTopic: Topic<Card, G> = {
  id: 'keepDrawn',
  key: (card) => card,
  text: (card) => cardRef(card),
  focus: (card) => [cardRef(card)],
  commits: () => true,
  secret: true,
};

/** Draws cards; each Vision used shows two more, of which as many are discarded. */
export function* drawWithVision(g: G, seat: Seat, count: number, visions: number): Rule {
  if (visions === 0) {
    drawCards(g, seat, count);
    return;
  }
  const { s } = g;
  turnCards(g, seat, 'vision', visions);
  const { cards, shown } = takeFromDeck(g, count + EXTRA * visions);
  s.dealt[seat] = [...cards].sort();
  announceDraw(g, seat, cards, shown);
  const keeping = Math.min(count, cards.length);
  const kept = yield* pick(seat, keepTopic, s.dealt[seat] as Card[], { min: keeping, max: keeping });
  const left = (s.dealt[seat] as Card[]).filter((card) => !kept.includes(card));
  s.dealt[seat] = [];
  addToHand(g, seat, kept, shown !== null && kept.includes(shown) ? [shown] : []);
  discard(g, left);
  g.emitEffect('sawVision', { seat: who(seat), discards: left.map((card) => cardRef(card)) });
}
