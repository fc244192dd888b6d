import { choose, chooseOrPass, type Rule, type Seat, say, type Why, who } from '@pantheon/kernel';
import { deployFollowers } from './followers.ts';
import { controlled, count, playerAt, put } from './planets.ts';
import { asLands, landTopic } from './questions.ts';
import { landRef } from './refs.ts';
import { score } from './stock.ts';
import { type G, type LandId, SETTLEMENT } from './types.ts';

const buildSite = landTopic('build');

/** Where a seat may build: controlled Territories without any Settlement. @rules ANU-8.10, ANU-8.11, ANU-8.12 */
export function buildingSites(g: G, seat: Seat): LandId[] {
  if (playerAt(g, seat).unbuilt === 0) return [];
  return controlled(g, seat).filter((land) => g.seats.every((other) => count(g, other, land, SETTLEMENT) === 0));
}

/** Why a seat cannot build. @rules ANU-7.7 */
export function whyNotBuild(g: G, seat: Seat): Why | null {
  if (playerAt(g, seat).unbuilt === 0) return { rule: 'ANU-7.7', text: say('why.noSettlement') };
  return buildingSites(g, seat).length > 0 ? null : { rule: 'ANU-7.7', text: say('why.noSite') };
}

/** Builds a Settlement. @rules ANU-8.10 */
export function* build(g: G, seat: Seat): Rule {
  const land = yield* choose(seat, buildSite, asLands(g, buildingSites(g, seat)));
  raise(g, seat, land.index);
}

/** Builds a Settlement, if the player wants and can. */
export function* buildIfWanted(g: G, seat: Seat): Rule {
  const land = yield* chooseOrPass(seat, buildSite, asLands(g, buildingSites(g, seat)));
  if (land !== null) raise(g, seat, land.index);
}

/** @rules ANU-8.10 */
function raise(g: G, seat: Seat, land: LandId): void {
  playerAt(g, seat).unbuilt--;
  put(g, seat, land, SETTLEMENT, 1);
  g.emitEffect('built', { seat: who(seat), land: landRef(g, land) });
}

/**
 * All that the Settlement area shows: what is always visible, and the slots whose Settlement is gone.
 * @rules ANU-6.13, ANU-6.14, ANU-10.12
 */
export function incomeOf(g: G, seat: Seat, extraFollowers: number): { followers: number; vp: number } {
  const opened = g.data.slots.slice(0, g.data.slots.length - playerAt(g, seat).unbuilt).flat();
  let followers = extraFollowers;
  let vp = 0;
  for (const { t, n } of [...g.data.alwaysVisible, ...opened]) {
    if (t === 'follower') followers += n;
    else vp += n;
  }
  return { followers, vp };
}

/** Collects the Settlement area. */
export function* collectIncome(g: G, seat: Seat, extraFollowers: number): Rule {
  const { followers, vp } = incomeOf(g, seat, extraFollowers);
  score(g, seat, vp);
  yield* deployFollowers(g, seat, followers);
}
