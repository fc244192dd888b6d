import type { Game } from '@pantheon/kernel';
import components from '../data/components.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import { readPack } from '../data/read.ts';
import { result } from './end.ts';
import { abilitiesOf, minorPower } from './gods/index.ts';
import { invariants } from './invariants.ts';
import { phases } from './phases.ts';
import { setup } from './setup.ts';
import type { Anunnaki, Data } from './types.ts';
import { determinize, phaseStrip, view } from './view.ts';
import { effectOf } from './weapons/index.ts';

const BEFORE_HOUSES = ['yellow', 'blue', 'red', 'purple'];

/** Reads a data pack, with what its cards do. */
function read(pack: unknown): Data {
  const data = readPack(pack);
  return { ...data, book: { abilities: abilitiesOf(), minor: minorPower, effects: data.weapons.map(effectOf) } };
}

/** The rules of Anunnaki: Dawn of the Gods. */
export const rules: Game<Anunnaki> = {
  id: 'anunnaki',
  version: '1',
  players: { min: 2, max: 4 },
  options: [
    { id: 'roundLimit', values: [40, 30] },
    { id: 'firstGameGods', values: [false, true] },
    { id: 'firstGameAllPacts', values: [false, true] },
    { id: 'firstGameNoHouseIcons', values: [false, true] },
    { id: 'randomHouses', values: [false, true] },
  ],
  pack: { components, map },
  read,
  setup,
  first: 'houses',
  phases,
  stepCap: 20_000,
  phaseStrip,
  colours: (g) => {
    const chosen = g.s.players.every((player) => player.house >= 0);
    return g.s.players.map((player, seat) => (chosen ? (g.data.houses[player.house]?.colour as string) : (BEFORE_HOUSES[seat] as string)));
  },
  view,
  determinize,
  invariants,
  result,
};
