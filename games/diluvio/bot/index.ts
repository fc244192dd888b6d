import type { GameBot } from '@pantheon/bots';
import { legacyOf } from '../rules/buildings.ts';
import type { Diluvio } from '../rules/types.ts';
import weights from './weights.json' with { type: 'json' };

/** How a position of Diluvio looks to a bot. */
export const bot: GameBot<Diluvio> = {
  features: ['legacy'],
  weights: weights.linear,
  measure: (g, seat) => [Object.values(legacyOf(g, seat)).reduce((sum, points) => sum + points, 0)],
};
