import { type AssertCovered, type PhaseStrip, type Seat, say, who } from '@pantheon/kernel';
import type { G, State, View } from './types.ts';

export type ViewIsComplete = AssertCovered<State, View, never>;

/** What a seat may know. */
export function view({ s }: G, seat: Seat | null): View {
  return {
    round: s.round,
    leader: s.leader,
    coins: [...s.coins],
    favour: [...s.favour],
    owner: [...s.owner],
    omen: s.omen.map((shrine, other) => (other === seat ? shrine : null)),
  };
}

/** Where the round stands. */
export function phaseStrip(g: G, phase: string): PhaseStrip {
  const strip = { round: say('round', { n: g.s.round }), phases: ['offers', 'visit'] };
  return phase === 'offers' ? { ...strip, now: 'offers' } : { ...strip, now: 'visit', acting: who(g.s.leader) };
}
