import type { Game } from '@pantheon/kernel';
import pack from '../data/components.json' with { type: 'json' };
import { read } from '../data/read.ts';
import { determinize } from './determinize.ts';
import { invariants } from './invariants.ts';
import { phases } from './phases.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import type { Isles } from './types.ts';
import { phaseStrip, view } from './view.ts';

/** The rules of Isles. */
export const rules: Game<Isles> = {
  id: 'isles',
  version: '1',
  players: { min: 2, max: 4 },
  options: [{ id: 'rounds', values: [6, 3] }],
  pack,
  read,
  setup,
  first: 'bids',
  phases,
  stepCap: 2000,
  phaseStrip,
  colours: (g) => ['red', 'blue', 'green', 'yellow'].slice(0, g.seats.length),
  view,
  determinize,
  invariants,
  result,
};
