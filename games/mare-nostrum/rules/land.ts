import { allocate, at, choose, chooseOrPass, type Label, numberAt, type Preview, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { cardOf, godOf } from '../data/read.ts';
import { wordOf } from '../data/thing.ts';
import { conquer, conquerable } from './conquest.ts';
import { creatureOf } from './creature.ts';
import { attackFrom, enter, readyIn } from './entry.ts';
import { callDown, wrathOf } from './gods/wrath.ts';
import { aboutUnits, groupsOf, unitsOf } from './groups.ts';
import { aeneasSeas, borders, ownSeas, shippingTargets } from './lanes.ts';
import { battlePreview } from './odds.ts';
import { ifAny, powerOf, powersAt } from './powers.ts';
import { cardRef, countedUnits, godRef, spaceRef } from './refs.ts';
import { ship } from './shipping.ts';
import { strike, strikeTargets } from './strike.ts';
import type { Act, Route } from './topics.ts';
import { ATTACKED, CREATURE, type G, LEGION, MOVED, type Side, type Space, type TopicFor, type Unit } from './types.ts';
import { activeSeat, hasMark, isCreature, kindOfUnit, othersIn, presence, sideOf, unitsIn } from './units.ts';

const landKey = (act: Act): string => {
  switch (act.what) {
    case 'god':
      return `god:${wordOf(act.god)}`;
    case 'power':
      return `use:${act.word}`;
    case 'strike':
      return 'strike';
    default:
      return `${act.what}:${act.id}`;
  }
};

function landText(g: G, act: Act): Label {
  switch (act.what) {
    case 'god':
      return say('option.god', { god: godRef(g, godOf(g.data, act.god)) });
    case 'power':
      return say('option.power', { card: cardRef(g, act.card) });
    case 'strike':
      return say('option.strike');
    default:
      return say(`option.${act.what}`, { space: spaceRef(g, act.space) });
  }
}

const landTopic: TopicFor<'land'> = {
  id: 'land',
  key: landKey,
  text: (act, g) => landText(g, act),
  preview: (act, g, seat) => (act.what === 'assault' ? battlePreview(g, seat, act.space, readyIn(g, seat, act.space)) : {}),
  focus: (act, g) => (act.what === 'move' || act.what === 'assault' || act.what === 'conquer' ? [spaceRef(g, act.space)] : []),
  action: 'march',
  slot: 'what',
};

const mayMove = (g: G, unit: Unit): boolean => {
  const kind = kindOfUnit(g, unit);
  return (kind === LEGION || kind === CREATURE) && !hasMark(g, unit, MOVED | ATTACKED);
};

/** The units of a side that could leave a space. */
const movable = (g: G, side: Side, space: Space): Unit[] =>
  g.s.campaign.settled.includes(space) ? [] : unitsIn(g, side, space).filter((unit) => mayMove(g, unit));

/** Whether triremes may carry a unit. */
const isCarried = (g: G, unit: Unit): boolean =>
  kindOfUnit(g, unit) === LEGION || !creatureOf(g, Math.floor(unit / g.data.unitsPerSide)).notCarried;

/** How the units of a side can leave a space: the provinces for each way. */
interface Ways {
  readonly walk: readonly Space[];
  readonly fly: readonly Space[];
  readonly sail: readonly Space[];
}

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

/** How a unit gets to a province, or null if it does not. */
function wayTo(g: G, unit: Unit, to: Space, ways: Ways): Way | null {
  const creature = creatureOf(g, Math.floor(unit / g.data.unitsPerSide));
  const seagoing = kindOfUnit(g, unit) === CREATURE && creature?.seagoing === true;
  if (ways.walk.includes(to)) return seagoing && g.data.seaBits[to] === 0 ? null : 'walk';
  if (isCreature(g, unit) && ways.fly.includes(to)) return 'fly';
  return isCarried(g, unit) && ways.sail.includes(to) ? 'sail' : null;
}

function destinations(g: G, units: readonly Unit[], ways: Ways): Space[] {
  const kinds = groupsOf(g, units).map((group) => numberAt(group.units, 0));
  const all = [...new Set([...ways.walk, ...ways.fly, ...ways.sail])].sort((a, b) => a - b);
  return all.filter((to) => kinds.some((unit) => wayTo(g, unit, to, ways) !== null));
}

const seasOf = (g: G, side: Side) => ({ own: ownSeas(g, side), aeneas: aeneasSeas(g, side) });

/** Whether any unit could leave a space at all. */
function canLeave(g: G, side: Side, from: Space, seas: { own: number; aeneas: number }): boolean {
  const units = movable(g, side, from);
  if (units.length === 0) return false;
  const keepsToCoasts = creatureOf(g, side).seagoing === true;
  const walker = units.some((unit) => !keepsToCoasts || kindOfUnit(g, unit) === LEGION);
  if (walker && from < g.data.provinces && at(g.data.land, from).length > 0) return true;
  return destinations(g, units, waysFrom(g, side, from, seas)).length > 0;
}

/** Provinces in which units of a seat have to attack before its turn ends. */
function forcedAttacks(g: G, seat: Seat, places: readonly Space[]): Space[] {
  const side = sideOf(g, seat);
  const sides = presence(g);
  return places.filter(
    (space) =>
      space < g.data.provinces &&
      (numberAt(sides, space) & ~(1 << side)) !== 0 &&
      !g.s.campaign.petrified.includes(space) &&
      readyIn(g, seat, space).length > 0,
  );
}

/** The spaces where a side has pieces. */
function placesOf(g: G, side: Side): Space[] {
  const found: Space[] = [];
  const first = side * g.data.unitsPerSide;
  for (let unit = first; unit < first + g.data.unitsPerSide; unit++) {
    const space = numberAt(g.s.at, unit);
    if (space >= 0 && !found.includes(space)) found.push(space);
  }
  return found.sort((a, b) => a - b);
}

function actsOf(g: G, seat: Seat, places: readonly Space[], forced: readonly Space[]): Act[] {
  const side = sideOf(g, seat);
  const seas = seasOf(g, side);
  const idOf = (space: Space): string => at(g.data.spaces, space).word;
  const acts: Act[] = [];
  for (const space of places) if (canLeave(g, side, space, seas)) acts.push({ what: 'move', space, id: idOf(space) });
  for (const space of forced) acts.push({ what: 'assault', space, id: idOf(space) });
  for (const space of conquerable(g, seat)) acts.push({ what: 'conquer', space, id: idOf(space) });
  if (strikeTargets(g, seat).length > 0) acts.push({ what: 'strike' });
  for (const power of powersAt(g, seat, 'march')) {
    const card = cardOf(g.data, power.id);
    if (power.mayMarch?.(g, seat)) acts.push({ what: 'power', card, word: at(g.data.cards, card).word });
  }
  for (const god of wrathOf(g, seat)) acts.push({ what: 'god', god });
  return acts;
}

/** One move, attack or choice of the land step; false when the step is over. */
export function* landAction(g: G, seat: Seat): Rule<boolean> {
  const places = placesOf(g, sideOf(g, seat));
  const forced = forcedAttacks(g, seat, places);
  const acts = actsOf(g, seat, places, forced);
  if (acts.length === 0) return false;
  const act = forced.length > 0 ? yield* choose(seat, landTopic, acts) : yield* chooseOrPass(seat, landTopic, acts);
  g.s.battle = null;
  if (act === null) return false;
  switch (act.what) {
    case 'god':
      yield* callDown(g, seat, act.god);
      break;
    case 'power':
      yield* ifAny(powerOf(g, act.card).march?.(g, seat));
      break;
    case 'strike':
      yield* strike(g, seat);
      break;
    case 'assault':
      yield* attackFrom(g, seat, act.space);
      break;
    case 'conquer':
      yield* conquer(g, seat, act.space);
      break;
    case 'move':
      yield* march(g, seat, act.space);
  }
  return true;
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

function* march(g: G, seat: Seat, from: Space): Rule {
  const side = sideOf(g, seat);
  const ways = waysFrom(g, side, from, seasOf(g, side));
  const routes = destinations(g, movable(g, side, from), ways).map((space): Route => ({ ...at(g.data.spaces, space), from }));
  const { at: to } = yield* choose(seat, marchTopic, routes);
  const able = movable(g, side, from).filter((unit) => wayTo(g, unit, to, ways) !== null);
  const units = able.length === 1 ? able : yield* chooseMarchers(g, seat, able, to);
  const shipped = units.filter((unit) => wayTo(g, unit, to, ways) === 'sail');
  const marching = units.filter((unit) => !shipped.includes(unit));
  const arrives = shipped.length > 0 && (yield* ship(g, seat, shipped, from, to));
  const all = arrives ? [...marching, ...shipped] : marching;
  if (marching.length > 0)
    g.emit('marched', { seat: who(seat), from: spaceRef(g, from), to: spaceRef(g, to), units: countedUnits(g, marching) });
  if (all.length > 0) yield* enter(g, seat, all, to);
}

function* chooseMarchers(g: G, seat: Seat, able: readonly Unit[], to: Space): Rule<Unit[]> {
  const groups = groupsOf(g, able);
  const caps = groups.map((group) => group.units.length);
  const preview = (counts: readonly number[]): Preview => battlePreview(g, seat, to, unitsOf(groups, counts));
  return unitsOf(groups, yield* allocate(seat, marchersTopic, groups, { caps, min: 1, max: able.length, preview }));
}
