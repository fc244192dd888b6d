import type { AmountQuestion, ChooseQuestion } from '@pantheon/kernel';
import type { Isle } from './types.ts';

export type Order = 'march' | 'recruit';

/** All that is ever asked in Isles. */
export type Topics = {
  bid: AmountQuestion;
  order: ChooseQuestion<Order>;
  recruitWhere: ChooseQuestion<Isle>;
  marchFrom: ChooseQuestion<Isle>;
  marchUnits: AmountQuestion;
  marchTo: ChooseQuestion<Isle>;
  retreat: ChooseQuestion<Isle>;
};
