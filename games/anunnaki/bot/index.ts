import type { GameBot } from '@pantheon/bots';
import { bitCount } from '../data/bits.ts';
import { contestedLands } from '../rules/battle/index.ts';
import type { Anunnaki } from '../rules/types.ts';
import { features, measure, survey } from './features.ts';
import { otherPolicy, policy } from './policy.ts';
import weights from './weights.json' with { type: 'json' };

/** How a position of Anunnaki looks to a bot. */
export const bot: GameBot<Anunnaki> = {
  features,
  hiddenFeatures: ['weapons', 'godPoints'],
  weights: weights.linear,
  scale: 12,
  measure,
  survey,
  policy,
  otherPolicy,
  progress: ({ s, data }) => {
    const { finalSpace } = data.components.developmentTracks;
    const { summoningCubes } = data.components.componentCounts.perHouse;
    return Math.max(...s.players.map(({ cubes, tracks }) => Math.max(bitCount(cubes) / summoningCubes, Math.max(...tracks) / finalSpace)));
  },
  quiet: (g) => {
    const { step, battle, choosesArtefact, active } = g.s;
    return step !== 'action' && battle === null && choosesArtefact === null && contestedLands(g, active).length === 0;
  },
};
