import type { Seat } from '@pantheon/kernel';
import { births, legacyOf, mineralJobs } from '../rules/buildings.ts';
import { controller } from '../rules/control.ts';
import { bonusCounts, roundLimit } from '../rules/end.ts';
import { DRY, type G, type Holder, type Land, NOBODY } from '../rules/types.ts';
import { beside, isDry, isSea, slot } from '../rules/world.ts';
import { purchases, stockAt, swapped, WORTH_THE_TALK, worthOf } from './stock.ts';

/** The features by name, in the order of `measure`. */
export const features = [
  'legacy',
  'bonuses',
  'buys',
  'wonders',
  'spare',
  'income',
  'minerals',
  'sites',
  'lands',
  'workers',
  'births',
  'crowd',
  'fanatics',
  'threat',
  'warriors',
  'ships',
  'mines',
  'doomed',
  'regrowing',
  'offers',
  'granaries',
  'copper',
  'ports',
] as const;

/** How many more rounds there will be, as far as one can tell. */
export function roundsLeft(g: G): number {
  const { endAt } = g.data.pack.flood;
  const stripped = g.s.bare.reduce((sum, bare) => sum + bare, 0);
  const pace = Math.max(0.3 * g.seats.length, stripped / g.s.round);
  return Math.max(0, Math.min(roundLimit(g) - g.s.round, (endAt - stripped) / pace));
}

/** What a seat holds, counted over all land. */
interface Holdings {
  lands: number;
  sites: number;
  work: number;
  minerals: number;
  workers: number;
  births: number;
  crowd: number;
  danger: number;
  mines: number;
  doomed: number;
  regrowing: number;
  granaries: number;
  copper: number;
  ports: number;
  warriors: number;
}

const nothing = (): Holdings => ({
  lands: 0,
  sites: 0,
  work: 0,
  minerals: 0,
  workers: 0,
  births: 0,
  crowd: 0,
  danger: 0,
  mines: 0,
  doomed: 0,
  regrowing: 0,
  granaries: 0,
  copper: 0,
  ports: 0,
  warriors: 0,
});

/** The features of a position for a seat. */
export function measure(g: G, seat: Seat): number[] {
  const left = roundsLeft(g);
  const harvests = left + (g.s.phase === 'movement' || g.s.phase === 'harvest' ? 1 : 0);
  const held = holdings(g, seat);
  const stock = stockAt(g, seat);
  const bought = purchases(g, stock);
  const legacy = legacyOf(g, seat);
  const builds = left + (g.s.phase === 'growth' || g.s.phase === 'waters' || g.s.phase === 'end' ? 0 : 1);
  const room = held.sites + left;
  return [
    legacy.dolmens + legacy.monuments + legacy.wonders,
    bonusHopes(g, seat, left),
    Math.min(bought.constructions, room) * Math.min(1, builds),
    bought.wonders * Math.min(1, builds),
    (bought.spare + 2 * Math.max(0, bought.constructions - room)) * Math.min(1, builds / 3),
    held.work * Math.min(harvests, 6),
    held.minerals,
    Math.min(held.sites, 1 + left),
    held.lands,
    held.workers * Math.min(1, harvests / 4),
    held.births * Math.min(left, 4),
    held.crowd,
    held.danger,
    threatened(g, seat),
    held.warriors,
    fleetOf(g, seat),
    held.mines * Math.min(harvests, 4),
    held.doomed,
    held.regrowing,
    offersUp(g, seat, stock),
    held.granaries * Math.min(left, 3),
    held.copper * Math.min(harvests, 4),
    held.ports,
  ];
}

function holdings(g: G, seat: Seat): Holdings {
  const held = nothing();
  const minerals = new Set<number>();
  const nextFlood = floodIsNear(g) ? g.s.rises + 1 : 0;
  for (let land = 0; land < g.data.lands; land++) {
    if (g.s.fate[land] !== DRY) continue;
    const at = slot(g, land, seat);
    const own = g.s.workers[at] as number;
    const fighting = g.s.warriors[at] as number;
    held.warriors += fighting;
    if (nextFlood > 0 && g.data.spaces[land]?.flood === nextFlood) held.doomed += own + fighting;
    if (controller(g, land) === seat) countLand(g, held, minerals, land, seat, own);
    else if (own > 0) held.workers += 0.3 * own;
  }
  held.minerals = minerals.size;
  return held;
}

