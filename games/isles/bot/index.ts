import type { GameBot } from '@pantheon/bots';
import { held } from '../rules/ring.ts';
import type { Isles } from '../rules/types.ts';
import weights from './weights.json' with { type: 'json' };

/** How a position of Isles looks to a bot. */
export const bot: GameBot<Isles> = {
  features: ['isles', 'units', 'gold', 'oracle'],
  weights: weights.linear,
  measure(g, seat) {
    const isles = held(g, seat);
    const units = isles.reduce((sum, isle) => sum + (g.s.units[isle] as number), 0);
    return [isles.length, units, g.s.gold[seat] as number, isles.includes(g.s.oracle[seat] as number) ? 1 : 0];
  },
};
