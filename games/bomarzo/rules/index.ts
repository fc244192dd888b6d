import type { Game } from '@pantheon/kernel';
import pack from '../data/components.json' with { type: 'json' };
import { read } from '../data/read.ts';
import { copyState } from './copy-state.ts';
import { determinize } from './determinize.ts';
import { invariants } from './invariants.ts';
import { phases } from './phases.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import type { Bomarzo } from './types.ts';
import { phaseStrip, view } from './view.ts';

/** The rules of Bomarzo. */
export const rules: Game<Bomarzo> = {
  id: 'bomarzo',
  version: '2',
  players: { min: 2, max: 4 },
  options: [
    { id: 'seasons', values: [false, true] },
    { id: 'worship', values: ['off', 'everyTurn', 'oncePerSeason'] },
    { id: 'supply', values: ['endless', 'limited'] },
  ],
  pack,
  read,
  setup,
  copyState,
  first: 'setup',
  phases,
  stepCap: 5000,
  phaseStrip,
  colours: (g) => g.data.pack.players.colours.slice(0, g.seats.length).map(({ id }) => id),
  view,
  determinize,
  invariants,
  result,
};
