import type { GameBot } from '@pantheon/bots';
import { numberAt } from '@pantheon/kernel';
import type { Types } from '../rules/types.ts';
import weights from './weights.json' with { type: 'json' };

/** How a position looks to a bot: a few figures, each with a weight. */
export const bot: GameBot<Types> = {
  features: ['favour', 'shrines', 'omen', 'coins'],
  weights: weights.linear,
  measure({ s }, seat) {
    const shrines = s.owner.filter((owner) => owner === seat).length;
    const omen = s.owner[numberAt(s.omen, seat)] === seat ? 1 : 0;
    return [numberAt(s.favour, seat), shrines, omen, numberAt(s.coins, seat)];
  },
};
