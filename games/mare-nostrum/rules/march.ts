import { allocate, at, choose, type Preview, type Rule, type Seat, who } from '@pantheon/kernel';
import { ascending } from './ascending.ts';
import { creatureOf } from './creature.ts';
import { enter } from './entry.ts';
import { aboutUnits, groupsOf, unitsOf } from './groups.ts';
import { aeneasSeas, borders, ownSeas, shippingTargets } from './lanes.ts';
import { battlePreview } from './odds.ts';
import { countedUnits, spaceRef } from './refs.ts';
import { ship } from './shipping.ts';
import { aboutThings, chooseThingOrPass } from './things.ts';
import type { Route } from './topics.ts';
import { ATTACKED, CREATURE, type G, LEGION, MOVED, type Side, type Space, type TopicFor, type Unit } from './types.ts';
import { activeSeat, hasMark, isCreature, kindOfUnit, othersIn, placesOf, sideOf, sideOfUnit } from './units.ts';

/** @rules MAR-7.2, MAR-7.13, MAR-9.18 */
const mayMove = (g: G, unit: Unit): boolean => {
  const kind = kindOfUnit(g, unit);
  return (kind === LEGION || kind === CREATURE) && !hasMark(g, unit, MOVED | ATTACKED);
};

/** The units of a side that could leave a space. @rules MAR-7.12, MAR-7.13, MAR-9.11 */
function movable(g: G, side: Side, space: Space): Unit[] {
  const found: Unit[] = [];
  if (g.s.campaign.settled.includes(space)) return found;
  const first = side * g.data.unitsPerSide;
  for (let unit = first; unit < first + g.data.unitsPerSide; unit++) if (g.s.at[unit] === space && mayMove(g, unit)) found.push(unit);
  return found;
}

/** Whether triremes may carry a unit. @rules MAR-7.10, MAR-7.14 */
const isCarried = (g: G, unit: Unit): boolean => kindOfUnit(g, unit) === LEGION || !creatureOf(g, sideOfUnit(g, unit)).notCarried;

/** How the units of a side can leave a space: the provinces for each way. */
interface Ways {
  readonly walk: readonly Space[];
  readonly fly: readonly Space[];
  readonly sail: readonly Space[];
}

/** @rules MAR-7.9, MAR-17.4 */
function waysFrom(g: G, side: Side, from: Space, seas: { own: number; aeneas: number }): Ways {
  if (from >= g.data.provinces) return { walk: at(g.data.land, from), fly: [], sail: [] };
  const walk = borders(g, side, from);
  return {
    walk,
    fly: creatureOf(g, side).flights?.(g, side, from) ?? [],
    sail: seas.own === 0 && seas.aeneas === 0 ? [] : shippingTargets(g, from, seas.own, seas.aeneas),
  };
}

type Way = 'walk' | 'fly' | 'sail';

/** @rules MAR-17.5 */
const keepsToCoasts = (g: G, unit: Unit): boolean =>
  kindOfUnit(g, unit) === CREATURE && creatureOf(g, sideOfUnit(g, unit)).seagoing === true;

/** How a unit gets to a province, or null if it does not. */
function wayTo(g: G, unit: Unit, to: Space, ways: Ways): Way | null {
  if (ways.walk.includes(to)) return g.data.seaBits[to] === 0 && keepsToCoasts(g, unit) ? null : 'walk';
  if (isCreature(g, unit) && ways.fly.includes(to)) return 'fly';
  return isCarried(g, unit) && ways.sail.includes(to) ? 'sail' : null;
}

/** One of each sort of units that move alike: creatures, legions that fight as such, plain legions. */
function eachSort(g: G, units: readonly Unit[]): Unit[] {
  const found: Unit[] = [];
  let seen = 0;
  for (const unit of units) {
    const sort = kindOfUnit(g, unit) === CREATURE ? 1 : isCreature(g, unit) ? 2 : 4;
    if ((seen & sort) === 0) found.push(unit);
    seen |= sort;
  }
  return found;
}

function destinations(g: G, units: readonly Unit[], ways: Ways): Space[] {
  const { walk, fly, sail } = ways;
  const movers = eachSort(g, units);
  const all = fly.length === 0 && sail.length === 0 ? walk : [...new Set([...walk, ...fly, ...sail])];
  const found: Space[] = [];
  for (const to of all) if (movers.some((unit) => wayTo(g, unit, to, ways) !== null)) found.push(to);
  return ascending(found);
}

/** The seas over which a side can carry units. */
export const seasOf = (g: G, side: Side) => ({ own: ownSeas(g, side), aeneas: aeneasSeas(g, side) });

/** Whether any unit could leave a space at all. */
export function canLeave(g: G, side: Side, from: Space, seas: { own: number; aeneas: number }): boolean {
  const units = movable(g, side, from);
  if (units.length === 0) return false;
  const inland = from < g.data.provinces && at(g.data.land, from).length > 0;
  if (inland && units.some((unit) => !keepsToCoasts(g, unit))) return true;
  return destinations(g, units, waysFrom(g, side, from, seas)).length > 0;
}

