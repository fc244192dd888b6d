import { add, at, numberAt } from '@pantheon/kernel';
import { type G, NONE, ON_MARKET, ON_TEMPLE, type Side, type Site, type Space, TAX, type Visible } from './types.ts';
import { isAtWar, presence, sideOfUnit } from './units.ts';

/** The kinds of building by their number. */
export const CITY = 0;
export const CARAVAN = 1;
export const TEMPLE = 2;
export const MARKET = 3;

/** The kind of building that a site is for. */
export const kindOfSite = (g: Visible, site: Site): typeof CITY | typeof CARAVAN => (g.data.sites[site]?.kind === TAX ? CITY : CARAVAN);

/** The kind of a building by the number under which units are posted on it. */
export function kindOfBuilding(g: Visible, building: number): 0 | 1 | 2 | 3 {
  if (building === ON_TEMPLE) return TEMPLE;
  if (building === ON_MARKET) return MARKET;
  return kindOfSite(g, building - 1);
}

/** The buildings of a province, by the number under which units are posted on them. */
export function buildingsIn(g: Visible, province: Space): number[] {
  const found: number[] = [];
  for (const site of at(g.data.sitesOf, province)) if (g.s.sites[site] === 1) found.push(site + 1);
  if (g.s.temples[province] === 1) found.push(ON_TEMPLE);
  if (g.s.markets[province] === 1) found.push(ON_MARKET);
  return found;
}

/** Builds a city or caravan on a site. @rules MAR-1.4, MAR-1.10 */
export function raise(g: G, site: Site): void {
  g.s.sites[site] = 1;
  add(g.s.supply, kindOfSite(g, site), -1);
}

/** Builds a temple or market in a province. @rules MAR-1.4, MAR-1.10 */
export function raiseIn(g: G, kind: typeof TEMPLE | typeof MARKET, province: Space): void {
  (kind === TEMPLE ? g.s.temples : g.s.markets)[province] = 1;
  add(g.s.supply, kind, -1);
}

/**
 * Destroys a building of a province; it returns to the supply, and whoever was posted on it stands beside it.
 * @rules MAR-1.4, MAR-9.6, MAR-16.9
 */
export function raze(g: G, province: Space, building: number): void {
  if (building === ON_TEMPLE) g.s.temples[province] = 0;
  else if (building === ON_MARKET) g.s.markets[province] = 0;
  else g.s.sites[building - 1] = 0;
  add(g.s.supply, kindOfBuilding(g, building), 1);
  g.s.post.forEach((post, unit) => {
    if (post === building && g.s.at[unit] === province) g.s.post[unit] = 0;
  });
}

/** Who holds what in the provinces: the controller, or whoever has a unit posted on it where no other side stands. */
export interface Holdings {
  /** By site, and by province for temples and markets: the side, or -1. */
  readonly sites: number[];
  readonly temples: number[];
  readonly markets: number[];
}

/**
 * Works out who holds every building: the controller of its province, unless a unit of another side is posted on it in peace.
 * @rules MAR-3.6, MAR-9.9, MAR-9.10, MAR-9.13, MAR-21.16
 */
export function holdings(g: Visible, sides: readonly number[] = presence(g)): Holdings {
  const { owner, at, post } = g.s;
  const { siteProvince } = g.data;
  const sites = siteProvince.slice();
  for (let site = 0; site < sites.length; site++) sites[site] = owner[siteProvince[site] as number] as number;
  const temples = owner.slice();
  const markets = owner.slice();
  for (let unit = 0; unit < post.length; unit++) {
    const on = post[unit] as number;
    if (on === 0) continue;
    const province = numberAt(at, unit);
    if (province < 0 || isAtWar(numberAt(sides, province))) continue;
    const side = sideOfUnit(g, unit);
    if (on === ON_TEMPLE) temples[province] = side;
    else if (on === ON_MARKET) markets[province] = side;
    else if (on <= sites.length) sites[on - 1] = side;
  }
  return { sites, temples, markets };
}

/** How many buildings of each kind count for a side: cities, caravans, temples, markets. @rules MAR-3.6 */
export function countBuildings(g: Visible, held: Holdings): number[][] {
  const { sites, temples, markets } = g.s;
  const counts = g.s.seat.map(() => [0, 0, 0, 0]);
  for (let site = 0; site < sites.length; site++) if (sites[site] === 1) countFor(counts, numberAt(held.sites, site), kindOfSite(g, site));
  for (let province = 0; province < temples.length; province++) {
    if (temples[province] === 1) countFor(counts, numberAt(held.temples, province), TEMPLE);
    if (markets[province] === 1) countFor(counts, numberAt(held.markets, province), MARKET);
  }
  return counts;
}

function countFor(counts: readonly number[][], side: Side, kind: number): void {
  if (side !== NONE) add(at(counts, side), kind, 1);
}
