import type { GameBot } from '@pantheon/bots';
import type { MareNostrum } from '../rules/types.ts';
import { features, measure, progress, survey } from './features.ts';
import { policy } from './policy.ts';
import weights from './weights.json' with { type: 'json' };

/** How a position of Mare Nostrum looks to a bot. */
export const bot: GameBot<MareNostrum> = {
  features,
  hiddenFeatures: ['pyramids', 'taxes', 'goods', 'spare', 'combination', 'hero'],
  weights: weights.linear,
  scale: 8,
  point: 10,
  quiet: (g) => g.s.trade.due < 0 && g.s.trade.participants.length === 0,
  progress,
  measure,
  survey,
  policy,
};