const marchTopic: TopicFor<'marchTo'> = {
  id: 'marchTo',
  key: ({ word }) => word,
  text: ({ ref }) => ref,
  focus: ({ ref }) => [ref],
  preview: ({ at, from }, g, seat) => battlePreview(g, seat, at, movable(g, sideOf(g, seat), from)),
  commits: (route, g) => route !== null && othersIn(g, sideOf(g, activeSeat(g)), route.at) !== 0,
  action: 'march',
  slot: 'to',
};

const marchersTopic: TopicFor<'marchers'> = { id: 'marchers', ...aboutUnits, action: 'march', slot: 'units' };

const joinTopic: TopicFor<'joinFrom'> = { id: 'joinFrom', ...aboutThings };

const joinersTopic: TopicFor<'joiners'> = { id: 'joiners', ...aboutUnits };

function routeTo(g: G, space: Space, from: Space): Route {
  const { at: number, id, word, ref } = at(g.data.spaces, space);
  return { at: number, id, word, ref, from };
}

/** Units that set out from one space. */
interface Column {
  readonly from: Space;
  readonly units: readonly Unit[];
}

/** The units of a side that could go from one space to a province now. */
function ableTo(g: G, side: Side, from: Space, to: Space): Unit[] {
  const units = movable(g, side, from);
  if (units.length === 0) return units;
  const ways = waysFrom(g, side, from, seasOf(g, side));
  return units.filter((unit) => wayTo(g, unit, to, ways) !== null);
}

/**
 * Units leave a space for a province; where they will have to fight, units from other spaces may come with them.
 * @rules MAR-7.9, MAR-7.15
 */
export function* march(g: G, seat: Seat, from: Space): Rule {
  const side = sideOf(g, seat);
  const ways = waysFrom(g, side, from, seasOf(g, side));
  const routes = destinations(g, movable(g, side, from), ways).map((space) => routeTo(g, space, from));
  const { at: to } = yield* choose(seat, marchTopic, routes);
  const first = { from, units: yield* chooseMarchers(g, seat, marchersTopic, ableTo(g, side, from, to), { to, others: [] }) };
  const columns = [first, ...(yield* join(g, seat, to, first))];
  const arriving: Unit[] = [];
  for (const column of columns) arriving.push(...(yield* setOut(g, seat, column, to)));
  if (arriving.length > 0) yield* enter(g, seat, arriving, to);
}

/** Units from further spaces that attack together with the first ones. @rules MAR-7.15 */
function* join(g: G, seat: Seat, to: Space, first: Column): Rule<Column[]> {
  const side = sideOf(g, seat);
  const columns: Column[] = [];
  if (othersIn(g, side, to) === 0 || g.s.campaign.petrified.includes(to)) return columns;
  for (;;) {
    const used = [first.from, ...columns.map(({ from }) => from)];
    const open = ascending(placesOf(g, side)).filter(
      (space) => space !== to && !used.includes(space) && ableTo(g, side, space, to).length > 0,
    );
    const from = yield* chooseThingOrPass(seat, joinTopic, g.data.spaces, open, { about: { space: spaceRef(g, to) } });
    if (from === null) return columns;
    const others = [first, ...columns].flatMap(({ units }) => units);
    columns.push({ from, units: yield* chooseMarchers(g, seat, joinersTopic, ableTo(g, side, from, to), { to, others }) });
  }
}

const isOverLand = (way: Way | null): boolean => way === 'walk' || way === 'fly';

/** The units of a column that get there: those that are carried may be stopped. @rules MAR-7.11 */
function* setOut(g: G, seat: Seat, { from, units }: Column, to: Space): Rule<Unit[]> {
  const ways = waysFrom(g, sideOf(g, seat), from, seasOf(g, sideOf(g, seat)));
  const marching = units.filter((unit) => isOverLand(wayTo(g, unit, to, ways)));
  const shipped = marching.length === units.length ? [] : units.filter((unit) => !marching.includes(unit));
  const arrives = shipped.length > 0 && (yield* ship(g, seat, shipped, from, to));
  if (marching.length > 0)
    g.emit('marched', { seat: who(seat), from: spaceRef(g, from), to: spaceRef(g, to), units: countedUnits(g, marching) });
  return arrives ? [...marching, ...shipped] : marching;
}

function* chooseMarchers(
  g: G,
  seat: Seat,
  topic: TopicFor<'marchers' | 'joiners'>,
  able: readonly Unit[],
  { to, others }: { to: Space; others: readonly Unit[] },
): Rule<Unit[]> {
  if (able.length === 1) return [...able];
  const groups = groupsOf(g, able);
  const caps = groups.map((group) => group.units.length);
  const preview = (counts: readonly number[]): Preview => battlePreview(g, seat, to, [...others, ...unitsOf(groups, counts)]);
  return unitsOf(groups, yield* allocate(seat, topic, groups, { caps, min: 1, max: able.length, preview }));
}
