import { allocate, type Rule, ref, say, type Topic, type Why } from '@pantheon/kernel';
import type { Place } from '../data/board.ts';
import type { HeroId } from '../data/schema.ts';
import { about, areaTopic, askArea } from './ask.ts';
import { enterLand } from './battle.ts';
import { countedRef, guardIn, type Unit, unitRef, unitText } from './combatants.ts';
import { whyNotInvade } from './elimination.ts';
import { actor, areOpponents, at, inTeams, seatFor } from './factions.ts';
import { accessibleLands, type Carriers, canMoveFrom, type Destination, destinations, isLandOpen } from './movement.ts';
import { landOdds } from './odds.ts';
import { areaRef, boardOf, coinsOf, hasUnits, heroesIn, heroInPlay, landsOf, pay } from './pieces.ts';
import type { Action } from './powers.ts';
import { type Area, type Faction, type Force, type G, NONE } from './types.ts';

const unitsTopic = (id: string, action: string): Topic<Unit, G> => ({
  id,
  key: (unit) => unit,
  text: unitText,
  focus: (unit) => [unitRef(unit)],
  action,
  slot: 'units',
});
const marchUnitsTopic = unitsTopic('marchUnits', 'march');
const flyUnitsTopic = unitsTopic('flyUnits', 'fly');
const escortTopic = unitsTopic('escort', 'heroic');

/** Whether entering an area starts a battle for the active faction. */
const startsBattle = (place: Place | null, g: G): boolean => {
  if (place === null) return false;
  const holder = at(g.s.control, place.index);
  return holder !== NONE && holder !== g.s.turn?.faction && (hasUnits(g, place.index) || guardIn(g, place.index) !== undefined);
};

const fromTopic = areaTopic('marchFrom', { action: 'march', slot: 'from' });
const marchToTopic: Topic<Place, G> = areaTopic('marchTo', { action: 'march', slot: 'to', commits: startsBattle });
const fromTopicInTeams = { ...fromTopic, secret: true };
const heroicToTopic: Topic<Place, G> = { ...marchToTopic, id: 'heroicTo', action: 'heroic' };
const flyFromTopic = areaTopic('flyFrom', { action: 'fly', slot: 'from' });
const flyToTopic: Topic<Place, G> = { ...marchToTopic, id: 'flyTo', action: 'fly' };

/** A faction's units in one of its land areas, with how many of each there are. */
function garrison(g: G, faction: Faction, land: Area): { units: Unit[]; caps: number[] } {
  const units: Unit[] = [];
  const caps: number[] = [];
  const add = (unit: Unit, count: number): void => {
    if (count === 0) return;
    units.push(unit);
    caps.push(count);
  };
  add('troop', at(g.s.troops, land));
  add('mercenary', at(g.s.mercenaries, land));
  for (const { id } of heroesIn(g, land, faction)) add(id, 1);
  return { units, caps };
}

const forceOf = (units: readonly Unit[], counts: readonly number[]): Force => {
  const count = (unit: Unit): number => counts[units.indexOf(unit)] ?? 0;
  const heroes = units.filter((unit, index) => unit !== 'troop' && unit !== 'mercenary' && at(counts, index) > 0) as HeroId[];
  return { troops: count('troop'), mercenaries: count('mercenary'), heroes };
};

/** Asks which units of an area go; at least one. */
function* askForce(g: G, faction: Faction, topic: Topic<Unit, G>, land: Area): Rule<Force> {
  const { units, caps } = garrison(g, faction, land);
  const total = caps.reduce((sum, cap) => sum + cap, 0);
  if (total === 1) return forceOf(units, caps);
  const limits = { caps, min: 1, max: total, suggest: () => [caps], ...about(g, faction) };
  return forceOf(units, yield* allocate(seatFor(g, faction), topic, units, limits));
}

/** Units leave an area for another. */
function* carryOut(g: G, faction: Faction, from: Area, to: Area, force: Force, coins: number): Rule {
  pay(g, faction, coins);
  g.s.troops[from] = at(g.s.troops, from) - force.troops;
  g.s.mercenaries[from] = at(g.s.mercenaries, from) - force.mercenaries;
  const units = [
    ...(force.troops > 0 ? [countedRef('troop', force.troops)] : []),
    ...(force.mercenaries > 0 ? [countedRef('mercenary', force.mercenaries)] : []),
    ...force.heroes.map((id) => ref('hero', id)),
  ];
  g.emit('marched', { who: actor(g, faction), units, from: areaRef(g, from), to: areaRef(g, to), coins });
  yield* enterLand(g, faction, to, force);
}

const reach = (g: G, faction: Faction): number => Math.floor(coinsOf(g, faction) / g.data.costs.landMove);

const marchOrigins = (g: G, faction: Faction): Area[] =>
  landsOf(g, faction).filter(
    (land) => hasUnits(g, land) && canMoveFrom(g, faction, land, reach(g, faction), (area) => accessibleLands(g, faction, area)),
  );

/** A land move: troops and heroes of one area go to an accessible one. */
export const landMove: Action = {
  key: 'landMove',
  whyNot(g, faction): Why | null {
    if (coinsOf(g, faction) < g.data.costs.landMove) return { rule: 'CYC-10.15', text: say('why.coins', { coins: g.data.costs.landMove }) };
    return marchOrigins(g, faction).length > 0 ? null : { rule: 'CYC-12.1', text: say('why.noTroopMoves') };
  },
  *perform(g, faction) {
    const hidden = inTeams(g);
    const from = yield* askArea(g, faction, hidden ? fromTopicInTeams : fromTopic, marchOrigins(g, faction));
    const force = yield* askForce(g, faction, marchUnitsTopic, from);
    const open = destinations(g, faction, from, reach(g, faction), (area) => accessibleLands(g, faction, area));
    const { area, steps } = yield* askDestination(g, faction, marchToTopic, force, open);
    yield* carryOut(g, faction, from, area, force, steps * g.data.costs.landMove);
  },
};

