import type { AssertCovered, Dice, PhaseStrip, Seat } from '@pantheon/kernel';
import { say, who } from '@pantheon/kernel';
import { acting } from './ring.ts';
import type { G, State, View } from './types.ts';

export type ViewIsComplete = AssertCovered<State, View, never>;

/** What a seat may know. */
export function view({ s }: G, seat: Seat | null): View {
  return {
    round: s.round,
    leader: s.leader,
    turn: s.turn,
    ordersLeft: s.ordersLeft,
    gold: [...s.gold],
    owner: [...s.owner],
    units: [...s.units],
    oracle: s.oracle.map((isle, other) => (other === seat ? isle : null)),
  };
}

/** The others' oracles could have named any isle. */
export function determinize(g: G, seat: Seat | null, dice: Dice): void {
  g.s.oracle = g.s.oracle.map((isle, other) => (other === seat ? isle : dice.below(g.data.isles.length)));
}

/** Where the round stands. */
export function phaseStrip(g: G, phase: string): PhaseStrip {
  const round = say('round', { n: g.s.round });
  return phase === 'bids'
    ? { round, phases: ['bids', 'orders'], now: 'bids' }
    : { round, phases: ['bids', 'orders'], now: 'orders', acting: who(acting(g)) };
}
