import type { GameBot } from '@pantheon/bots';
import { at } from '@pantheon/kernel';
import type { Bomarzo } from '../rules/types.ts';
import { features, seasonsLeft, survey } from './features.ts';
import net from './net.json' with { type: 'json' };
import { policy } from './policy.ts';
import weights from './weights.json' with { type: 'json' };

/** How a position of Bomarzo looks to a bot. */
export const bot: GameBot<Bomarzo> = {
  features,
  hiddenFeatures: ['handQuality'],
  weights: weights.linear,
  tuned: weights.tuned,
  net,
  scale: 5,
  quiet: (g) => g.s.invocation === null,
  progress: (g) => 1 - seasonsLeft(g) / g.data.pack.setup.seasons,
  measure: (g, seat) => at(survey(g), seat),
  survey,
  policy,
};
