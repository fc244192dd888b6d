import { type AssertCovered, type PhaseStrip, type Seat, say, who } from '@pantheon/kernel';
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

/** Where the round stands. */
export function phaseStrip(g: G, phase: string): PhaseStrip {
  const strip = { round: say('round', { n: g.s.round }), phases: ['bids', 'orders'] };
  return phase === 'bids' ? { ...strip, now: 'bids' } : { ...strip, now: 'orders', acting: who(acting(g)) };
}
