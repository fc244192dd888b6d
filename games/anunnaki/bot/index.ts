import type { GameBot } from '@pantheon/bots';
import type { Anunnaki } from '../rules/types.ts';
import { features, measure } from './features.ts';
import weights from './weights.json' with { type: 'json' };

/** How a position of Anunnaki looks to a bot. */
export const bot: GameBot<Anunnaki> = { features, weights: weights.linear, measure };
