import { add, numberAt, type Seat, who } from '@pantheon/kernel';
import { crowdArg, spaceRef } from './refs.ts';
import { type G, type Land, LOST } from './types.ts';
import { slot } from './world.ts';

/** All workers, free or slaves, and warriors in a space. @rules DIL-10.1 */
export function others(g: G, land: Land): number {
  const { workers, warriors } = g.s;
  const base = slot(g, land, 0);
  let count = 0;
  for (const seat of g.seats) count += numberAt(workers, base + seat) + numberAt(warriors, base + seat);
  return count;
}

/** If fanatics outnumber all others, the space is lost for ever, and so is everybody in it. @rules DIL-10.3, DIL-10.6, DIL-21.2 */
export function overrunBy(g: G, land: Land): void {
  if (numberAt(g.s.fanatics, land) <= others(g, land)) return;
  const forGood = g.options.fanaticLosses === 'permanent';
  let workers = 0;
  let warriors = 0;
  for (const seat of g.seats) {
    const place = slot(g, land, seat);
    const working = numberAt(g.s.workers, place);
    const fighting = numberAt(g.s.warriors, place);
    workers += working;
    warriors += fighting;
    if (forGood) {
      add(g.s.goneWorkers, seat, working);
      add(g.s.goneWarriors, seat, fighting);
    }
  }
  const owners = peopleOf(g, land).map(who);
  clearPieces(g, land);
  g.s.fanatics[land] = 0;
  g.s.fate[land] = LOST;
  g.emitEffect('lost', { land: spaceRef(g, land), who: crowdArg(workers, warriors), people: workers + warriors, owners });
}

/** The players who have workers or warriors in a space. */
export const peopleOf = (g: G, land: Land): Seat[] =>
  g.seats.filter((seat) => numberAt(g.s.workers, slot(g, land, seat)) + numberAt(g.s.warriors, slot(g, land, seat)) > 0);

/** Takes all workers and warriors off a space. @rules DIL-2.4, DIL-10.6 */
export function clearPieces(g: G, land: Land): void {
  for (const seat of g.seats) {
    const place = slot(g, land, seat);
    for (const list of [g.s.workers, g.s.tiredWorkers, g.s.warriors, g.s.tiredWarriors]) list[place] = 0;
  }
}
