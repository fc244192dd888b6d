import { add, at, numberAt, type Seat, who } from '@pantheon/kernel';
import { births } from './buildings.ts';
import { settle } from './control.ts';
import { areFree } from './slaves.ts';
import { DRY, type G, type Land } from './types.ts';
import { onMap, slot, workerLimit } from './world.ts';

/** Workers of one colour in one space, and how many they will be given. */
interface Family {
  readonly land: Land;
  readonly parents: number;
  readonly free: boolean;
  readonly due: number;
}

/**
 * All births are worked out on the position as it is, then placed together; then the forests grow.
 * @rules DIL-2.7, DIL-14.1, DIL-14.3, DIL-14.5
 */
export function grow(g: G): void {
  const cradles = g.seats.map((seat) => newborn(g, seat));
  const young = g.s.fanatics.map((fanatics, land) => births(g, land, fanatics));
  for (const seat of g.seats) {
    let total = 0;
    for (const [land, count] of at(cradles, seat)) {
      add(g.s.workers, slot(g, land, seat), count);
      total += count;
    }
    if (total > 0) g.emit('born', { seat: who(seat), workers: total });
  }
  let fanatics = 0;
  young.forEach((count, land) => {
    add(g.s.fanatics, land, count);
    fanatics += count;
  });
  if (fanatics > 0) g.emit('fanaticsBorn', { fanatics });
  settle(g);
  for (let land = 0; land < g.data.lands; land++)
    if (g.s.fate[land] === DRY) g.s.trees[land] = numberAt(g.data.regrown, numberAt(g.s.trees, land));
}

/**
 * How many of a colour are born where. If its supply is short, free families come first, then large ones, then map order.
 * @rules DIL-2.5, DIL-2.6, DIL-14.2, DIL-14.4
 */
function newborn(g: G, seat: Seat): [Land, number][] {
  const families: Family[] = [];
  let due = 0;
  for (let land = 0; land < g.data.lands; land++) {
    const parents = numberAt(g.s.workers, slot(g, land, seat));
    const young = births(g, land, parents);
    if (young === 0) continue;
    families.push({ land, parents, free: areFree(g, land, seat), due: young });
    due += young;
  }
  let left = workerLimit(g, seat) - onMap(g, g.s.workers, seat);
  if (left < due) families.sort((a, b) => Number(b.free) - Number(a.free) || b.parents - a.parents || a.land - b.land);
  return families.map((family): [Land, number] => {
    const count = Math.max(0, Math.min(left, family.due));
    left -= count;
    return [family.land, count];
  });
}
