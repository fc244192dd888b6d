import type { AmountQuestion, ChooseQuestion } from '@pantheon/kernel';
import type { Shrine } from './types.ts';

/** All that is ever asked. */
export type Topics = {
  offer: AmountQuestion;
  visit: ChooseQuestion<Shrine>;
};
