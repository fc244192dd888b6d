import type { GameBot } from '@pantheon/bots';
import { contestedLands } from '../rules/battle/index.ts';
import type { Anunnaki } from '../rules/types.ts';
import { features, measure } from './features.ts';
import { inclination } from './inclination.ts';
import weights from './weights.json' with { type: 'json' };

/** How a position of Anunnaki looks to a bot. */
export const bot: GameBot<Anunnaki> = {
  features,
  weights: weights.linear,
  scale: 12,
  measure,
  inclination,
  progress: ({ s, data }) => {
    const { finalSpace } = data.components.developmentTracks;
    const { summoningCubes } = data.components.componentCounts.perHouse;
    return Math.max(...s.players.map(({ cubes, tracks }) => Math.max(placed(cubes) / summoningCubes, Math.max(...tracks) / finalSpace)));
  },
  quiet: (g) => {
    const { step, battle, choosesArtefact, active } = g.s;
    return step !== 'action' && battle === null && choosesArtefact === null && contestedLands(g, active).length === 0;
  },
};

const placed = (cubes: number): number => {
  let n = 0;
  for (let left = cubes; left !== 0; left &= left - 1) n++;
  return n;
};
