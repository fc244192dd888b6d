import type { Game } from '@pantheon/kernel';
import { at } from '@pantheon/kernel';
import components from '../data/components.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import { read } from '../data/read.ts';
import { copyState } from './copy-state.ts';
import { creaturePowers } from './creatures/index.ts';
import { determinize } from './determinize.ts';
import { factionsOf, seatFor } from './factions.ts';
import { godPowers } from './gods/index.ts';
import { heroPowers } from './heroes/index.ts';
import { invariants } from './invariants.ts';
import { phases } from './phases.ts';
import { fillPowers } from './powers.ts';
import { result } from './result.ts';
import { refuses, setup } from './setup.ts';
import { answersByOrder, readOrder } from './standing-order.ts';
import type { Cyclades } from './types.ts';
import { phaseStrip, view } from './view.ts';

fillPowers({ creatures: creaturePowers, heroes: heroPowers, gods: godPowers });

/** The rules of Cyclades, Legendary Edition. */
export const rules: Game<Cyclades> = {
  id: 'cyclades',
  version: '2',
  players: { min: 2, max: 6 },
  options: [
    { id: 'sides', values: ['usual', 'teams'] },
    { id: 'goal', values: [3, 4] },
    { id: 'board', values: ['ready', 'randomA', 'randomB', 'byFirst', 'inTurn'] },
    { id: 'opening', values: ['placement', 'quick'] },
    { id: 'coins', values: ['hidden', 'open'], formerly: { tracked: 'open' } },
    { id: 'overbids', values: ['refused', 'punished'] },
    { id: 'apollo', values: ['free', 'notTwice'] },
    { id: 'firstCycle', values: ['discards', 'keeps'] },
    { id: 'bridges', values: ['team', 'own'] },
  ],
  refuses,
  pack: { components, map },
  read,
  setup,
  copyState,
  first: 'assembly',
  phases,
  stepCap: 40_000,
  phaseStrip,
  colours: (g) =>
    g.seats.map((seat) => at(g.data.components.colours, factionsOf(g).find((faction) => seatFor(g, faction) === seat) ?? 0).id),
  view,
  determinize,
  invariants,
  result,
  readOrder,
  answersByOrder,
};
