import type { Game } from '@pantheon/kernel';
import pack from '../data/components.json' with { type: 'json' };
import { read } from '../data/read.ts';
import { determinize } from './determinize.ts';
import { invariants } from './invariants.ts';
import { phases } from './phases.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import type { Types } from './types.ts';
import { phaseStrip, view } from './view.ts';

/** The rules of Blank Game. */
export const rules: Game<Types> = {
  id: 'blank',
  version: '1',
  players: { min: 2, max: 4 },
  options: [{ id: 'rounds', values: [5, 3] }],
  pack,
  read,
  setup,
  first: 'offers',
  phases,
  stepCap: 200,
  phaseStrip,
  colours: (g) => ['red', 'blue', 'green', 'yellow'].slice(0, g.seats.length),
  view,
  determinize,
  invariants,
  result,
};
