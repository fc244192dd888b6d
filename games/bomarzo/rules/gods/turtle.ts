import { allocate, at, pick, who } from '@pantheon/kernel';
import { TRACKS } from '../../data/ids.ts';
import { cardTopic } from '../card-topic.ts';
import { discard, takeFromHand } from '../deck.ts';
import { handOf } from '../pieces.ts';
import { cardRef, trackRef } from '../refs.ts';
import { advance, advances } from '../tracks.ts';
import type { TopicFor } from '../types.ts';
import type { Favour } from './favour.ts';

/** How many cards the Turtle takes. */
const MOST_CARDS = 2;

const cardsTopic: TopicFor<'turtleCards'> = { ...cardTopic('turtleCards'), action: 'turtle', slot: 'cards' };

const stepsTopic: TopicFor<'turtleSteps'> = {
  id: 'turtleSteps',
  key: (track) => at(TRACKS, track),
  text: trackRef,
  focus: (track) => [trackRef(track)],
  action: 'turtle',
  slot: 'tracks',
};

/** The Turtle: cards become steps on the development tracks. @rules BOM-9.9 */
export const turtle: Favour = function* (g, seat) {
  const cards = yield* pick(seat, cardsTopic, handOf(g, seat), { min: 0, max: MOST_CARDS });
  const count = cards.length;
  if (count === 0) return;
  const tracks = TRACKS.map((_, track) => track);
  const steps = yield* allocate(seat, stepsTopic, tracks, {
    caps: tracks.map(() => count),
    min: count,
    max: count,
    preview: (counts) => ({ changes: advances(g, seat, counts) }),
  });
  takeFromHand(g, seat, cards, true);
  discard(g, cards);
  g.emitEffect('discarded', { seat: who(seat), cards: cards.map((card) => cardRef(card)) });
  advance(g, seat, steps);
};
