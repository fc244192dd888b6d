import { type Phases, ruleFault, type Seat, seatOf } from '@pantheon/kernel';
import { hasPlacement, takesTurn, takeTurn } from './action.ts';
import { canBeCopied, offerCopy } from './copy.ts';
import { choosePrimaryField, settlePantheon } from './end.ts';
import { grantFavour } from './gods/index.ts';
import { bookIncome, drawDueCards } from './production.ts';
import { firstSteps, keepOneCard, lastPlayerBonus, layOut } from './setup.ts';
import { fallAsleep } from './sleep.ts';
import { growMoss, passFirstPlayer, restore } from './status.ts';
import type { Bomarzo, G, Invocation } from './types.ts';
import { worship, worshipAfterAction } from './worship.ts';

/** Set-up, then eight seasons of Production, Action and Status, then the end. @rules BOM-0.1, BOM-1.11, BOM-R.31 */
export const phases = {
  *setup(g) {
    yield* lastPlayerBonus(g);
    layOut(g);
    return 'keepCards';
  },
  *keepCards(g) {
    yield* keepOneCard(g);
    return 'firstSteps';
  },
  *firstSteps(g) {
    yield* firstSteps(g);
    g.s.done++;
    return g.s.done < g.seats.length ? 'firstSteps' : 'production';
  },
  production(g) {
    const { season, discs } = g.s;
    g.heading('season', { n: season, disc: discs[season - 1] ?? 'none' });
    bookIncome(g);
    return 'draws';
  },
  *draws(g) {
    if (yield* drawDueCards(g)) return 'draws';
    g.heading('actions', { n: g.s.season });
    g.s.turn = g.s.first;
    return 'turn';
  },
  *turn(g) {
    const seat = nextToAct(g);
    if (seat === null) return 'status';
    g.s.turn = seat;
    const decision = yield* takeTurn(g, seat);
    if (decision === 'worship') return 'worshipFirst';
    if (decision === 'invoked') return 'favour';
    return decision === 'placed' ? 'worshipAfter' : endTurn(g);
  },
  *worshipFirst(g) {
    const seat = g.s.turn;
    yield* worship(g, seat, (purse) => hasPlacement(g, seat, purse));
    g.s.bound = true;
    return 'turn';
  },
  *favour(g) {
    const { seat, god } = underWay(g);
    yield* grantFavour(g, seat, god);
    fallAsleep(g, god);
    return 'copies';
  },
  *copies(g) {
    const invocation = underWay(g);
    const next = canBeCopied(g, invocation) ? invocation.mayCopy.shift() : undefined;
    if (next === undefined) {
      g.s.invocation = null;
      return 'worshipAfter';
    }
    yield* offerCopy(g, invocation, next);
    return 'copies';
  },
  *worshipAfter(g) {
    yield* worshipAfterAction(g, g.s.turn);
    return endTurn(g);
  },
  status(g) {
    growMoss(g);
    restore(g);
    const last = g.s.season === g.data.pack.setup.seasons;
    if (!last) g.s.season++;
    passFirstPlayer(g);
    return last ? 'primaryFields' : 'production';
  },
  *primaryFields(g) {
    if (yield* choosePrimaryField(g)) return 'primaryFields';
    settlePantheon(g);
    return null;
  },
} satisfies Phases<Bomarzo>;

/** The names of the phases. */
export type PhaseName = keyof typeof phases;

/** The invocation whose favour and copies are due. @rules BOM-4.13 */
function underWay(g: G): Invocation {
  if (g.s.invocation === null) throw ruleFault('no invocation is under way');
  return g.s.invocation;
}

/** The next seat that can place a pawn and has not passed, from the one whose turn it is. @rules BOM-4.1, BOM-4.3, BOM-4.5 */
function nextToAct(g: G): Seat | null {
  for (let step = 0; step < g.seats.length; step++) {
    const seat = seatOf((g.s.turn + step) % g.seats.length);
    if (takesTurn(g, seat)) return seat;
  }
  return null;
}

function endTurn(g: G): 'turn' {
  if (g.options.worship === 'everyTurn') g.s.worshipDrawn[g.s.turn] = false;
  g.s.bound = false;
  g.s.turn = seatOf((g.s.turn + 1) % g.seats.length);
  return 'turn';
}
