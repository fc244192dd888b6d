import { numberAt, type Seat, who } from '@pantheon/kernel';
import { warlord } from './control.ts';
import { spaceRef } from './refs.ts';
import { type G, type Holder, type Land, NOBODY } from './types.ts';
import { slot } from './world.ts';

/** Whose slaves the workers of a seat are in a space: a warrior of another colour makes them so. @rules DIL-9.1, DIL-9.4 */
function captorOf(g: G, land: Land, seat: Seat): Holder {
  const lord = warlord(g, land);
  return lord === seat ? NOBODY : lord;
}

/** Whether a seat's workers in a space are free. @rules DIL-9.1 */
export const areFree = (g: G, land: Land, seat: Seat): boolean => captorOf(g, land, seat) === NOBODY;

/** How many workers in a space are not a seat's own: its slaves, if it has warriors there. @rules DIL-9.3 */
export function workersOfOthers(g: G, land: Land, lord: Seat): number {
  const base = slot(g, land, 0);
  let slaves = 0;
  for (const seat of g.seats) if (seat !== lord) slaves += numberAt(g.s.workers, base + seat);
  return slaves;
}

/** Tells whose workers have become slaves of a seat. @rules DIL-8.4 */
export function tellEnslaved(g: G, lord: Seat, land: Land, slaves: number): void {
  const owners = g.seats.filter((seat) => seat !== lord && numberAt(g.s.workers, slot(g, land, seat)) > 0).map(who);
  const owner = owners[0] ?? who(lord);
  g.emitEffect('enslaved', { seat: who(lord), owner, owners, shared: owners.length > 1, land: spaceRef(g, land), slaves });
}
