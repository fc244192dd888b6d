import { add, at, numberAt, type Seat, seatOf } from '@pantheon/kernel';
import { borders } from '../rules/lanes.ts';
import { type G, NONE, type Side, type Space } from '../rules/types.ts';
import { othersIn } from '../rules/units.ts';
import { cardsOwned } from '../rules/victory.ts';

/** How dangerous a seat is to all others: by its heroes and wonders. */
export const danger = (g: G, seat: Seat): number => cardsOwned(g, seat);

/** The same for all seats. */
export function dangers(g: G): number[] {
  const found = g.seats.map(() => 0);
  for (const owner of g.s.cards) if (owner >= 0) add(found, owner, 1);
  return found;
}

/** The same for a side: a neutral civilisation is no danger. */
export const dangerOfSide = (g: G, side: Side): number => {
  const seat = side === NONE ? NONE : numberAt(g.s.seat, side);
  return seat === NONE ? 0 : danger(g, seatOf(seat));
};

/** How much more dangerous a neighbour is than whoever sits further on, where all are alike: so nobody gains by the number of a seat. */
const NEAR = 0.02;

/** How dangerous another seat is to one. */
export const dangerTo = (g: G, seat: Seat, other: Seat): number =>
  danger(g, other) + NEAR * ((seat - other + g.seats.length) % g.seats.length);

/** Whether others stand at the border of a province, or have ships in its sea. */
export const isThreatened = (g: G, side: Side, province: Space): boolean =>
  borders(g, side, province).some((next) => othersIn(g, side, next) !== 0) ||
  at(g.data.seas, province).some((sea) => othersIn(g, side, sea) !== 0);
