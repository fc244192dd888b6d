import type { Ref, Seat } from '@pantheon/kernel';
import { ref } from '@pantheon/kernel';
import type { G, Isle } from './types.ts';

/** All isles. */
export const islesOf = (g: G): Isle[] => g.s.owner.map((_, isle) => isle);

/** The isles that a seat holds. */
export const held = (g: G, seat: Seat): Isle[] => islesOf(g).filter((isle) => g.s.owner[isle] === seat);

/** The two isles beside an isle. */
export const neighbours = (g: G, isle: Isle): Isle[] => {
  const size = g.s.owner.length;
  return [(isle + 1) % size, (isle + size - 1) % size];
};

/** The reference to an isle. */
export const isleRef = (g: G, isle: Isle): Ref => ref('isle', g.data.isles[isle]?.id ?? isle);

/** The seat whose turn it is. */
export const acting = (g: G): Seat => g.seats[(g.s.leader + g.s.turn) % g.seats.length] as Seat;
