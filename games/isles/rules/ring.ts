import { at, type Seat, seatOf } from '@pantheon/kernel';
import type { G, Isle } from './types.ts';

/** The isles that a seat holds. */
export const held = (g: G, seat: Seat): Isle[] => g.s.owner.flatMap((owner, isle) => (owner === seat ? [isle] : []));

/** The two isles beside an isle. */
export const neighbours = (g: G, isle: Isle): readonly Isle[] => at(g.data.neighbours, isle);

/** The seat whose turn it is. */
export const acting = (g: G): Seat => seatOf((g.s.leader + g.s.turn) % g.seats.length);
