import type { GameBot } from '@pantheon/bots';
import { numberAt } from '@pantheon/kernel';
import { held } from '../rules/ring.ts';
import type { Isles } from '../rules/types.ts';
import weights from './weights.json' with { type: 'json' };

/** How a position of Isles looks to a bot. */
export const bot: GameBot<Isles> = {
  features: ['isles', 'units', 'gold', 'oracle'],
  weights: weights.linear,
  measure(g, seat) {
    const isles = held(g, seat);
    const units = isles.reduce((sum, isle) => sum + numberAt(g.s.units, isle), 0);
    return [isles.length, units, numberAt(g.s.gold, seat), isles.includes(numberAt(g.s.oracle, seat)) ? 1 : 0];
  },
};
