import { choose, equalNumbers, type Phases, type Rule, type Seat, who } from '@pantheon/kernel';
import { buildOne } from './build.ts';
import { beginDraft, draftOne } from './draft.ts';
import { athena } from './gods/athena.ts';
import { breakIn, commonWindow, mayBreakIn } from './gods/wrath.ts';
import { keepCards } from './hand-limit.ts';
import { afterIncome, beforeIncome, payIncome } from './income.ts';
import { landAction } from './land.ts';
import { navalAction } from './naval.ts';
import { godsReturn, lateOfferings, makeOffering } from './offering.ts';
import { holders } from './powers.ts';
import { roleRef } from './refs.ts';
import { agree, buildPyramids, isWon, weighRivals } from './rivals.ts';
import { assignRoles, giveStartingRoles, holderOf } from './roles.ts';
import { chooseCivilisation, fixedSetup, layOut } from './setup.ts';
import { closeTrade, makeOffers, openTrade, takeOne } from './trade.ts';
import {
  ATTACKED,
  BUILT_NOW,
  DIVED_NOW,
  type G,
  HERCULES,
  HIGH_PRIEST,
  type MareNostrum,
  MILITARY_LEADER,
  MOVED,
  MOVED_TWICE,
  NONE,
  POLITICAL_LEADER,
  type Role,
  type TopicFor,
} from './types.ts';
import { activeSeat, clearMarks, sideOf } from './units.ts';
import { checkRoles, isLastTurn } from './victory.ts';

const callTopic: TopicFor<'call'> = {
  id: 'call',
  key: String,
  text: (seat) => who(seat),
  focus: (seat) => [who(seat)],
};

function enterStage(g: G, stage: string): void {
  g.s.stage = stage;
  g.s.called = [];
  g.s.active = NONE;
  g.heading('phase', { phase: stage });
}

/** The leader of a phase calls the next player; null when all have been called. @rules MAR-3.11 */
function* callNext(g: G, role: Role): Rule<Seat | null> {
  const leader = holderOf(g, role);
  const waiting = g.seats.filter((seat) => !g.s.called.includes(seat));
  if (waiting.length === 0) return null;
  const seat = yield* choose(leader, callTopic, waiting, { about: { role: roleRef(g, role) } });
  g.s.called.push(seat);
  g.s.active = seat;
  const phase = g.s.stage;
  if (seat === leader) g.emit('goes', { seat: who(leader), phase });
  else g.emit('calls', { seat: who(leader), called: who(seat), phase });
  return seat;
}

