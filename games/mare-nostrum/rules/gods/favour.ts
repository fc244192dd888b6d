import { numberAt, type Seat, seatOf, who } from '@pantheon/kernel';
import { godOf } from '../../data/read.ts';
import { godRef } from '../refs.ts';
import { type G, NONE } from '../types.ts';

/** The seat that holds a god it has not used yet, or null. @rules MAR-5.5 */
export function favouredBy(g: G, id: string): Seat | null {
  const god = godOf(g.data, id);
  const seat = numberAt(g.s.gods, god);
  return seat === NONE || g.s.spent[god] === 1 ? null : seatOf(seat);
}

/** Turns a god face down. @rules MAR-5.5 */
export function spendGod(g: G, seat: Seat, id: string): void {
  const god = godOf(g.data, id);
  g.s.spent[god] = 1;
  g.emit('godUsed', { seat: who(seat), god: godRef(g, god) });
}
