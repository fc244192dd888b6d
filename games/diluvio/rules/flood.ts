import { numberAt, who } from '@pantheon/kernel';
import { settle } from './control.ts';
import { clearPieces, peopleOf } from './fanatics.ts';
import { crowdArg, spaceRef } from './refs.ts';
import { DROWNED, type G, type Land, LOST, NOBODY } from './types.ts';
import { slot, strippedSpaces } from './world.ts';

/** The land spaces that a rise drowns, in map order. @rules DIL-15.3 */
export function doomed(g: G, stage: number): Land[] {
  const lands: Land[] = [];
  for (let land = 0; land < g.data.lands; land++) if (g.data.spaces[land]?.flood === stage) lands.push(land);
  return lands;
}

/** The counter goes up to the number of spaces whose last tree was felled, or stands still for another round. @rules DIL-15.1, DIL-15.2 */
export function countBare(g: G): void {
  const counter = strippedSpaces(g);
  g.s.still = counter === g.s.counter ? (g.s.still ?? 0) + 1 : 0;
  if (g.s.still > 0) return;
  g.s.counter = counter;
  g.emit('counter', { counter, end: g.data.pack.flood.endAt });
}

/** Whether the next rise is due. @rules DIL-15.3, DIL-15.4 */
export const riseIsDue = (g: G): boolean => g.s.counter >= (g.data.thresholds[g.s.rises] ?? Number.POSITIVE_INFINITY);

/** A rise begins: fanatics in the doomed spaces await their end. @rules DIL-15.5 */
export function beginRise(g: G): void {
  const stage = g.s.rises + 1;
  const lands = doomed(g, stage);
  g.s.rise = { stage, again: false, turn: 0, place: 0, freed: lands.map(() => -1) };
  g.emit('rises', { stage, lands: lands.map((land) => spaceRef(g, land)) });
  for (const land of lands) g.s.fanatics[land] = 0;
  settle(g);
}

/** Whoever is left in the doomed spaces drowns; they are seas from now on. @rules DIL-15.5, DIL-15.6, DIL-15.7, DIL-15.8 */
export function endRise(g: G, stage: number): void {
  for (const land of doomed(g, stage)) {
    tellDrowned(g, land);
    clearPieces(g, land);
    for (const list of [g.s.trees, g.s.mines, g.s.port, g.s.barracks, g.s.granary]) list[land] = 0;
    g.s.fate[land] = DROWNED;
    g.s.lastController[land] = NOBODY;
    g.s.opening[land] = NOBODY;
  }
  g.s.rises = stage;
  g.s.rise = null;
  settle(g);
}

function tellDrowned(g: G, land: Land): void {
  let workers = 0;
  let warriors = 0;
  for (const seat of g.seats) {
    workers += numberAt(g.s.workers, slot(g, land, seat));
    warriors += numberAt(g.s.warriors, slot(g, land, seat));
  }
  if (workers + warriors > 0 && g.s.fate[land] !== LOST)
    g.emitEffect('drowned', { land: spaceRef(g, land), who: crowdArg(workers, warriors), owners: peopleOf(g, land).map(who) });
}
