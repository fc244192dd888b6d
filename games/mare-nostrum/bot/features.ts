import { add, at, numberAt, type Seat } from '@pantheon/kernel';
import { CARAVAN, CITY, type Holdings, holdings, kindOfSite, MARKET, TEMPLE } from '../rules/buildings.ts';
import { handOf } from '../rules/hands.ts';
import { type G, NONE, ON_MARKER, type Space, TAX } from '../rules/types.ts';
import { kindOfUnit, presence, sideOf } from '../rules/units.ts';
import { cardsOwned, victorsOf } from '../rules/victory.ts';
import { prospectsOf } from './prospects.ts';

/** What a bot looks at, in this order. */
export const features = [
  'cards',
  'pyramids',
  'taxes',
  'goods',
  'spare',
  'combination',
  'hero',
  'taxIncome',
  'goodsIncome',
  'variety',
  'provinces',
  'cities',
  'caravans',
  'temples',
  'markets',
  'freeSites',
  'legions',
  'triremes',
  'fortresses',
  'creatures',
  'threat',
  'invaded',
  'occupied',
  'converting',
  'director',
  'priest',
  'politician',
  'general',
  'god',
  'won',
] as const;

const LONG = 10;

/** How many heroes and wonders win. */
const goalOf = (g: G): number => g.data.components.victory[g.options.victory === 'long' ? 'long' : 'standard'].heroesAndWonders;

/** How far the game has come: by its turns, or by the heroes and wonders of whoever has most. */
export function progress(g: G): number {
  let most = 0;
  for (const seat of g.seats) most = Math.max(most, cardsOwned(g, seat));
  return Math.min(1, Math.max(g.s.turn / LONG, (most - 1) / (goalOf(g) - 1)));
}

/** What a card each turn is worth falls with the turns that are left. */
const FADING = 0.75;

/** The features of a position for all seats: the board is looked over once. */
export function survey(g: G): number[][] {
  const realms = realmsOf(g);
  const time = 1 - FADING * progress(g);
  return g.seats.map((seat) => {
    const side = sideOf(g, seat);
    if (side === NONE) return features.map(() => 0);
    const realm = at(realms, side);
    return [
      cardsOwned(g, seat),
      ...handFeatures(g, seat),
      time * realm.taxes,
      time * realm.goods,
      time * bitsOf(realm.kinds),
      time * realm.provinces,
      ...realm.buildings,
      time * realm.freeSites,
      ...realm.units,
      realm.threat,
      realm.invaded,
      realm.occupied,
      realm.converting,
      ...g.s.roles.map((holder) => (holder === seat ? 1 : 0)),
      godsOf(g, seat),
      victorsOf(g).includes(seat) ? 1 : 0,
    ];
  });
}

/** The features of a position for a seat. */
export const measure = (g: G, seat: Seat): number[] => at(survey(g), seat);

function bitsOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function godsOf(g: G, seat: Seat): number {
  let count = 0;
  for (let god = 0; god < g.s.gods.length; god++) if (g.s.gods[god] === seat && g.s.spent[god] === 0) count++;
  return count;
}

/** Whether a seat's cards can still be spent in this turn. */
function mayStillSpend(g: G, seat: Seat): boolean {
  if (g.s.stage === 'commerce' || g.s.stage === 'offering') return true;
  return g.s.stage === 'building' && (g.s.active === seat || !g.s.called.includes(seat));
}

/** All cards of a seat, those in the trade included. */
export function cardsOf(g: G, seat: Seat): number[] {
  const cards = [...handOf(g, seat)];
  if (g.s.trade.participants.length === 0) return cards;
  const offer = at(g.s.trade.offer, seat);
  const taken = at(g.s.trade.taken, seat);
  for (let kind = 0; kind < cards.length; kind++) add(cards, kind, numberAt(offer, kind) + numberAt(taken, kind));
  return cards;
}

/** What a combination is still worth to whoever builds, of what it is worth before: he has to spend it now, for whatever there is. */
const LEFT_OVER = 0.1;

function handFeatures(g: G, seat: Seat): number[] {
  const { costs, carryOver } = g.data.components;
  const cards = cardsOf(g, seat);
  const taxes = numberAt(cards, TAX);
  if (!mayStillSpend(g, seat)) return [0, Math.min(taxes, carryOver.tax), 0, 0, 0, 0];
  const builds = g.s.stage === 'building' && g.s.active === seat;
  const { heroes, threes, taxes: left, best } = prospectsOf(g, cards, builds ? carryOver.tax : 0);
  const trading = g.s.stage === 'commerce';
  let goods = 0;
  let all = 0;
  for (let kind = TAX + 1; kind < cards.length; kind++) {
    all += numberAt(cards, kind);
    if (numberAt(cards, kind) > 0) goods++;
  }
  return [
    isVictory(g, seat, heroes, best) ? 1 : 0,
    Math.min(left, carryOver.tax),
    trading ? goods : 0,
    trading ? all - goods : 0,
    builds ? LEFT_OVER * threes : threes,
    heroes + (trading && heroes === 0 ? Math.min(1, best / costs.hero) ** 4 : 0),
  ];
}

