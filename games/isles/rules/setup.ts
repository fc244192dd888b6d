import { type SetupContext, seatOf } from '@pantheon/kernel';
import type { Isles, State } from './types.ts';

/** Isles are dealt out in turn; each seat hears from its oracle in secret. @rules ISL-1.1, ISL-1.2 */
export function setup(g: SetupContext<Isles>): State {
  const { start, isles } = g.data;
  const share = Math.floor(isles.length / g.seats.length);
  const owner = isles.map((_, isle) => (isle < share * g.seats.length ? seatOf(isle % g.seats.length) : null));
  return {
    round: 1,
    leader: seatOf(0),
    turn: 0,
    ordersLeft: 0,
    gold: g.seats.map(() => start.gold),
    owner,
    units: owner.map((seat) => (seat === null ? 0 : start.units)),
    oracle: g.seats.map(() => g.below(isles.length)),
  };
}
