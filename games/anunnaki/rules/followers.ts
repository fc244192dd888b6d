import {
  allocate,
  becomes,
  choose,
  chooseOrPass,
  numberAt,
  type Preview,
  pick,
  type Rule,
  type Seat,
  say,
  type Why,
  who,
} from '@pantheon/kernel';
import type { Land } from '../data/model.ts';
import { abilities } from './abilities.ts';
import { count, followerSources, isAtlantis, isBesieged, landsInPlay, playerAt, put } from './planets.ts';
import { asLands, landTopic } from './questions.ts';
import { landRef } from './refs.ts';
import { revealCulture } from './reveal.ts';
import { FOLLOWER, type G, type LandId, SETTLEMENT, type Visible } from './types.ts';

const deploySites = landTopic('deploy');
const redeployFrom = landTopic('redeployFrom', 'redeploy', 'from');
const redeployTo = landTopic('redeployTo', 'redeploy', 'to');
const placeFrom = landTopic('placeFrom');
const placeSites = landTopic('placeFollowers');

/**
 * Where new Followers may come: to a Settlement of one's own that is not besieged, be its Territory contested.
 * @rules ANU-8.13, ANU-R.28
 */
export function deploymentSites(g: G, seat: Seat): LandId[] {
  const found: LandId[] = [];
  for (const land of landsInPlay(g)) if (count(g, seat, land, SETTLEMENT) > 0 && !isBesieged(g, seat, land)) found.push(land);
  return found;
}

/** A Follower that is moved is a move: not into Atlantis once that is closed. @rules ANU-15.3, ANU-R.30 */
const isClosed = (g: G, land: LandId): boolean => g.s.ending !== null && isAtlantis(g, land);

const NO_DEPLOYMENT: Why = { rule: 'ANU-7.7', text: say('why.noDeployment') };
const NO_FOLLOWER_LEFT: Why = { rule: 'ANU-7.7', text: say('why.noFollowerLeft') };

/** Why a seat cannot deploy a Follower now, not even one from the map. @rules ANU-7.7, ANU-8.15 */
export function whyNotDeploy(g: G, seat: Seat): Why | null {
  const sites = deploymentSites(g, seat);
  if (sites.length === 0) return NO_DEPLOYMENT;
  if (playerAt(g, seat).reserve > 0) return null;
  return sites.some((site) => !isClosed(g, site) && followerSources(g, seat, site).length > 0) ? null : NO_FOLLOWER_LEFT;
}

/** How many Followers come with a gain of so many. @rules ANU-16.35, ANU-R.59 */
export const followersIn = (g: Visible, seat: Seat, gained: number): number =>
  gained <= 0 ? 0 : gained + abilities(g, seat).followersGained;

/** Deploys Followers from the reserve, and for those that are missing there moves others. @rules ANU-8.13, ANU-8.14, ANU-R.54 */
export function* deployFollowers(g: G, seat: Seat, gained: number): Rule {
  const n = followersIn(g, seat, gained);
  const sites = deploymentSites(g, seat);
  if (n === 0 || sites.length === 0) return;
  const fromReserve = Math.min(n, playerAt(g, seat).reserve);
  if (fromReserve > 0) yield* deployReserve(g, seat, sites, fromReserve);
  for (let missing = n - fromReserve; missing > 0 && playerAt(g, seat).reserve === 0; missing--) {
    if (!(yield* redeploy(g, seat))) break;
  }
  revealCulture(g);
}

/** How many Followers are left in the reserve; nothing before any has left it. */
const reservePreview = (g: G, seat: Seat, gone: number): Preview =>
  gone === 0
    ? {}
    : { changes: [becomes(say('preview.reserve'), playerAt(g, seat).reserve, Math.max(0, playerAt(g, seat).reserve - gone))] };

