import { at, choose, chooseOrPass, type Rule, type Seat, say, type Why, who } from '@pantheon/kernel';
import type { Income } from '../data/model.ts';
import { deployFollowers } from './followers.ts';
import { controlled, count, playerAt, put } from './planets.ts';
import { asLands, landTopic } from './questions.ts';
import { landRef } from './refs.ts';
import { score } from './stock.ts';
import { type G, type LandId, SETTLEMENT, type Visible } from './types.ts';

const buildSite = landTopic('build');

/** Where a seat may build: controlled Territories without any Settlement. @rules ANU-8.10, ANU-8.11, ANU-8.12 */
export function buildingSites(g: G, seat: Seat): LandId[] {
  if (playerAt(g, seat).unbuilt === 0) return [];
  return controlled(g, seat).filter((land) => !isSettled(g, land));
}

function isSettled(g: G, land: LandId): boolean {
  for (const seat of g.seats) if (count(g, seat, land, SETTLEMENT) > 0) return true;
  return false;
}

const NO_SETTLEMENT: Why = { rule: 'ANU-7.7', text: say('why.noSettlement') };
const NO_SITE: Why = { rule: 'ANU-7.7', text: say('why.noSite') };

/** Why a seat cannot build. @rules ANU-7.7 */
export function whyNotBuild(g: G, seat: Seat): Why | null {
  if (playerAt(g, seat).unbuilt === 0) return NO_SETTLEMENT;
  return buildingSites(g, seat).length > 0 ? null : NO_SITE;
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
export function incomeOf(g: Visible, seat: Seat, extraFollowers: number): Income {
  const shown = at(g.data.incomes, playerAt(g, seat).unbuilt);
  return { followers: shown.followers + extraFollowers, vp: shown.vp };
}

/** Collects the Settlement area. */
export function* collectIncome(g: G, seat: Seat, extraFollowers: number): Rule {
  const { followers, vp } = incomeOf(g, seat, extraFollowers);
  score(g, seat, vp);
  yield* deployFollowers(g, seat, followers);
}
