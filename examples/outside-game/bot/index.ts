import type { GameBot } from '@pantheon/bots';
import { numberAt } from '@pantheon/kernel';
import type { Types } from '../rules/types.ts';

/** How a position looks to a bot: the two things that make points. */
export const bot: GameBot<Types> = {
  features: ['flowers', 'ponds'],
  weights: [1, 3],
  measure: ({ s }, seat) => [numberAt(s.gathered, seat), numberAt(s.emptied, seat)],
};
