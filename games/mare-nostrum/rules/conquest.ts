import { at, choose, chooseOrPass, numberAt, pick, type Rule, type Seat, say, who } from '@pantheon/kernel';
import type { Thing } from '../data/thing.ts';
import { buildingsIn, kindOfBuilding, raze } from './buildings.ts';
import { aboutUnits, groupsOf } from './groups.ts';
import { isProtected } from './place.ts';
import { powersAt } from './powers.ts';
import { buildingOf, buildingRef, sideRef, spaceRef } from './refs.ts';
import { aboutThings } from './things.ts';
import type { Conquest, Group } from './topics.ts';
import { BUILDINGS, type G, NONE, ON_MARKER, type Space, TAX, type TopicFor, type Unit } from './types.ts';
import { canBePosted, sideOf, unitsIn } from './units.ts';

const WAYS: readonly Conquest[] = ['pillage', 'occupy', 'convert'];

const wayTopic: TopicFor<'conquest'> = {
  id: 'conquest',
  key: (way) => way,
  text: (way) => say(`option.${way}`),
  action: 'conquer',
  slot: 'way',
};

/** The ways open in a province that a seat holds alone. @rules MAR-9.17, MAR-9.19 */
function waysIn(g: G, seat: Seat, province: Space): Conquest[] {
  const buildings = buildingsIn(g, province).length > 0;
  const posted = postable(g, seat, province).length > 0;
  return WAYS.filter((way) => (way === 'convert' ? posted && !isProtected(g, province) : buildings && (way === 'pillage' || posted)));
}

const postable = (g: G, seat: Seat, province: Space): Unit[] =>
  unitsIn(g, sideOf(g, seat), province).filter((unit) => canBePosted(g, unit));

/**
 * Provinces of others where only this seat has land units, and where it has not chosen yet. Told by space: the sides with units there.
 * @rules MAR-8.3, MAR-9.4, MAR-9.14, MAR-9.17, MAR-21.33
 */
export function conquerable(g: G, seat: Seat, sides: readonly number[]): Space[] {
  const side = sideOf(g, seat);
  const found: Space[] = [];
  for (let province = 0; province < g.data.provinces; province++) {
    if (sides[province] !== 1 << side) continue;
    const owner = numberAt(g.s.owner, province);
    if (owner === side || owner === NONE) continue;
    if (!g.s.campaign.settled.includes(province) && waysIn(g, seat, province).length > 0) found.push(province);
  }
  return found;
}

/**
 * Those of them where it has nobody posted since an earlier turn: there it has to choose before its turn ends.
 * @rules MAR-9.4, MAR-21.31
 */
export function mustConquer(g: G, seat: Seat, open: readonly Space[]): Space[] {
  const side = sideOf(g, seat);
  return open.filter((province) => unitsIn(g, side, province).every((unit) => g.s.post[unit] === 0));
}

/** The conquest choice for a province: pillage, occupy or convert. @rules MAR-9.4, MAR-9.5, MAR-9.18, MAR-21.32, MAR-21.67 */
export function* conquer(g: G, seat: Seat, province: Space): Rule {
  const way = yield* choose(seat, wayTopic, waysIn(g, seat, province), { about: { space: spaceRef(g, province) } });
  g.s.campaign.settled.push(province);
  for (const unit of unitsIn(g, sideOf(g, seat), province)) g.s.post[unit] = 0;
  if (way === 'pillage') yield* pillage(g, seat, province);
  else if (way === 'occupy') yield* occupy(g, seat, province);
  else yield* convert(g, seat, province);
}

const pillageTopic: TopicFor<'pillage'> = { id: 'pillage', ...aboutThings, action: 'conquer', slot: 'building' };

/** The buildings of a province as options. */
const standing = (g: G, province: Space): Thing[] => buildingsIn(g, province).map((building) => buildingOf(g, building));

/** @rules MAR-9.6 */
function* pillage(g: G, seat: Seat, province: Space): Rule {
  const owner = sideRef(g, numberAt(g.s.owner, province));
  let left = 1;
  for (const power of powersAt(g, seat, 'pillages')) left = Math.max(left, power.pillages(g, seat, province));
  for (let first = true; left > 0; left--, first = false) {
    const buildings = standing(g, province);
    const chosen: Thing | null = first ? yield* choose(seat, pillageTopic, buildings) : yield* chooseOrPass(seat, pillageTopic, buildings);
    if (chosen === null) return;
    const building = chosen.at;
    const kind = kindOfBuilding(g, building);
    const product = building <= g.data.sites.length ? at(g.data.sites, building - 1).kind : NONE;
    raze(g, province, building);
    g.emit('pillaged', { seat: who(seat), thing: `piece:${BUILDINGS[kind]}`, space: spaceRef(g, province), owner });
    for (const power of powersAt(g, seat, 'pillaged')) yield* power.pillaged(g, seat, province, product);
  }
}

const occupyTopic: TopicFor<'occupy'> = { id: 'occupy', ...aboutThings, action: 'conquer', slot: 'building' };
const guardTopic: TopicFor<'guard'> = { id: 'guard', ...aboutUnits };
const converterTopic: TopicFor<'converter'> = { id: 'converter', ...aboutUnits };

/** @rules MAR-9.7 */
function* occupy(g: G, seat: Seat, province: Space): Rule {
  const units = postable(g, seat, province);
  const buildings = yield* pick(seat, occupyTopic, standing(g, province), { min: 1, max: units.length });
  for (const { at: building } of buildings) {
    const about = { space: spaceRef(g, province), building: buildingRef(g, building) };
    const group = yield* choose(seat, guardTopic, freeUnits(g, seat, province), { about });
    g.s.post[numberAt(group.units, 0)] = building;
  }
  const args = { seat: who(seat), space: spaceRef(g, province), owner: sideRef(g, numberAt(g.s.owner, province)) };
  g.emit('occupies', { ...args, buildings: buildings.map(({ ref }) => ref) });
}

/** The units that can still be posted, by kind: a choice only where legions and creatures are both at hand. @rules MAR-9.7 */
const freeUnits = (g: G, seat: Seat, province: Space): Group[] =>
  alike(
    g,
    postable(g, seat, province).filter((unit) => g.s.post[unit] === 0),
  );

/** Groups by kind alone: what a unit did this turn does not matter for a post. */
function alike(g: G, units: readonly Unit[]): Group[] {
  const groups: Group[] = [];
  for (const group of groupsOf(g, units)) {
    const id = group.id.replace('.new', '');
    const same = groups.findIndex((other) => other.id === id);
    if (same < 0) groups.push({ id, units: group.units });
  }
  return groups;
}

/** @rules MAR-9.8 */
function* convert(g: G, seat: Seat, province: Space): Rule {
  const group = yield* choose(seat, converterTopic, freeUnits(g, seat, province), { about: { space: spaceRef(g, province) } });
  g.s.post[numberAt(group.units, 0)] = ON_MARKER;
  g.emit('converts', { seat: who(seat), space: spaceRef(g, province), owner: sideRef(g, numberAt(g.s.owner, province)) });
}

/** What a province still produces: a tax where a city stands, and the goods of its caravans. @rules MAR-13.5, MAR-21.39 */
export const productsOf = (g: G, province: Space): number[] => {
  const kinds = at(g.data.sitesOf, province).flatMap((site) => (g.s.sites[site] === 1 ? [g.data.sites[site]?.kind ?? TAX] : []));
  return [...new Set(kinds)].sort((a, b) => a - b);
};
