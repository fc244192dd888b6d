import { at, type Blocked, numberAt, type Seat, say, type Why, who } from '@pantheon/kernel';
import type { SpaceData } from '../data/read.ts';
import { warlord } from './control.ts';
import { areFree, workersOfOthers } from './slaves.ts';
import { freshShips, hasChain, shores } from './transport.ts';
import { type G, type Land, LOST, NOBODY, type Space } from './types.ts';
import { beside, isSea, slot, spaceOf, touch } from './world.ts';

/** The spaces from which the mover could give an order. */
export const originsOf = (g: G, seat: Seat): SpaceData[] =>
  g.data.spaces.filter(({ index }) => isPresent(g, seat, index) && whyNotFrom(g, seat, index) === null);

/** Spaces with pieces of the mover that cannot set out. */
export const blockedOrigins = (g: G, seat: Seat): Blocked<SpaceData>[] =>
  g.data.spaces.flatMap((option) => {
    const why = isPresent(g, seat, option.index) ? whyNotFrom(g, seat, option.index) : null;
    return why === null ? [] : [{ option, why }];
  });

/** Whether pieces or ships of a seat are in a space. */
function isPresent(g: G, seat: Seat, space: Space): boolean {
  if (isSea(g, space)) return g.s.fleetOf[space] === seat;
  const own = slot(g, space, seat);
  return numberAt(g.s.workers, own) + numberAt(g.s.warriors, own) > 0;
}

const ENSLAVED: Why = { rule: 'DIL-6.16', text: say('why.enslaved') };
const MOVED: Why = { rule: 'DIL-6.2', text: say('why.moved') };
const NOWHERE: Why = { rule: 'DIL-6.8', text: say('why.nowhere') };
const SHIP_CARRIED: Why = { rule: 'DIL-7.3', text: say('why.shipCarried') };
const SHIP_SAILED: Why = { rule: 'DIL-6.2', text: say('why.shipSailed') };

/** Why nothing of the mover's in a space can set out, or null if something can. @rules DIL-6.2, DIL-6.8, DIL-6.16, DIL-7.3 */
function whyNotFrom(g: G, seat: Seat, space: Space): Why | null {
  if (isSea(g, space)) {
    if (freshShips(g, space) > 0) return null;
    return numberAt(g.s.carried, space) > 0 ? SHIP_CARRIED : SHIP_SAILED;
  }
  if (!areFree(g, space, seat)) return ENSLAVED;
  if (restedWarriors(g, seat, space) === 0 && restedWorkers(g, seat, space) === 0) return MOVED;
  return hasGoal(g, seat, space) ? null : NOWHERE;
}

/** The mover's warriors that have not moved. @rules DIL-6.2 */
export const restedWarriors = (g: G, seat: Seat, land: Land): number => {
  const own = slot(g, land, seat);
  return numberAt(g.s.warriors, own) - numberAt(g.s.tiredWarriors, own);
};

/** The mover's own workers that are free and have not moved. @rules DIL-6.11, DIL-6.16 */
export function restedWorkers(g: G, seat: Seat, land: Land): number {
  const own = slot(g, land, seat);
  const rested = numberAt(g.s.workers, own) - numberAt(g.s.tiredWorkers, own);
  return rested > 0 && areFree(g, land, seat) ? rested : 0;
}

const OCCUPIED: Why = { rule: 'DIL-6.8', text: say('why.occupied') };
const LOST_SPACE: Why = { rule: 'DIL-6.6', text: say('why.lost') };
const REFUSED: Why = { rule: 'DIL-7.8', text: say('why.refused') };

/**
 * Why workers and slaves of the mover may not enter, or null if they may: no opponent controlled the space when the phase began, and none
 * has pieces there now.
 * @rules DIL-6.8, DIL-6.10
 */
export function whyNoSettlers(g: G, seat: Seat, land: Land): Why | null {
  const before = at(g.s.opening, land);
  if (before !== NOBODY && before !== seat) return { rule: 'DIL-6.10', text: say('why.shut', { seat: who(before) }) };
  return isOpposed(g, seat, land) ? OCCUPIED : null;
}

/**
 * Whether opponents have pieces in a space: warriors, or workers that are free. The mover's own slaves and fanatics are none.
 * @rules DIL-6.8
 */
function isOpposed(g: G, seat: Seat, land: Land): boolean {
  const lord = warlord(g, land);
  return lord === NOBODY ? workersOfOthers(g, land, seat) > 0 : lord !== seat;
}

/**
 * Why the mover's pieces in the origin may not go to a land space beside it or within reach of ships, or null if some may.
 * @rules DIL-6.6, DIL-6.7, DIL-6.8, DIL-7.7, DIL-7.8
 */
function whyNotTo(g: G, seat: Seat, from: Land, to: Land): Why | null {
  if (g.s.fate[to] === LOST) return LOST_SPACE;
  const armed = restedWarriors(g, seat, from) > 0;
  if (touch(g, from, to)) return armed ? null : whyNoSettlers(g, seat, to);
  if (shipsWarriors(g, seat, from, to) || shipsWorkers(g, seat, from, to)) return null;
  return (armed ? null : whyNoSettlers(g, seat, to)) ?? REFUSED;
}

/** Whether ships may bring warriors from the origin to the destination. @rules DIL-7.7 */
export const shipsWarriors = (g: G, mover: Seat, from: Land, to: Land): boolean =>
  restedWarriors(g, mover, from) > 0 && (g.s.refusals.length === 0 || hasChain(g, { mover, from, to, armed: true }));

/** The same for workers, which may not land everywhere. @rules DIL-7.7 */
export const shipsWorkers = (g: G, mover: Seat, from: Land, to: Land): boolean =>
  restedWorkers(g, mover, from) > 0 &&
  whyNoSettlers(g, mover, to) === null &&
  (g.s.refusals.length === 0 || hasChain(g, { mover, from, to, armed: false }));

function hasGoal(g: G, seat: Seat, from: Land): boolean {
  for (const land of beside(g, from)) if (!isSea(g, land) && whyNotTo(g, seat, from, land) === null) return true;
  return shores(g, seat, from).some((land) => whyNotTo(g, seat, from, land) === null);
}

/** The land spaces beside the origin, and those that ships lead to. @rules DIL-6.4, DIL-6.5 */
function withinReach(g: G, seat: Seat, from: Land): Land[] {
  const near = beside(g, from).filter((land) => !isSea(g, land));
  for (const land of shores(g, seat, from)) if (!near.includes(land)) near.push(land);
  return near.sort((a, b) => a - b);
}

/** The land spaces to which some of the mover's pieces in the origin may go. */
export const goalsOf = (g: G, seat: Seat, from: Land): SpaceData[] =>
  withinReach(g, seat, from)
    .filter((land) => whyNotTo(g, seat, from, land) === null)
    .map((land) => spaceOf(g, land));

/** Spaces within reach of where the order begins that the mover's pieces may not enter. */
export function blockedGoals(g: G, seat: Seat): Blocked<SpaceData>[] {
  const { from } = g.s;
  if (from < 0 || isSea(g, from)) return [];
  return withinReach(g, seat, from).flatMap((land) => {
    const why = whyNotTo(g, seat, from, land);
    return why === null ? [] : [{ option: spaceOf(g, land), why }];
  });
}
