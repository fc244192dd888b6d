import { numberAt, type Ref, type Seat, who } from '@pantheon/kernel';
import { bringWarriors } from './conflict.ts';
import { warlord } from './control.ts';
import { slavesAt } from './slaves.ts';
import { type G, type Land, NOBODY } from './types.ts';
import { add, counted, slot, spaceRef } from './world.ts';

/** Pieces that travel together: warriors, the mover's workers, and slaves by seat. */
export interface Group {
  readonly warriors: number;
  readonly workers: number;
  readonly slaves: readonly number[];
}

/** Carries an order out: departure, arrival, conflict. Who is a slave afterwards follows from who stands there. */
export function relocate(g: G, seat: Seat, group: Group, from: Land, to: Land, tired: boolean): void {
  const home = slot(g, from, seat);
  const before = warlord(g, to);
  add(g.s.warriors, home, -group.warriors);
  moveWorkers(g, seat, group.workers, from, to, tired);
  group.slaves.forEach((count, other) => {
    if (count > 0) moveWorkers(g, other, count, from, to, tired);
  });
  if (group.warriors === 0) return;
  const captives = captivesFor(g, seat, to);
  bringWarriors(g, seat, to, group.warriors, tired);
  const lord = warlord(g, to);
  if (captives > 0 && lord === seat) g.emitEffect('enslaved', { seat: who(seat), land: spaceRef(g, to), slaves: captives });
  if (g.s.warriors[home] === 0) tellFreed(g, from, slavesAt(g, from, seat));
  if (before === NOBODY || before === lord) return;
  tellFreed(g, to, lord === NOBODY ? slavesAt(g, to, before) : numberAt(g.s.workers, slot(g, to, seat)));
}

function tellFreed(g: G, land: Land, workers: number): void {
  if (workers > 0) g.emitEffect('freed', { land: spaceRef(g, land), workers });
}

function moveWorkers(g: G, seat: number, count: number, from: Land, to: Land, tired: boolean): void {
  if (count === 0) return;
  add(g.s.workers, slot(g, from, seat), -count);
  add(g.s.workers, slot(g, to, seat), count);
  if (tired) add(g.s.tiredWorkers, slot(g, to, seat), count);
}

/** Workers of others in a space where the seat has no warriors yet. */
export function captivesFor(g: G, seat: Seat, land: Land): number {
  if (warlord(g, land) === seat) return 0;
  let count = 0;
  for (const other of g.seats) if (other !== seat) count += numberAt(g.s.workers, slot(g, land, other));
  return count;
}

/** A group for a sentence. */
export function groupArg(g: G, group: Group): { [thing: Ref]: number } {
  const named: { [thing: Ref]: number } = {};
  const put = ([thing, count]: [Ref, number]): void => {
    if (count > 0) named[thing] = count;
  };
  put(counted('piece', 'pieces', 'warrior', group.warriors));
  put(counted('piece', 'pieces', 'worker', group.workers));
  group.slaves.forEach((count, seat) => {
    put(counted('slave', 'slaves', g.data.colours[numberAt(g.s.colour, seat)]?.id ?? String(seat), count));
  });
  return named;
}
