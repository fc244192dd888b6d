import { add, at, numberAt, type Seat, who } from '@pantheon/kernel';
import type { TravellerData } from '../data/read.ts';
import { bringWarriors } from './conflict.ts';
import { warlord } from './control.ts';
import { spaceRef, travellerRef } from './refs.ts';
import { tellEnslaved, workersOfOthers } from './slaves.ts';
import { type Counts, type G, type Land, NOBODY } from './types.ts';
import { seatOfColour, slot } from './world.ts';

/** Pieces that travel together: warriors, the mover's workers, and slaves by seat. */
export interface Group {
  readonly warriors: number;
  readonly workers: number;
  readonly slaves: readonly number[];
}

/** Those of one kind in a group. */
export interface Part {
  readonly who: TravellerData;
  readonly count: number;
}

/** The parts of a group that are not empty: warriors, workers, then slaves by seat. */
export function partsOf(g: G, { warriors, workers, slaves }: Group): Part[] {
  const { travellers } = g.data;
  const parts: Part[] = [];
  if (warriors > 0) parts.push({ who: travellers.warrior, count: warriors });
  if (workers > 0) parts.push({ who: travellers.worker, count: workers });
  slaves.forEach((count, seat) => {
    if (count > 0) parts.push({ who: at(travellers.slaves, numberAt(g.s.colour, seat)), count });
  });
  return parts;
}

/** So many of each part, as a group of their own. */
export function groupOf(g: G, parts: readonly Part[], counts: readonly number[]): Group {
  const group = { warriors: 0, workers: 0, slaves: g.seats.map(() => 0) };
  parts.forEach(({ who: { kind, colour } }, index) => {
    const count = numberAt(counts, index);
    if (kind === 'warrior') group.warriors = count;
    else if (kind === 'worker') group.workers = count;
    else group.slaves[seatOfColour(g, colour)] = count;
  });
  return group;
}

/** A group for a sentence. */
export function groupArg(g: G, group: Group): Counts {
  const named: Counts = {};
  for (const { who: traveller, count } of partsOf(g, group)) named[travellerRef(g, traveller)] = count;
  return named;
}

/**
 * Carries an order out: departure, arrival, conflict. Who is a slave afterwards follows from who stands there.
 * @rules DIL-6.3, DIL-8.8, DIL-9.5, DIL-21.1
 */
export function relocate(g: G, seat: Seat, group: Group, from: Land, to: Land, tired: boolean): void {
  const home = slot(g, from, seat);
  const before = warlord(g, to);
  add(g.s.warriors, home, -group.warriors);
  moveWorkers(g, seat, group.workers, from, to, tired);
  group.slaves.forEach((count, other) => {
    moveWorkers(g, other, count, from, to, tired);
  });
  if (group.warriors === 0) return;
  const captives = captivesFor(g, seat, to);
  bringWarriors(g, seat, to, group.warriors, tired);
  const lord = warlord(g, to);
  if (captives > 0 && lord === seat) tellEnslaved(g, seat, to, captives);
  if (g.s.warriors[home] === 0) for (const other of g.seats) if (other !== seat) tellFreed(g, from, other);
  if (before === NOBODY || before === lord) return;
  for (const other of lord === NOBODY ? g.seats : [seat]) if (other !== before) tellFreed(g, to, other);
}

/** @rules DIL-9.4 */
function tellFreed(g: G, land: Land, seat: Seat): void {
  const workers = numberAt(g.s.workers, slot(g, land, seat));
  if (workers > 0) g.emitEffect('setFree', { seat: who(seat), land: spaceRef(g, land), workers });
}

/** @rules DIL-9.5 */
function moveWorkers(g: G, seat: number, count: number, from: Land, to: Land, tired: boolean): void {
  if (count === 0) return;
  add(g.s.workers, slot(g, from, seat), -count);
  add(g.s.workers, slot(g, to, seat), count);
  if (tired) add(g.s.tiredWorkers, slot(g, to, seat), count);
}

/** Workers of others in a space where the seat has no warriors yet. @rules DIL-8.4 */
export const captivesFor = (g: G, seat: Seat, land: Land): number => (warlord(g, land) === seat ? 0 : workersOfOthers(g, land, seat));
