import type { Game } from '@pantheon/kernel';
import components from '../data/components.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import { read } from '../data/read.ts';
import { copyState } from './copy-state.ts';
import { determinize } from './determinize.ts';
import { invariants } from './invariants.ts';
import { phases } from './phases.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import { answersByOrder, readOrder } from './standing-order.ts';
import type { Diluvio } from './types.ts';
import { colours, phaseStrip, view } from './view.ts';

/** The rules of Diluvio. */
export const rules: Game<Diluvio> = {
  id: 'diluvio',
  version: '2',
  players: { min: 2, max: 4 },
  options: [
    { id: 'rules', values: ['basic', 'advanced'] },
    { id: 'tradeReach', values: ['free', 'linked'] },
    { id: 'fanaticLosses', values: ['permanent', 'returned'] },
    { id: 'roundLimit', values: ['none', 'usual', 8, 12, 20, 40] },
    { id: 'offersPerTradePhase', values: [30, 8, 4, 20] },
    { id: 'workerSupply', values: [30, 20, 40, 60] },
  ],
  pack: { ...components, map },
  read,
  setup,
  copyState,
  first: 'colours',
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