/** What one space under control is good for. */
function countLand(g: G, held: Holdings, minerals: Set<number>, land: Land, seat: Seat, own: number): void {
  const { s } = g;
  let hands = own;
  if ((s.warriors[slot(g, land, seat)] as number) > 0) hands = everyWorker(g, land);
  const jobs = mineralJobs(g, land);
  const trees = s.trees[land] as number;
  held.lands++;
  held.workers += hands;
  held.work += Math.min(hands, jobs) + 0.7 * Math.min(Math.max(0, hands - jobs), Math.max(0, trees - 1));
  const places = jobs + trees;
  held.births += births(g, land, own);
  held.crowd += crowdIn(g, hands, places);
  if (hands > 0) minerals.add(s.monument[land] === NOBODY ? (g.data.spaces[land]?.mineral ?? -1) : g.data.copper);
  if (s.dolmen[land] === NOBODY) held.sites++;
  held.mines += Math.min(s.mines[land] as number, Math.ceil(hands / 3));
  if (trees > 1) held.regrowing++;
  const fanatics = s.fanatics[land] as number;
  if (fanatics > 0) held.danger += fanatics / Math.max(1, hands);
  held.granaries += s.granary[land] as number;
  if (s.monument[land] !== NOBODY && hands > 0) held.copper++;
  held.ports += (s.port[land] as number) + (s.barracks[land] as number);
}

/** Hands without work: now, while there is still a harvest to come, or after the births before the next moves. */
const crowdIn = (g: G, hands: number, places: number): number =>
  g.s.phase === 'movement' || g.s.phase === 'harvest' ? Math.max(0, hands - places) : Math.max(0, 0.3 * (hands * 1.5 - places - 2));

function everyWorker(g: G, land: Land): number {
  let hands = 0;
  for (const seat of g.seats) hands += g.s.workers[slot(g, land, seat)] as number;
  return hands;
}

/** Whether the next rise may come this round. */
function floodIsNear(g: G): boolean {
  const threshold = g.data.thresholds[g.s.rises];
  return threshold !== undefined && g.s.bare.reduce((sum, bare) => sum + bare, 0) >= threshold - 2;
}

const BONUSES = ['trees', 'ships', 'warriors', 'mines'] as const;
const BLUR = { trees: 2.5, ships: 0.8, warriors: 0.8, mines: 0.8 } as const;

/** A seat's part of the four bonuses, by how near it is to the best. */
function bonusHopes(g: G, seat: Seat, left: number): number {
  const counts = g.seats.map((other) => bonusCounts(g, other));
  let hopes = 0;
  for (const bonus of BONUSES) {
    const mine = counts[seat]?.[bonus] ?? 0;
    const blur = BLUR[bonus] * (0.4 + 0.35 * left);
    let sum = 0;
    for (const other of counts) sum += Math.exp((other[bonus] - mine) / blur);
    hopes += ((g.data.bonus[bonus] ?? 0) * (mine > 0 ? 1 : 0.4)) / sum;
  }
  return hopes;
}

function fleetOf(g: G, seat: Seat): number {
  let ships = 0;
  for (let sea = 0; sea < g.s.fleet.length; sea++) if (g.s.fleetOf[sea] === seat) ships += g.s.fleet[sea] as number;
  return ships;
}

/** Workers of a seat that warriors of others could enslave with their next move, by land or over one sea of their own. */
function threatened(g: G, seat: Seat): number {
  const danger = new Array<number>(g.data.lands).fill(0);
  for (let land = 0; land < g.data.lands; land++) {
    for (const other of g.seats) {
      const army = other === seat ? 0 : (g.s.warriors[slot(g, land, other)] as number);
      if (army > 0) spreadDanger(g, danger, other, land, army);
    }
  }
  let workers = 0;
  for (let land = 0; land < g.data.lands; land++) {
    const at = slot(g, land, seat);
    if ((danger[land] as number) > (g.s.warriors[at] as number)) workers += g.s.workers[at] as number;
  }
  return workers;
}

function spreadDanger(g: G, danger: number[], enemy: Seat, land: Land, army: number): void {
  const reach = (next: number): void => {
    if (isDry(g, next)) danger[next] = Math.max(danger[next] as number, army);
  };
  for (const next of beside(g, land)) {
    reach(next);
    if (isSea(g, next) && (g.s.fleetOf[next] as Holder) === enemy) for (const shore of beside(g, next)) reach(shore);
  }
}

/** What open offers of a seat promise: those that serve the other side too are likely to be taken. */
function offersUp(g: G, seat: Seat, stock: readonly number[]): number {
  let best = 0;
  for (const { from, to, give, take } of g.s.offers) {
    if (from !== seat) continue;
    const mine = worthOf(g, swapped(stock, give, take)) - worthOf(g, stock);
    if (mine <= WORTH_THE_TALK) continue;
    const takers = to === NOBODY ? g.seats.filter((other) => other !== seat) : [to];
    for (const taker of takers) {
      const theirs = stockAt(g, taker);
      const after = swapped(theirs, take, give);
      if (after.some((amount) => amount < 0)) continue;
      const gain = worthOf(g, after) - worthOf(g, theirs);
      if (gain > WORTH_THE_TALK) best = Math.max(best, 0.6 * mine);
    }
  }
  return best;
}
