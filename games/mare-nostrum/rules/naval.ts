import { at, choose, chooseOrPass, type Label, numberAt, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { godOf } from '../data/read.ts';
import { wordOf } from '../data/thing.ts';
import { creatureOf } from './creature.ts';
import { attackFrom, readyIn } from './entry.ts';
import { callDown, wrathOf } from './gods/wrath.ts';
import { battlePreview } from './odds.ts';
import { powersAt } from './powers.ts';
import { creatureRef, godRef, spaceRef, unitRef } from './refs.ts';
import { aboutThings, chooseThing } from './things.ts';
import type { Manoeuvre } from './topics.ts';
import {
  ATTACKED,
  BUILT_NOW,
  CREATURE,
  DIVED_NOW,
  type G,
  MOVED,
  MOVED_TWICE,
  ON_CARD,
  type Side,
  type Space,
  type TopicFor,
  TRIREME,
  type Unit,
} from './types.ts';
import { activeSeat, countIn, hasMark, kindOfUnit, placesOf, presence, setMark, sideOf, unitsIn } from './units.ts';

const navalKey = (act: Manoeuvre): string => {
  if (act.what === 'god') return `god:${wordOf(act.god)}`;
  return act.what === 'surface' ? 'surface' : `${act.what}:${act.id}`;
};

function navalText(g: G, act: Manoeuvre): Label {
  if (act.what === 'god') return say('option.god', { god: godRef(g, godOf(g.data, act.god)) });
  const creature = creatureRef(g, sideOf(g, activeSeat(g)));
  if (act.what === 'surface') return say('option.surface', { creature });
  return say(`option.${act.what}`, { space: spaceRef(g, act.space), creature });
}

const navalTopic: TopicFor<'naval'> = {
  id: 'naval',
  key: navalKey,
  text: (act, g) => navalText(g, act),
  focus: (act, g) => (act.what === 'god' || act.what === 'surface' ? [] : [spaceRef(g, act.space)]),
  preview: (act, g, seat) => (act.what === 'attack' ? battlePreview(g, seat, act.space, readyIn(g, seat, act.space)) : {}),
  action: 'naval',
  slot: 'what',
};

const seaTopic: TopicFor<'toSea'> = { id: 'toSea', ...aboutThings, action: 'naval', slot: 'sea' };

const triremesIn = (g: G, side: Side, space: Space): Unit[] => unitsIn(g, side, space).filter((unit) => kindOfUnit(g, unit) === TRIREME);

/** Whether a trireme at sea may sail on. @rules MAR-7.2, MAR-14.6 */
function maySail(g: G, unit: Unit, speed: number): boolean {
  if (hasMark(g, unit, ATTACKED)) return false;
  return !hasMark(g, unit, MOVED) || (speed > 1 && !hasMark(g, unit, MOVED_TWICE));
}

function speedOf(g: G, seat: Seat): number {
  let speed = 1;
  for (const { triremeSpeed } of powersAt(g, seat, 'triremeSpeed')) speed = Math.max(speed, triremeSpeed);
  return speed;
}

/** Whether a trireme of a side in a sea may sail on. */
function anySails(g: G, side: Side, sea: Space, speed: number): boolean {
  const first = side * g.data.unitsPerSide + numberAt(g.data.firstUnit, TRIREME);
  const end = first + numberAt(g.data.unitCount, TRIREME);
  for (let unit = first; unit < end; unit++) if (g.s.at[unit] === sea && maySail(g, unit, speed)) return true;
  return false;
}

/** @rules MAR-7.4, MAR-7.7, MAR-7.8 */
function manoeuvres(g: G, seat: Seat): Manoeuvre[] {
  const side = sideOf(g, seat);
  const { provinces, spaces } = g.data;
  const found: Manoeuvre[] = [];
  const speed = speedOf(g, seat);
  const { seagoing } = creatureOf(g, side);
  const sides = presence(g);
  for (const space of placesOf(g, side)) {
    const id = at(spaces, space).word;
    if (space < provinces) {
      if (countIn(g, side, TRIREME, space) > 0) found.push({ what: 'launch', space, id });
    } else {
      if (anySails(g, side, space, speed)) found.push({ what: 'sail', space, id });
      if ((numberAt(sides, space) & ~(1 << side)) !== 0 && readyIn(g, seat, space).length > 0) found.push({ what: 'attack', space, id });
    }
    if (seagoing) found.push(...krakenManoeuvres(g, side, space, id));
  }
  if (surfacing(g, side) >= 0) found.push({ what: 'surface' });
  for (const god of wrathOf(g, seat)) found.push({ what: 'god', god });
  return found;
}

const restedCreatures = (g: G, side: Side, space: Space): Unit[] =>
  unitsIn(g, side, space).filter((unit) => kindOfUnit(g, unit) === CREATURE && !hasMark(g, unit, MOVED | ATTACKED));

/** @rules MAR-17.5, MAR-17.7, MAR-17.8 */
function krakenManoeuvres(g: G, side: Side, space: Space, id: string): Manoeuvre[] {
  const rested = restedCreatures(g, side, space);
  if (rested.length === 0 || g.data.seaBits[space] === 0) return [];
  const found: Manoeuvre[] = [
    { what: 'swim', space, id },
    { what: 'dive', space, id },
  ];
  if (rested.some((unit) => hasMark(g, unit, BUILT_NOW))) found.push({ what: 'emerge', space, id });
  return found;
}

/** A creature of this side that waits under the sea since an earlier turn, or -1. @rules MAR-17.7 */
function surfacing(g: G, side: Side): Unit {
  if (!creatureOf(g, side).seagoing) return -1;
  const first = side * g.data.unitsPerSide;
  for (let unit = first; unit < first + g.data.unitsPerSide; unit++)
    if (g.s.at[unit] === ON_CARD && !hasMark(g, unit, DIVED_NOW)) return unit;
  return -1;
}

/** Whether a seat still has a trireme to launch. @rules MAR-7.5, MAR-7.8 */
export const mustLaunch = (g: G, seat: Seat): boolean => {
  const first = sideOf(g, seat) * g.data.unitsPerSide + numberAt(g.data.firstUnit, TRIREME);
  for (let unit = first; unit < first + numberAt(g.data.unitCount, TRIREME); unit++) {
    const space = numberAt(g.s.at, unit);
    if (space >= 0 && space < g.data.provinces) return true;
  }
  return false;
};

/** One move or attack of the naval step; false when the step is over. @rules MAR-7.1, MAR-7.8 */
export function* navalAction(g: G, seat: Seat): Rule<boolean> {
  const acts = manoeuvres(g, seat);
  if (acts.length === 0) return false;
  const act = mustLaunch(g, seat) ? yield* choose(seat, navalTopic, acts) : yield* chooseOrPass(seat, navalTopic, acts);
  g.s.battle = null;
  if (act === null) return false;
  yield* carryOut(g, seat, act);
  return true;
}

function* carryOut(g: G, seat: Seat, act: Manoeuvre): Rule {
  switch (act.what) {
    case 'god':
      yield* callDown(g, seat, act.god);
      return;
    case 'attack':
      yield* attackFrom(g, seat, act.space);
      return;
    case 'launch':
      yield* launch(g, seat, act.space);
      return;
    case 'sail':
      yield* sail(g, seat, act.space);
      return;
    case 'swim':
      yield* swim(g, seat, act.space);
      return;
    case 'dive':
      dive(g, seat, act.space);
      return;
    case 'emerge':
      yield* emerge(g, seat, act.space);
      return;
    case 'surface':
      yield* surface(g, seat);
  }
}

const toSea = (g: G, seat: Seat, from: Space): Rule<Space> => chooseThing(seat, seaTopic, g.data.spaces, at(g.data.seas, from));

/** @rules MAR-7.5 */
function* launch(g: G, seat: Seat, from: Space): Rule {
  const unit = numberAt(triremesIn(g, sideOf(g, seat), from), 0);
  const sea = yield* toSea(g, seat, from);
  g.s.at[unit] = sea;
  setMark(g, unit, MOVED);
  g.emit('launched', { seat: who(seat), space: spaceRef(g, from), sea: spaceRef(g, sea) });
}

/** @rules MAR-7.4 */
function* sail(g: G, seat: Seat, from: Space): Rule {
  const speed = speedOf(g, seat);
  const open = triremesIn(g, sideOf(g, seat), from).filter((unit) => maySail(g, unit, speed));
  const unit = open.find((candidate) => hasMark(g, candidate, MOVED)) ?? numberAt(open, 0);
  const sea = yield* toSea(g, seat, from);
  g.s.at[unit] = sea;
  setMark(g, unit, hasMark(g, unit, MOVED) ? MOVED_TWICE : MOVED);
  g.emit('sailed', { seat: who(seat), from: spaceRef(g, from), to: spaceRef(g, sea), thing: unitRef(g, unit) });
}

/** The creature that leaves a space: of those just built last, since they may still surface elsewhere. */
function leaving(g: G, seat: Seat, from: Space): Unit {
  const rested = restedCreatures(g, sideOf(g, seat), from);
  return rested.find((unit) => !hasMark(g, unit, BUILT_NOW)) ?? numberAt(rested, 0);
}

/** @rules MAR-17.5 */
function* swim(g: G, seat: Seat, from: Space): Rule {
  const sea = yield* toSea(g, seat, from);
  const unit = leaving(g, seat, from);
  g.s.at[unit] = sea;
  g.s.post[unit] = 0;
  setMark(g, unit, MOVED);
  g.emit('sailed', { seat: who(seat), from: spaceRef(g, from), to: spaceRef(g, sea), thing: unitRef(g, unit) });
}

/** @rules MAR-17.7 */
function dive(g: G, seat: Seat, from: Space): void {
  const unit = leaving(g, seat, from);
  g.s.at[unit] = ON_CARD;
  g.s.post[unit] = 0;
  setMark(g, unit, MOVED | DIVED_NOW);
  g.emit('dived', { seat: who(seat), space: spaceRef(g, from) });
}

const anySea = (g: G, seat: Seat): Rule<Space> =>
  chooseThing(
    seat,
    seaTopic,
    g.data.spaces,
    g.data.spaces.flatMap((_, space) => (space >= g.data.provinces ? [space] : [])),
  );

/** @rules MAR-17.8, MAR-21.57 */
function* emerge(g: G, seat: Seat, from: Space): Rule {
  const [unit] = restedCreatures(g, sideOf(g, seat), from).filter((candidate) => hasMark(g, candidate, BUILT_NOW));
  if (unit === undefined) throw new Error('no creature was built here in this turn');
  const sea = yield* anySea(g, seat);
  g.s.at[unit] = sea;
  setMark(g, unit, MOVED);
  g.emit('surfaced', { seat: who(seat), sea: spaceRef(g, sea) });
}

/** @rules MAR-17.7 */
function* surface(g: G, seat: Seat): Rule {
  const unit = surfacing(g, sideOf(g, seat));
  const sea = yield* anySea(g, seat);
  g.s.at[unit] = sea;
  g.s.mark[unit] = 0;
  g.emit('surfaced', { seat: who(seat), sea: spaceRef(g, sea) });
}
