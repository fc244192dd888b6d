import { at, type Game } from '@pantheon/kernel';
import components from '../data/components.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import { read } from '../data/read.ts';
import { copyState } from './copy-state.ts';
import { determinize } from './determinize.ts';
import { major, minor, unlocked } from './gods/index.ts';
import { invariants } from './invariants.ts';
import { phases } from './phases.ts';
import { setPowers } from './powers.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import type { Anunnaki } from './types.ts';
import { phaseStrip, view } from './view.ts';
import { weapon } from './weapons/index.ts';

const BEFORE_HOUSES = ['yellow', 'blue', 'red', 'purple'];

setPowers({ major, unlocked, minor, weapon });

/** The rules of Anunnaki: Dawn of the Gods. */
export const rules: Game<Anunnaki> = {
  id: 'anunnaki',
  version: '2',
  players: { min: 2, max: 4 },
  options: [
    { id: 'roundLimit', values: ['none', 40, 30] },
    { id: 'firstGameGods', values: [false, true] },
    { id: 'firstGameAllPacts', values: [false, true] },
    { id: 'firstGameNoHouseIcons', values: [false, true] },
    { id: 'randomHouses', values: [false, true] },
    { id: 'metalWithoutBattle', values: [false, true] },
  ],
  pack: { components, map },
  read,
  setup,
  copyState,
  first: 'houses',
  phases,
  stepCap: 20_000,
  phaseStrip,
  colours: (g) => {
    const chosen = g.s.players.every((player) => player.house >= 0);
    return g.s.players.map((player, seat) => (chosen ? at(g.data.houses, player.house).colour : at(BEFORE_HOUSES, seat)));
  },
  view,
  determinize,
  invariants,
  result,
};
