import { at, numberAt, type Ref, type Seat, say, type Why } from '@pantheon/kernel';
import { CARAVAN, CITY, MARKET, TEMPLE } from './buildings.ts';
import { creatureOf } from './creature.ts';
import { borders, flood, ownSeas } from './lanes.ts';
import { anyPower, powersAt } from './powers.ts';
import { itemRef } from './refs.ts';
import { FORTRESS, type G, type Item, NONE, ON_MARKER, type Side, type Site, type Space, type Visible } from './types.ts';
import { countIn, hasReserve, presence, seatOfSide, sideOf, unitKindOf } from './units.ts';

/** What a player may build on, worked out once for a whole list of places. */
export interface Ground {
  readonly seat: Seat;
  readonly side: Side;
  /** By space: the sides with fighting units there. */
  readonly sides: readonly number[];
  /** He builds at once where he placed a marker. */
  readonly atOnce: boolean;
  readonly fortresses: number;
  /** His legions may be built far from home. */
  readonly recruits: boolean;
  /** The provinces where he may build. */
  readonly open: readonly Space[];
  /** Provinces to which he may add a marker as far as adjacency goes; null where adjacency does not matter. */
  near(): readonly boolean[] | null;
}

/** What decides whether he may build in a province. */
type Claim = Pick<Ground, 'side' | 'sides' | 'atOnce'>;

/** Looks at the board with the eyes of one player. */
export function groundOf(g: Visible, seat: Seat, sides: readonly number[] = presence(g)): Ground {
  const side = sideOf(g, seat);
  let near: readonly boolean[] | null | undefined;
  let fortresses = 1;
  for (const power of powersAt(g, seat, 'fortresses')) fortresses = Math.max(fortresses, power.fortresses);
  const claim: Claim = { side, sides, atOnce: anyPower(g, seat, 'buildsAtOnce') };
  const open: Space[] = [];
  for (let province = 0; province < g.data.provinces; province++) if (provinceObstacle(g, claim, province) === null) open.push(province);
  return {
    seat,
    side,
    sides,
    atOnce: claim.atOnce,
    fortresses,
    recruits: anyPower(g, seat, 'recruitsIn'),
    open,
    near: () => {
      if (near === undefined) near = anyPower(g, seat, 'farMarkers') ? null : markerReach(g, side);
      return near;
    },
  };
}

/**
 * Provinces next to one that the side has controlled since the turn began: over a border or over its own triremes.
 * @rules MAR-6.11, MAR-6.12, MAR-6.13
 */
function markerReach(g: Visible, side: Side): boolean[] {
  const { provinces, seaBits } = g.data;
  const near = new Array<boolean>(provinces).fill(false);
  let coast = 0;
  for (let province = 0; province < provinces; province++) {
    if (g.s.owner[province] !== side || g.s.fresh.includes(province)) continue;
    coast |= numberAt(seaBits, province);
    for (const other of borders(g, side, province)) near[other] = true;
  }
  const seas = flood(g, coast, ownSeas(g, side));
  if (seas !== 0)
    for (let province = 0; province < provinces; province++) if ((numberAt(seaBits, province) & seas) !== 0) near[province] = true;
  return near;
}

/** Why something cannot stand there. */
export type Obstacle =
  | 'siteTaken'
  | 'noToken'
  | 'notYours'
  | 'foreignUnits'
  | 'newProvince'
  | 'noReserve'
  | 'noCoast'
  | 'fortressLimit'
  | 'oneEach'
  | 'marked'
  | 'notAdjacent';

/** @rules MAR-1.2, MAR-1.4, MAR-1.10, MAR-6.9, MAR-6.10, MAR-6.11, MAR-6.12, MAR-6.14, MAR-6.15 */
const RULE_OF: { readonly [O in Obstacle]: string } = {
  siteTaken: 'MAR-1.10',
  noToken: 'MAR-1.4',
  notYours: 'MAR-6.9',
  foreignUnits: 'MAR-6.10',
  newProvince: 'MAR-6.14',
  noReserve: 'MAR-1.2',
  noCoast: 'MAR-6.15',
  fortressLimit: 'MAR-1.10',
  oneEach: 'MAR-1.10',
  marked: 'MAR-6.11',
  notAdjacent: 'MAR-6.12',
};

/** An obstacle in words. */
export const whyOf = (obstacle: Obstacle, about: { thing: Ref; space?: Ref }): Why => ({
  rule: RULE_OF[obstacle],
  text: say(`why.${obstacle}`, about),
});