/** Whether a hand that pays for so many heroes, or for a combination of this size, wins. */
function isVictory(g: G, seat: Seat, heroes: number, best: number): boolean {
  const { costs } = g.data.components;
  if (g.options.victory === 'roles') return false;
  const pyramids = g.options.victory === 'long' ? costs.longVariant.pyramids : costs.pyramids;
  return best >= pyramids || (heroes > 0 && cardsOwned(g, seat) + heroes >= goalOf(g));
}

/** What a side has on the board. */
interface Realm {
  taxes: number;
  goods: number;
  /** The kinds of goods that it collects, as bits. */
  kinds: number;
  provinces: number;
  readonly buildings: number[];
  freeSites: number;
  readonly units: number[];
  threat: number;
  invaded: number;
  occupied: number;
  converting: number;
}

const newRealm = (): Realm => ({
  taxes: 0,
  goods: 0,
  kinds: 0,
  provinces: 0,
  buildings: [0, 0, 0, 0],
  freeSites: 0,
  units: [0, 0, 0, 0],
  threat: 0,
  invaded: 0,
  occupied: 0,
  converting: 0,
});

function realmsOf(g: G): Realm[] {
  const realms = g.s.seat.map(newRealm);
  const held = holdings(g);
  countSites(g, held, realms);
  countLand(g, held, realms);
  countUnits(g, realms);
  return realms;
}

/** By site: its kind, its province, and the building that it is for; for a loop that runs very often. */
interface SiteTable {
  readonly kinds: readonly number[];
  readonly provinces: readonly Space[];
  readonly buildings: readonly number[];
}

const siteTables = new WeakMap<object, SiteTable>();

function siteTable(g: G): SiteTable {
  const known = siteTables.get(g.data);
  if (known !== undefined) return known;
  const table = {
    kinds: g.data.sites.map(({ kind }) => kind),
    provinces: g.data.sites.map(({ province }) => province),
    buildings: g.data.sites.map((_, site) => kindOfSite(g, site)),
  };
  siteTables.set(g.data, table);
  return table;
}

function countSites(g: G, held: Holdings, realms: readonly Realm[]): void {
  const { sites: standing, temples, markets, owner, supply } = g.s;
  const { kinds, provinces, buildings } = siteTable(g);
  for (let site = 0; site < standing.length; site++) {
    const kind = numberAt(kinds, site);
    const province = numberAt(provinces, site);
    const side = standing[site] === 1 ? numberAt(held.sites, site) : numberAt(owner, province);
    const realm = realms[side];
    if (realm === undefined) continue;
    if (standing[site] !== 1) realm.freeSites += Math.min(1, numberAt(supply, numberAt(buildings, site)));
    else if (kind === TAX) {
      add(realm.buildings, CITY, 1);
      realm.taxes += temples[province] === 1 && held.temples[province] === side ? 2 : 1;
    } else {
      add(realm.buildings, CARAVAN, 1);
      realm.kinds |= 1 << kind;
      realm.goods += markets[province] === 1 && held.markets[province] === side ? 2 : 1;
    }
  }
}

/** Counts provinces and what stands in them besides sites, and who threatens them. */
function countLand(g: G, held: Holdings, realms: readonly Realm[]): void {
  const sides = presence(g);
  const { owner, temples, markets } = g.s;
  for (let province = 0; province < g.data.provinces; province++) {
    if (temples[province] === 1 && held.temples[province] !== NONE) add(at(realms, numberAt(held.temples, province)).buildings, TEMPLE, 1);
    if (markets[province] === 1 && held.markets[province] !== NONE) add(at(realms, numberAt(held.markets, province)).buildings, MARKET, 1);
    const side = numberAt(owner, province);
    const realm = realms[side];
    if (realm === undefined) continue;
    realm.provinces++;
    const others = numberAt(sides, province) & ~(1 << side);
    if (others !== 0) realm.invaded += 1 + builtIn(g, province) / 2;
    else if ((numberAt(sides, province) & (1 << side)) === 0) realm.threat += threatTo(g, province, sides, ~(1 << side));
  }
}

function builtIn(g: G, province: Space): number {
  let count = numberAt(g.s.temples, province) + numberAt(g.s.markets, province);
  for (const site of at(g.data.sitesOf, province)) count += numberAt(g.s.sites, site);
  return count;
}

/** How far others threaten a province that nobody guards: over a border, or with ships in its sea. */
function threatTo(g: G, province: Space, sides: readonly number[], others: number): number {
  for (const next of at(g.data.land, province)) if ((numberAt(sides, next) & others) !== 0) return 1;
  for (const sea of at(g.data.seas, province)) if ((numberAt(sides, sea) & others) !== 0) return BY_SEA;
  return 0;
}

/** Ships alone take nothing: somebody has to be on board. */
const BY_SEA = 0.5;

/** A conversion that is begun is a part of what it will be: never as much as the province itself, so that it is worth its price to end it. */
const BEGUN = 0.3;
const HALF = 0.5;

function countUnits(g: G, realms: readonly Realm[]): void {
  const { at: places, post } = g.s;
  const { unitsPerSide } = g.data;
  for (let unit = 0; unit < places.length; unit++) {
    if (numberAt(places, unit) < 0) continue;
    const realm = at(realms, (unit / unitsPerSide) | 0);
    add(realm.units, kindOfUnit(g, unit), 1);
    if (post[unit] === ON_MARKER) realm.converting += BEGUN + HALF * builtIn(g, numberAt(places, unit));
    else if (post[unit] !== 0) realm.occupied++;
  }
}
