import { numberAt, type Seat } from '@pantheon/kernel';
import type { SpaceData } from '../data/read.ts';
import { controller } from './control.ts';
import { areFree } from './slaves.ts';
import { freshShips, hasChain, shores } from './transport.ts';
import { type G, type Land, NOBODY } from './types.ts';
import { beside, isDry, isSea, slot, spaceOf } from './world.ts';

/** The spaces from which the mover could give an order. */
export function originsOf(g: G, seat: Seat): SpaceData[] {
  const found: SpaceData[] = [];
  const { spaces } = g.data;
  for (let space = 0; space < spaces.length; space++) {
    const ready = isSea(g, space)
      ? g.s.fleetOf[space] === seat && freshShips(g, space) > 0
      : (restedWarriors(g, seat, space) > 0 || restedWorkers(g, seat, space) > 0) && hasGoal(g, seat, space);
    if (ready) found.push(spaces[space] as SpaceData);
  }
  return found;
}

/** The mover's warriors that have not moved. */
export const restedWarriors = (g: G, seat: Seat, land: Land): number => {
  const at = slot(g, land, seat);
  return numberAt(g.s.warriors, at) - numberAt(g.s.tiredWarriors, at);
};

/** The mover's own workers that are free and have not moved. */
export function restedWorkers(g: G, seat: Seat, land: Land): number {
  const at = slot(g, land, seat);
  const rested = numberAt(g.s.workers, at) - numberAt(g.s.tiredWorkers, at);
  return rested > 0 && areFree(g, land, seat) ? rested : 0;
}

/**
 * Whether workers and slaves of the mover may enter: no opponent controlled the space when the phase began, and now the mover
 * controls it or nobody else is there.
 */
export function openToSettlers(g: G, seat: Seat, land: Land): boolean {
  const before = g.s.opening[land];
  if (before !== NOBODY && before !== seat) return false;
  const now = controller(g, land);
  if (now === seat) return true;
  return now === NOBODY;
}

function hasGoal(g: G, seat: Seat, from: Land): boolean {
  const armed = restedWarriors(g, seat, from) > 0;
  for (const land of beside(g, from)) if (isDry(g, land) && (armed || openToSettlers(g, seat, land))) return true;
  return shores(g, seat, from).some((land) => mayShip(g, seat, from, land));
}

/** Whether the mover has pieces in the origin that could be shipped to the destination. */
const mayShip = (g: G, mover: Seat, from: Land, to: Land): boolean => shipsWarriors(g, mover, from, to) || shipsWorkers(g, mover, from, to);

/** Whether ships may bring warriors from the origin to the destination. */
export const shipsWarriors = (g: G, mover: Seat, from: Land, to: Land): boolean =>
  restedWarriors(g, mover, from) > 0 && (g.s.refusals.length === 0 || hasChain(g, { mover, from, to, armed: true }));

/** The same for workers, which may not land everywhere. */
export const shipsWorkers = (g: G, mover: Seat, from: Land, to: Land): boolean =>
  restedWorkers(g, mover, from) > 0 &&
  openToSettlers(g, mover, to) &&
  (g.s.refusals.length === 0 || hasChain(g, { mover, from, to, armed: false }));

/** The land spaces to which some of the mover's pieces in the origin may go. */
export function goalsOf(g: G, seat: Seat, from: Land): SpaceData[] {
  const armed = restedWarriors(g, seat, from) > 0;
  const goals = beside(g, from).filter((land) => isDry(g, land) && (armed || openToSettlers(g, seat, land)));
  for (const land of shores(g, seat, from)) if (!goals.includes(land) && mayShip(g, seat, from, land)) goals.push(land);
  return goals.sort((a, b) => a - b).map((land) => spaceOf(g, land));
}
