import type { Phases } from '@pantheon/kernel';
import { beginTurn, endTurn, nextToAct, performMandatory, performOptional } from './actions.ts';
import { layTile } from './assembly.ts';
import { allHaveGods, makeBid, payBids, resetPawns } from './bids.ts';
import { endCycle } from './end.ts';
import { collectIncome } from './income.ts';
import { placeFaction } from './placement.ts';
import { beginCycle } from './start.ts';
import type { Cyclades } from './types.ts';
import { nextToFeed, payUpkeep } from './upkeep.ts';

/** The board if it is assembled by hand, the placement rounds, then cycle after cycle the six phases. @rules CYC-5.1, CYC-22.3 */
export const phases = {
  *assembly(g) {
    if (!g.s.assembly) return 'placement';
    yield* layTile(g);
    return 'assembly';
  },
  *placement(g) {
    if (g.options.opening === 'quick') return 'start';
    yield* placeFaction(g);
    g.s.step++;
    return g.s.step < 2 * g.s.turnOrder.length ? 'placement' : 'start';
  },
  start(g) {
    beginCycle(g);
    return 'income';
  },
  income(g) {
    collectIncome(g);
    resetPawns(g);
    return 'offerings';
  },
  *offerings(g) {
    yield* makeBid(g);
    if (!allHaveGods(g) || !payBids(g)) return 'offerings';
    g.s.step = 0;
    return 'upkeep';
  },
  *upkeep(g) {
    const faction = nextToFeed(g);
    if (faction === undefined) return 'turns';
    yield* payUpkeep(g, faction);
    g.s.step++;
    return 'upkeep';
  },
  turns(g) {
    const faction = nextToAct(g);
    if (faction === undefined) return 'end';
    beginTurn(g, faction);
    return 'mandatory';
  },
  *mandatory(g) {
    return (yield* performMandatory(g)) ? 'mandatory' : 'actions';
  },
  *actions(g) {
    if (yield* performOptional(g)) return 'actions';
    endTurn(g);
    return 'turns';
  },
  end: (g) => (endCycle(g) ? null : 'start'),
} satisfies Phases<Cyclades>;
