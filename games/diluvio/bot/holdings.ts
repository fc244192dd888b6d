import { at, numberAt, type Seat } from '@pantheon/kernel';
import { births, mineralJobs } from '../rules/buildings.ts';
import { controller } from '../rules/control.ts';
import { DRY, type G, type Land, NOBODY } from '../rules/types.ts';
import { slot, strippedSpaces } from '../rules/world.ts';

/** What a seat has on the map. */
export interface Holdings {
  lands: number;
  /** Spaces without a dolmen. */
  sites: number;
  /** What a harvest brings without stripping a forest. */
  work: number;
  /** Kinds of mineral that are dug, as bits. */
  minerals: number;
  workers: number;
  births: number;
  /** Hands without work. */
  crowd: number;
  /** Fanatics beside those who must outnumber them. */
  danger: number;
  /** Mines at work, and all mines and trees under control. */
  busyMines: number;
  mines: number;
  trees: number;
  /** People on land that the next rise drowns, if that is near. */
  doomed: number;
  /** Forests that grow back. */
  regrowing: number;
  granaries: number;
  copper: number;
  ports: number;
  warriors: number;
  ships: number;
  legacy: number;
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
  busyMines: 0,
  mines: 0,
  trees: 0,
  doomed: 0,
  regrowing: 0,
  granaries: 0,
  copper: 0,
  ports: 0,
  warriors: 0,
  ships: 0,
  legacy: 0,
});

/** What all seats have on the map, in one look at every space. */
export function holdingsOf(g: G): Holdings[] {
  const held = g.seats.map(nothing);
  const doomed = floodIsNear(g) ? g.s.rises + 1 : 0;
  for (let land = 0; land < g.data.lands; land++) {
    countBuilders(g, held, land);
    if (g.s.fate[land] !== DRY) continue;
    const holder = controller(g, land);
    if (holder === NOBODY) continue;
    const drowning = doomed > 0 && g.data.spaces[land]?.flood === doomed;
    countPeople(g, held, land, holder, drowning);
    countLand(g, at(held, holder), land, holder);
  }
  for (let sea = 0; sea < g.s.fleet.length; sea++) {
    const owner = held[numberAt(g.s.fleetOf, sea)];
    if (owner !== undefined) owner.ships += numberAt(g.s.fleet, sea);
  }
  return held;
}

function countBuilders(g: G, held: readonly Holdings[], land: Land): void {
  const { points } = g.data;
  const dolmen = held[numberAt(g.s.dolmen, land)];
  const monument = held[numberAt(g.s.monument, land)];
  const wonder = held[numberAt(g.s.wonder, land)];
  if (dolmen !== undefined) dolmen.legacy += points.dolmen ?? 0;
  if (monument !== undefined) monument.legacy += points.monument ?? 0;
  if (wonder !== undefined) wonder.legacy += points.wonder ?? 0;
}

/** Workers in a space of somebody else are worth little, unless their captor counts them. */
function countPeople(g: G, held: readonly Holdings[], land: Land, holder: Seat, drowning: boolean): void {
  for (const seat of g.seats) {
    const place = slot(g, land, seat);
    const workers = numberAt(g.s.workers, place);
    const warriors = numberAt(g.s.warriors, place);
    if (workers + warriors === 0) continue;
    const own = at(held, seat);
    own.warriors += warriors;
    if (seat !== holder) own.workers += 0.3 * workers;
    if (drowning) own.doomed += workers + warriors;
  }
}

/** What one space under control is good for. */
function countLand(g: G, held: Holdings, land: Land, seat: Seat): void {
  const { s } = g;
  const place = slot(g, land, seat);
  const own = numberAt(s.workers, place);
  const hands = numberAt(s.warriors, place) > 0 ? everyWorker(g, land) : own;
  const jobs = mineralJobs(g, land);
  const trees = numberAt(s.trees, land);
  const mines = numberAt(s.mines, land);
  const fanatics = numberAt(s.fanatics, land);
  const copper = s.monument[land] !== NOBODY;
  held.lands++;
  held.workers += hands;
  held.work += Math.min(hands, jobs) + 0.7 * Math.min(Math.max(0, hands - jobs), Math.max(0, trees - 1));
  held.births += births(g, land, own);
  held.crowd += crowdIn(g, hands, jobs + trees);
  if (hands > 0) held.minerals |= 1 << (copper ? g.data.copper : (g.data.spaces[land]?.mineral ?? 0));
  if (s.dolmen[land] === NOBODY) held.sites++;
  held.busyMines += Math.min(mines, Math.ceil(hands / 3));
  held.mines += mines;
  held.trees += trees;
  if (trees > 1) held.regrowing++;
  if (fanatics > 0) held.danger += fanatics / Math.max(1, hands);
  held.granaries += numberAt(s.granary, land);
  if (copper && hands > 0) held.copper++;
  held.ports += numberAt(s.port, land) + numberAt(s.barracks, land);
}

/** Hands without work: now, while there is still a harvest to come, or after the births before the next moves. */
const crowdIn = (g: G, hands: number, places: number): number =>
  g.s.phase === 'movement' || g.s.phase === 'harvest' ? Math.max(0, hands - places) : Math.max(0, 0.3 * (hands * 1.5 - places - 2));

function everyWorker(g: G, land: Land): number {
  const base = slot(g, land, 0);
  let hands = 0;
  for (const seat of g.seats) hands += numberAt(g.s.workers, base + seat);
  return hands;
}

/** Whether the next rise may come this round. */
function floodIsNear(g: G): boolean {
  const threshold = g.data.thresholds[g.s.rises];
  return threshold !== undefined && strippedSpaces(g) >= threshold - 2;
}