/**
 * Why there is no place at all for an item: it is not to be had, no province is near enough or free for a marker, or none has room.
 * @rules MAR-1.2, MAR-1.4, MAR-6.9
 */
export function whyNowhere(g: G, ground: Ground, item: Item): Why {
  const found = candidates(g, item).map((place) => obstacle(g, ground, item, place));
  const thing = itemRef(g, item, ground.side);
  const missing = (['noToken', 'noReserve'] as const).find((reason) => found.includes(reason));
  if (missing !== undefined) return whyOf(missing, { thing });
  if (item !== 'influence') {
    const atHome = candidates(g, item).filter((place) => g.s.owner[provinceOf(g, item, place)] === ground.side);
    const [reason, ...others] = new Set(atHome.map((place) => obstacle(g, ground, item, place)));
    const only = others.length === 0 ? (reason ?? null) : null;
    return { rule: only === null ? 'MAR-6.9' : RULE_OF[only], text: say('why.nowhere', { thing, reason: only ?? 'mixed' }) };
  }
  const nearest = (['notAdjacent', 'foreignUnits', 'marked'] as const).find((reason) => found.includes(reason)) ?? 'marked';
  return { rule: RULE_OF[nearest], text: say('why.noMarker') };
}

/** Why an item cannot be built at a place (a site for cities and caravans, else a province), or null if it can. @rules MAR-6.9 */
export function obstacle(g: Visible, ground: Ground, item: Item, place: Site | Space): Obstacle | null {
  switch (item) {
    case 'influence':
      return markedObstacle(g, ground, place) ?? stockObstacle(g, ground, item) ?? (isNear(ground, place) ? null : 'notAdjacent');
    case 'city':
    case 'caravan':
      return (
        roomObstacle(g, ground, item, place) ?? provinceObstacle(g, ground, provinceOf(g, item, place)) ?? stockObstacle(g, ground, item)
      );
    case 'legion':
      return stockObstacle(g, ground, item) ?? (isRecruited(g, ground, place) ? null : provinceObstacle(g, ground, place));
    case 'creature':
      return provinceObstacle(g, ground, place) ?? stockObstacle(g, ground, item) ?? roomObstacle(g, ground, item, place);
    default:
      return provinceObstacle(g, ground, place) ?? roomObstacle(g, ground, item, place) ?? stockObstacle(g, ground, item);
  }
}

/** @rules MAR-6.9, MAR-6.10, MAR-6.14, MAR-9.2, MAR-21.26 */
function provinceObstacle(g: Visible, { side, sides, atOnce }: Claim, province: Space): Obstacle | null {
  if (g.s.owner[province] !== side) return 'notYours';
  if ((numberAt(sides, province) & ~(1 << side)) !== 0 && g.s.capital[side] !== province) return 'foreignUnits';
  return !atOnce && g.s.fresh.includes(province) ? 'newProvince' : null;
}

/** Whether the item is to be had at all: a token, a unit in reserve, a marker. @rules MAR-1.2, MAR-1.4 */
function stockObstacle(g: Visible, { side }: Pick<Ground, 'side'>, item: Item): Obstacle | null {
  switch (item) {
    case 'influence':
      return markersLeft(g, side) === 0 ? 'noReserve' : null;
    case 'city':
      return g.s.supply[CITY] === 0 ? 'noToken' : null;
    case 'caravan':
      return g.s.supply[CARAVAN] === 0 ? 'noToken' : null;
    case 'temple':
      return g.s.supply[TEMPLE] === 0 ? 'noToken' : null;
    case 'market':
      return g.s.supply[MARKET] === 0 ? 'noToken' : null;
    default:
      return hasReserve(g, side, unitKindOf(item)) ? null : 'noReserve';
  }
}

/** Whether the place itself has room for the item. @rules MAR-1.10, MAR-6.15, MAR-6.16, MAR-12.4, MAR-21.28 */
function roomObstacle(g: Visible, ground: Ground, item: Item, place: Site | Space): Obstacle | null {
  switch (item) {
    case 'city':
    case 'caravan':
      return g.s.sites[place] === 1 ? 'siteTaken' : null;
    case 'temple':
      return g.s.temples[place] === 1 ? 'oneEach' : null;
    case 'market':
      return g.s.markets[place] === 1 ? 'oneEach' : null;
    case 'trireme':
      return g.data.seaBits[place] === 0 ? 'noCoast' : null;
    case 'creature':
      return creatureOf(g, ground.side).seagoing && g.data.seaBits[place] === 0 ? 'noCoast' : null;
    case 'fortress':
      return countIn(g, ground.side, FORTRESS, place) >= ground.fortresses ? 'fortressLimit' : null;
    default:
      return null;
  }
}

