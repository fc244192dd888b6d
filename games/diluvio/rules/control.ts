import { at, equalNumbers, numberAt, type Seat } from '@pantheon/kernel';
import { overrunBy } from './fanatics.ts';
import { type G, type Holder, type Land, NOBODY } from './types.ts';
import { placeInTurn, slot } from './world.ts';

/** The seat that has warriors in a space, or nobody. At rest it is one at most. @rules DIL-4.2 */
export function warlord(g: G, land: Land): Holder {
  const { warriors } = g.s;
  const base = slot(g, land, 0);
  for (const seat of g.seats) if (numberAt(warriors, base + seat) > 0) return seat;
  return NOBODY;
}

/**
 * Who controls a land space: whoever has warriors there, else most workers. A lost or drowned space holds no pieces.
 * @rules DIL-4.1, DIL-4.2, DIL-4.3, DIL-4.6
 */
export function controller(g: G, land: Land, lord = warlord(g, land)): Holder {
  if (lord !== NOBODY) return lord;
  const { workers } = g.s;
  const base = slot(g, land, 0);
  let most = 0;
  let leader: Holder = NOBODY;
  let tied = false;
  for (const seat of g.seats) {
    const count = numberAt(workers, base + seat);
    if (count === 0 || count < most) continue;
    tied = count === most;
    most = count;
    leader = seat;
  }
  return tied ? ofTied(g, land, most) : leader;
}

/** Among those with the same number of workers the last controller goes first, then the earliest in turn order. @rules DIL-4.4 */
function ofTied(g: G, land: Land, most: number): Holder {
  const last = at(g.s.lastController, land);
  const base = slot(g, land, 0);
  if (last !== NOBODY && g.s.workers[base + last] === most) return last;
  let earliest: Holder = NOBODY;
  for (const seat of g.seats) {
    if (g.s.workers[base + seat] !== most) continue;
    if (earliest === NOBODY || placeInTurn(g, seat) < placeInTurn(g, earliest)) earliest = seat;
  }
  return earliest;
}

/** By land: who has warriors there. */
export function warlords(g: G): Holder[] {
  const lords = equalNumbers<Holder>(g.data.lands, NOBODY);
  for (let land = 0; land < lords.length; land++) lords[land] = warlord(g, land);
  return lords;
}

/** By land: who controls it, where these have warriors. */
export function controllers(g: G, lords: readonly Holder[]): Holder[] {
  const holders = equalNumbers<Holder>(g.data.lands, NOBODY);
  for (let land = 0; land < holders.length; land++) holders[land] = controller(g, land, lords[land] as Holder);
  return holders;
}

/** The land spaces that a seat controls, in map order. */
export function controlled(g: G, seat: Seat): Land[] {
  const found: Land[] = [];
  for (let land = 0; land < g.data.lands; land++) if (controller(g, land) === seat) found.push(land);
  return found;
}

/** Whether no piece at all is in a land space. @rules DIL-4.1 */
export function isEmpty(g: G, land: Land): boolean {
  const { workers, warriors, fanatics } = g.s;
  const base = slot(g, land, 0);
  for (const seat of g.seats) if (numberAt(workers, base + seat) + numberAt(warriors, base + seat) > 0) return false;
  return fanatics[land] === 0;
}

/** What is looked at after every atomic step: whether fanatics take a space, and who controls what. @rules DIL-4.5, DIL-10.4, DIL-21.1 */
export function settle(g: G): void {
  for (let land = 0; land < g.data.lands; land++) {
    if (numberAt(g.s.fanatics, land) > 0) overrunBy(g, land);
    const holder = controller(g, land);
    if (holder !== NOBODY) g.s.lastController[land] = holder;
  }
}
