import type { Game } from '@pantheon/kernel';
import components from '../data/components.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import { read } from '../data/read.ts';
import { complete } from './complete.ts';
import { copyState } from './copy-state.ts';
import { introduceCreatures } from './creature.ts';
import { creatures } from './creatures/index.ts';
import { determinize } from './determinize.ts';
import { heroes } from './heroes/index.ts';
import { invariants } from './invariants.ts';
import { phases } from './phases.ts';
import { introducePowers } from './powers.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import { answersByOrder, readOrder } from './standing-order.ts';
import type { MareNostrum } from './types.ts';
import { colours, phaseStrip, view } from './view.ts';
import { wonders } from './wonders/index.ts';

introducePowers([...heroes, ...wonders]);
introduceCreatures(creatures);

/** The rules of Mare Nostrum with the Mythology expansion. */
export const rules: Game<MareNostrum> = {
  id: 'mare-nostrum',
  version: '2',
  players: { min: components.players.min, max: components.players.max },
  options: [
    { id: 'victory', values: ['standard', 'long', 'roles'] },
    { id: 'setup', values: ['fixed', 'free'] },
    { id: 'civilisations', values: ['random', 'chosen'] },
    { id: 'turnLimit', values: ['none', 30, 20, 12] },
    { id: 'titanSea', values: [true, false] },
    { id: 'rivals', values: ['agree', 'firstCome'] },
  ],
  pack: { components, map },
  read,
  setup,
  copyState,
  first: 'prepare',
  complete,
  phases,
  stepCap: 60_000,
  phaseStrip,
  colours,
  view,
  determinize,
  invariants,
  result,
  readOrder,
  answersByOrder,
};
