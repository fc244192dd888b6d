import { amount, say } from '@pantheon/kernel';
import { ready } from '../powers.ts';
import type { TopicFor } from '../types.ts';
import { drawWithVision, VISION_CARDS } from '../vision.ts';
import type { Favour } from './favour.ts';

/** How many cards the Genius gives. */
const CARDS = 2;

const visionTopic: TopicFor<'vision'> = {
  id: 'vision',
  key: String,
  text: (visions) => say('option.visions', { visions }),
  preview: (visions) => ({ changes: [say('preview.sees', { n: CARDS + VISION_CARDS * visions, most: CARDS })] }),
  commits: () => true,
};

/** The Genius: draw cards. @rules BOM-9.1, BOM-11.3 */
export const genius: Favour = function* (g, seat) {
  const visions = yield* amount(seat, visionTopic, { min: 0, max: ready(g, seat, 'vision') });
  yield* drawWithVision(g, seat, CARDS, visions);
};
