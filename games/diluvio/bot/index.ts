import type { GameBot } from '@pantheon/bots';
import { roundLimit } from '../rules/end.ts';
import type { Diluvio } from '../rules/types.ts';
import { features, measure, survey } from './features.ts';
import net from './net.json' with { type: 'json' };
import { policy } from './policy.ts';
import weights from './weights.json' with { type: 'json' };

/** How a position of Diluvio looks to a bot. */
export const bot: GameBot<Diluvio> = {
  features,
  weights: weights.linear,
  tuned: weights.tuned,
  net,
  scale: 4,
  measure,
  survey,
  progress: (g) => Math.min(1, Math.max(g.s.counter / g.data.pack.flood.endAt, g.s.round / (roundLimit(g) ?? Number.POSITIVE_INFINITY))),
  quiet: (g) => g.s.rise === null && g.s.from < 0,
  policy,
};
