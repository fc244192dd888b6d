import { allocate, pick, type Topic, who } from '@pantheon/kernel';
import { discard, takeFromHand } from '../deck.ts';
import { cardRef, trackRef } from '../refs.ts';
import { advance } from '../tracks.ts';
import type { Card, G } from '../types.ts';
import type { Favour } from './favour.ts';

/** How many cards the Turtle takes. */
const MOST_CARDS = 2;

const cardsTopic: Topic<Card, G> = {
  id: 'turtleCards',
  key: (card) => card,
  text: (card) => cardRef(card),
  focus: (card) => [cardRef(card)],
  action: 'turtle',
  slot: 'cards',
};

const TRACK_KEYS = ['culture', 'architecture', 'science'];

const stepsTopic: Topic<number, G> = {
  id: 'turtleSteps',
  key: (track) => TRACK_KEYS[track] ?? String(track),
  text: (track, g) => trackRef(g, track),
  focus: (track, g) => [trackRef(g, track)],
  action: 'turtle',
  slot: 'tracks',
};

/** The Turtle: cards become steps on the development tracks. */
export const turtle: Favour = function* (g, seat) {
  const hand = g.s.hand[seat] as Card[];
  if (hand.length === 0) return;
  const cards = yield* pick(seat, cardsTopic, hand, { min: 0, max: MOST_CARDS });
  if (cards.length === 0) return;
  const tracks = g.data.tracks.map((_, track) => track);
  const steps = yield* allocate(seat, stepsTopic, tracks, { caps: tracks.map(() => cards.length), min: cards.length, max: cards.length });
  takeFromHand(g, seat, cards, true);
  discard(g, cards);
  g.emitEffect('discarded', { seat: who(seat), cards: cards.map((card) => cardRef(card)) });
  advance(g, seat, steps);
};
