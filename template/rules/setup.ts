import { type SetupContext, seatOf } from '@pantheon/kernel';
import type { State, Types } from './types.ts';

/** Everybody begins alike; each seat has an omen in secret. @rules BLK-1.1, BLK-1.2 */
export function setup(g: SetupContext<Types>): State {
  const { coins, shrines } = g.data;
  return {
    round: 1,
    leader: seatOf(0),
    coins: g.seats.map(() => coins),
    favour: g.seats.map(() => 0),
    owner: shrines.map(() => null),
    omen: g.seats.map(() => g.below(shrines.length)),
  };
}