/** A question for the goal of a force, with what would happen there. */
const withOdds = (topic: Topic<Place, G>, faction: Faction, force: Force): Topic<Place, G> => ({
  ...topic,
  preview: (place, g) => {
    if (!startsBattle(place, g)) return {};
    const defender = actor(g, at(g.s.control, place.index));
    return { changes: [say('preview.battle', { who: defender })], odds: landOdds(g, faction, place.index, force) };
  },
});

/** Where to; in team games always asked, since what is in reach depends on hidden coins. */
function* askDestination(g: G, faction: Faction, plain: Topic<Place, G>, force: Force, open: readonly Destination[]): Rule<Destination> {
  const topic = withOdds(plain, faction, force);
  const to = yield* askArea(
    g,
    faction,
    inTeams(g) ? { ...topic, secret: true } : topic,
    open.map(({ area }) => area),
  );
  return open.find(({ area }) => area === to) as Destination;
}

/** What the next steps of a hero cost: the n-th heroic move of a cycle costs n coins. */
export const heroicCost = (moved: number, steps: number): number => {
  let coins = 0;
  for (let step = 1; step <= steps; step++) coins += moved + step;
  return coins;
};

function heroicReach(g: G, faction: Faction, moved: number): number {
  let steps = 0;
  while (heroicCost(moved, steps + 1) <= coinsOf(g, faction)) steps++;
  return steps;
}

const carriersOf = (g: G, hero: HeroId): Carriers => (g.data.powers.heroes[hero].sailsWithEnemies ? 'all' : 'team');

/** A heroic move: a hero goes with any troops of its area. */
export const heroicMove = (id: HeroId): Action => ({
  key: `heroic:${id}`,
  whyNot(g, faction): Why | null {
    const { area: from, moves } = heroInPlay(g, id);
    const cost = heroicCost(moves, 1);
    if (coinsOf(g, faction) < cost) return { rule: 'CYC-17.9', text: say('why.coins', { coins: cost }) };
    const carriers = carriersOf(g, id);
    return canMoveFrom(g, faction, from, heroicReach(g, faction, moves), (area) => accessibleLands(g, faction, area, carriers))
      ? null
      : { rule: 'CYC-17.8', text: say('why.heroStuck', { hero: ref('hero', id) }) };
  },
  *perform(g, faction) {
    const hero = heroInPlay(g, id);
    const from = hero.area;
    const carriers = carriersOf(g, id);
    const force = yield* askEscort(g, faction, from, id);
    const open = destinations(g, faction, from, heroicReach(g, faction, hero.moves), (area) => accessibleLands(g, faction, area, carriers));
    const { area, steps } = yield* askDestination(g, faction, heroicToTopic, force, open);
    const coins = heroicCost(hero.moves, steps);
    hero.moves += steps;
    yield* carryOut(g, faction, from, area, force, coins);
  },
});

function* askEscort(g: G, faction: Faction, from: Area, hero: HeroId): Rule<Force> {
  const units = (['troop', 'mercenary'] as const).filter((unit) => at(unit === 'troop' ? g.s.troops : g.s.mercenaries, from) > 0);
  const caps = units.map((unit) => at(unit === 'troop' ? g.s.troops : g.s.mercenaries, from));
  if (units.length === 0) return { troops: 0, mercenaries: 0, heroes: [hero] };
  const max = caps.reduce((sum, cap) => sum + cap, 0);
  const limits = { caps, min: 0, max, suggest: () => [caps], ...about(g, faction, { hero: ref('hero', hero) }) };
  const counts = yield* allocate(seatFor(g, faction), escortTopic, units as Unit[], limits);
  return { ...forceOf(units, counts), heroes: [hero] };
}

/** The land areas from which units of a faction could fly. */
export function flightOrigins(g: G, faction: Faction, without: HeroId | null = null): Area[] {
  return landsOf(g, faction).filter((land) => {
    if (!isLandOpen(g, land)) return false;
    const units = at(g.s.troops, land) + at(g.s.mercenaries, land) > 0;
    if (!units && !heroesIn(g, land, faction).some(({ id }) => id !== without)) return false;
    return boardOf(g).lands.some((other) => other !== land && isFlightGoal(g, faction, other));
  });
}

function isFlightGoal(g: G, faction: Faction, land: Area): boolean {
  const holder = at(g.s.control, land);
  if (holder !== NONE && holder !== faction && !areOpponents(g, faction, holder)) return false;
  return isLandOpen(g, land) && whyNotInvade(g, faction, land) === null;
}

/** Units fly from one land area to any other, free of charge. */
export function* fly(g: G, faction: Faction): Rule {
  const from = yield* askArea(g, faction, flyFromTopic, flightOrigins(g, faction));
  const force = yield* askForce(g, faction, flyUnitsTopic, from);
  const goals = boardOf(g).lands.filter((land) => land !== from && isFlightGoal(g, faction, land));
  const to = yield* askArea(g, faction, withOdds(flyToTopic, faction, force), goals);
  yield* carryOut(g, faction, from, to, force, 0);
}