function* deployReserve(g: G, seat: Seat, sites: readonly LandId[], n: number): Rule {
  const preview = (chosen: readonly number[]): Preview =>
    reservePreview(
      g,
      seat,
      chosen.reduce((sum, here) => sum + here, 0),
    );
  const counts = yield* allocate(seat, deploySites, asLands(g, sites), { caps: sites.map(() => n), min: 0, max: n, about: { n }, preview });
  sites.forEach((land, bin) => {
    const here = numberAt(counts, bin);
    if (here === 0) return;
    put(g, seat, land, FOLLOWER, here);
    playerAt(g, seat).reserve -= here;
    g.emitEffect('deployed', { seat: who(seat), n: here, land: landRef(g, land) });
  });
}

/** @rules ANU-8.14 */
function* redeploy(g: G, seat: Seat): Rule<boolean> {
  const sites = deploymentSites(g, seat).filter((site) => !isClosed(g, site));
  const sources = followerSources(g, seat).filter((land) => sites.some((site) => site !== land));
  const from = yield* chooseOrPass(seat, redeployFrom, asLands(g, sources));
  if (from === null) return false;
  const targets = sites.filter((site) => site !== from.index);
  const to = yield* choose(seat, redeployTo, asLands(g, targets));
  transfer(g, seat, from.index, to.index);
  return true;
}

function transfer(g: G, seat: Seat, from: LandId, to: LandId): void {
  put(g, seat, from, FOLLOWER, -1);
  put(g, seat, to, FOLLOWER, 1);
  g.emitEffect('redeployed', { seat: who(seat), from: landRef(g, from), to: landRef(g, to) });
}

/** Whether a Follower can be had for a Territory that an effect names. */
export const canPlace = (g: G, seat: Seat, land: LandId): boolean =>
  playerAt(g, seat).reserve > 0 || (!isClosed(g, land) && followerSources(g, seat, land).length > 0);

/**
 * Places a Follower in a Territory that an effect names: from the reserve, or, if that is empty, from another Territory.
 * @rules ANU-16.10, ANU-16.20, ANU-16.28, ANU-R.73
 */
export function* placeFollower(g: G, seat: Seat, land: LandId): Rule {
  if (playerAt(g, seat).reserve > 0) {
    put(g, seat, land, FOLLOWER, 1);
    playerAt(g, seat).reserve--;
    g.emitEffect('deployed', { seat: who(seat), n: 1, land: landRef(g, land) });
    return;
  }
  if (!canPlace(g, seat, land)) return;
  const about = { land: landRef(g, land) };
  const from = yield* chooseOrPass(seat, placeFrom, asLands(g, followerSources(g, seat, land)), { about });
  if (from !== null) transfer(g, seat, from.index, land);
}

/** Places a Follower in each of the given Territories that the player wants. @rules ANU-16.20, ANU-16.28 */
export function* placeInEach(g: G, seat: Seat, lands: readonly LandId[]): Rule {
  const open = lands.filter((land) => canPlace(g, seat, land));
  if (open.length === 0) return;
  const preview = (some: readonly Land[]): Preview => reservePreview(g, seat, some.length);
  const chosen = yield* pick(seat, placeSites, asLands(g, open), { min: 0, max: open.length, preview });
  for (const land of chosen) yield* placeFollower(g, seat, land.index);
  revealCulture(g);
}

/** Takes a Follower off the map into the reserve. */
export function withdraw(g: G, seat: Seat, land: LandId): void {
  put(g, seat, land, FOLLOWER, -1);
  playerAt(g, seat).reserve++;
}

/** The Territories where a seat has a Follower. */
export function followerLands(g: G, seat: Seat): LandId[] {
  const found: LandId[] = [];
  for (const land of landsInPlay(g)) if (count(g, seat, land, FOLLOWER) > 0) found.push(land);
  return found;
}

/** Whether there is one of them. */
export function hasFollower(g: G, seat: Seat): boolean {
  for (const land of landsInPlay(g)) if (count(g, seat, land, FOLLOWER) > 0) return true;
  return false;
}