/** The phases of a match. @rules MAR-3.1, MAR-3.10, MAR-3.12, MAR-21.65 */
export const phases = {
  *prepare(g) {
    if (yield* chooseCivilisation(g)) return 'prepare';
    layOut(g);
    if (g.options.setup === 'free') {
      beginDraft(g);
      return 'draft';
    }
    fixedSetup(g);
    giveStartingRoles(g);
    return 'firstTurn';
  },
  *draft(g) {
    if (yield* draftOne(g)) return 'draft';
    giveStartingRoles(g);
    return 'firstTurn';
  },
  // biome-ignore lint/correctness/useYield: a phase that asks nothing
  *firstTurn(g) {
    g.s.mark.fill(0);
    g.heading('turn', { n: g.s.turn });
    checkRoles(g);
    if (g.s.winner !== NONE) return null;
    enterStage(g, 'commerce');
    return 'collection';
  },
  *dawn(g) {
    g.s.turn++;
    g.s.used = [];
    for (const seat of g.seats) clearMarks(g, sideOf(g, seat), BUILT_NOW | DIVED_NOW);
    g.heading('turn', { n: g.s.turn });
    enterStage(g, 'roles');
    for (const { seat, power } of holders(g, 'dawn')) yield* power.dawn(g, seat);
    yield* commonWindow(g);
    const blessing = yield* athena(g);
    if (blessing !== null) yield* commonWindow(g);
    yield* assignRoles(g, blessing);
    checkRoles(g);
    if (g.s.winner !== NONE) return null;
    enterStage(g, 'commerce');
    return 'collection';
  },
  *collection(g) {
    yield* commonWindow(g);
    yield* beforeIncome(g);
    return 'income';
  },
  // A phase of its own: all see which kinds the bank has no more of afterwards, and later questions depend on it.
  // biome-ignore lint/correctness/useYield: a phase that asks nothing
  *income(g) {
    payIncome(g);
    return 'extras';
  },
  *extras(g) {
    yield* afterIncome(g);
    return 'trade';
  },
  *trade(g) {
    yield* commonWindow(g);
    return (yield* openTrade(g)) ? 'offers' : 'temples';
  },
  *offers(g) {
    yield* makeOffers(g);
    return 'taking';
  },
  *taking(g) {
    if (yield* takeOne(g)) return 'taking';
    yield* closeTrade(g);
    return 'temples';
  },
  *temples(g) {
    if (g.s.trade.n > 0) yield* commonWindow(g);
    enterStage(g, 'offering');
    godsReturn(g);
    return 'offering';
  },
  *offering(g) {
    const seat = yield* callNext(g, HIGH_PRIEST);
    if (seat !== null) {
      yield* makeOffering(g, seat);
      g.s.active = NONE;
      return 'offering';
    }
    yield* lateOfferings(g);
    enterStage(g, 'building');
    return 'rivals';
  },
  // A phase of its own: all learn who could win, and what is asked next depends on it.
  // biome-ignore lint/correctness/useYield: a phase that asks nothing
  *rivals(g) {
    return weighRivals(g);
  },
  *pyramids(g) {
    const role = roleRef(g, POLITICAL_LEADER);
    buildPyramids(g, yield* choose(holderOf(g, POLITICAL_LEADER), callTopic, g.s.rivals, { about: { role } }));
    return null;
  },
  *accord(g) {
    yield* agree(g);
    return isWon(g) ? null : 'builders';
  },
  *builders(g) {
    const seat = yield* callNext(g, POLITICAL_LEADER);
    if (seat === null) return 'keeping';
    yield* commonWindow(g);
    g.s.fresh = [];
    g.s.built = [];
    return 'building';
  },
  *building(g) {
    const seat = activeSeat(g);
    const more = yield* buildOne(g, seat);
    if (g.s.winner !== NONE) return null;
    if (more) return mayBreakIn(g) ? 'buildingPause' : 'building';
    g.emit('buildingDone', { seat: who(seat) });
    g.s.active = NONE;
    return 'builders';
  },
  *buildingPause(g) {
    yield* breakIn(g);
    return 'building';
  },
  *keeping(g) {
    yield* keepCards(g);
    g.s.fresh = [];
    g.s.built = [];
    enterStage(g, 'military');
    return 'generals';
  },
  *generals(g) {
    const seat = yield* callNext(g, MILITARY_LEADER);
    if (seat === null) return endTurn(g);
    yield* commonWindow(g);
    clearMarks(g, sideOf(g, seat), MOVED | MOVED_TWICE | ATTACKED);
    g.s.campaign.won = [];
    g.s.campaign.settled = [];
    return 'naval';
  },
  *naval(g) {
    if (!(yield* navalAction(g, activeSeat(g)))) return 'land';
    return mayBreakIn(g) ? 'navalPause' : 'naval';
  },
  *navalPause(g) {
    yield* breakIn(g);
    return 'naval';
  },
  *land(g) {
    if (yield* landAction(g, activeSeat(g))) return mayBreakIn(g) ? 'landPause' : 'land';
    g.emit('militaryDone', { seat: who(activeSeat(g)) });
    g.s.active = NONE;
    g.s.battle = null;
    return 'generals';
  },
  *landPause(g) {
    yield* breakIn(g);
    return 'land';
  },
} satisfies Phases<MareNostrum>;

/** @rules MAR-11.7 */
function endTurn(g: G): 'dawn' | null {
  for (const seat of g.seats) clearMarks(g, sideOf(g, seat), HERCULES | MOVED | MOVED_TWICE | ATTACKED);
  g.s.campaign = { petrified: [], won: [], settled: [], sealane: equalNumbers(g.seats.length, NONE) };
  return isLastTurn(g) ? null : 'dawn';
}
