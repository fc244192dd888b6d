import type { Game } from '@pantheon/kernel';
import components from '../data/components.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import { read } from './data.ts';
import { determinize } from './determinize.ts';
import { phases } from './phases.ts';
import { setup } from './setup.ts';
import { answerByOrder, readOrder } from './standing-order.ts';
import type { MareNostrum } from './types.ts';
import { invariants, result } from './victory.ts';
import { colours, phaseStrip, view } from './view.ts';

/** The rules of Mare Nostrum with the Mythology expansion. */
export const rules: Game<MareNostrum> = {
  id: 'mare-nostrum',
  version: '1',
  players: { min: components.players.min, max: components.players.max },
  options: [
    { id: 'victory', values: ['standard', 'long', 'roles'] },
    { id: 'setup', values: ['fixed', 'free'] },
    { id: 'civilisations', values: ['random', 'chosen'] },
    { id: 'turnLimit', values: [30, 20, 12] },
    { id: 'titanSea', values: [true, false] },
  ],
  pack: { components, map },
  read,
  setup,
  first: 'prepare',
  phases,
  stepCap: 60_000,
  phaseStrip,
  colours,
  view,
  determinize,
  invariants,
  result,
  readOrder,
  answerByOrder,
};