/** @rules MAR-15.20 */
const isRecruited = (g: Visible, { recruits, seat }: Ground, province: Space): boolean =>
  recruits && powersAt(g, seat, 'recruitsIn').some((power) => power.recruitsIn(g, province));

/** @rules MAR-1.11, MAR-6.11, MAR-21.27 */
function markedObstacle(g: Visible, { side, sides }: Ground, province: Space): Obstacle | null {
  if (g.s.owner[province] !== NONE && (sides[province] !== 1 << side || !isConverting(g, side, province))) return 'marked';
  return (numberAt(sides, province) & ~(1 << side)) === 0 ? null : 'foreignUnits';
}

/** @rules MAR-6.12, MAR-12.5 */
function isNear(ground: Ground, province: Space): boolean {
  const near = ground.near();
  return near === null || near[province] === true;
}

/** The marker in the capital of a player is never converted. @rules MAR-9.15, MAR-20.5, MAR-21.64 */
export function isProtected(g: Visible, province: Space): boolean {
  const owner = numberAt(g.s.owner, province);
  return g.s.capital[owner] === province && seatOfSide(g, owner) !== null;
}

/** Whether a side has a unit posted on the marker of another side there, which may be converted. @rules MAR-9.12 */
export function isConverting(g: Visible, side: Side, province: Space): boolean {
  if (g.s.owner[province] === side) return false;
  const first = side * g.data.unitsPerSide;
  for (let unit = first; unit < first + g.data.unitsPerSide; unit++)
    if (g.s.at[unit] === province && g.s.post[unit] === ON_MARKER) return !isProtected(g, province);
  return false;
}

/** How many markers a side has left. @rules MAR-1.2 */
export function markersLeft(g: Visible, side: Side): number {
  let left = g.data.components.unitsPerCivilisation.influence;
  const { owner } = g.s;
  for (let province = 0; province < owner.length; province++) if (owner[province] === side) left--;
  return left;
}

/** All places where an item could be looked for: one free city site of a province stands for all of them. */
export function candidates(g: Visible, item: Item): number[] {
  const { provinces, goodsSites } = g.data;
  const found: number[] = [];
  for (let province = 0; province < provinces; province++) {
    if (item === 'city') pushCity(g, province, found);
    else if (item === 'caravan') found.push(...at(goodsSites, province));
    else found.push(province);
  }
  return found;
}

/** The free city site of a province, or its first one if all are taken. */
function pushCity(g: Visible, province: Space, found: number[]): void {
  const cities = at(g.data.citySites, province);
  const site = cities.find((candidate) => g.s.sites[candidate] === 0) ?? cities[0];
  if (site !== undefined) found.push(site);
}

/** Every place where an item may be built, leaving the cost aside; of very many at most so many. */
export function placesFor(g: Visible, ground: Ground, item: Item, most = Number.POSITIVE_INFINITY): number[] {
  if (stockObstacle(g, ground, item) !== null) return [];
  if (item === 'influence') return markerPlaces(g, ground, most);
  if (item === 'legion' && ground.recruits) return candidates(g, item).filter((place) => obstacle(g, ground, item, place) === null);
  const found: number[] = [];
  for (const province of ground.open) {
    if (found.length >= most) break;
    if (item === 'city') pushFree(g, at(g.data.citySites, province), 1, found);
    else if (item === 'caravan') pushFree(g, at(g.data.goodsSites, province), most, found);
    else if (roomObstacle(g, ground, item, province) === null) found.push(province);
  }
  return found;
}

function markerPlaces(g: Visible, ground: Ground, most: number): Space[] {
  const found: Space[] = [];
  for (let province = 0; province < g.data.provinces && found.length < most; province++)
    if (markedObstacle(g, ground, province) === null && isNear(ground, province)) found.push(province);
  return found;
}

/** The sites on which nothing stands, at most so many. */
function pushFree(g: Visible, sites: readonly Site[], most: number, found: number[]): void {
  let left = most;
  for (const site of sites)
    if (left > 0 && g.s.sites[site] === 0) {
      found.push(site);
      left--;
    }
}

/** The province of a place. */
export const provinceOf = (g: Visible, item: Item, place: number): Space =>
  item === 'city' || item === 'caravan' ? at(g.data.sites, place).province : place;
