import { at, numberAt, type Seat } from '@pantheon/kernel';
import type { HarvestBin } from '../data/read.ts';
import { mineralJobs } from './buildings.ts';
import { controller, warlord } from './control.ts';
import { workersOfOthers } from './slaves.ts';
import type { G, Land } from './types.ts';
import { slot, spaceOf, turnOrder } from './world.ts';

/** What one player has to say about one space. */
export interface Post {
  readonly land: Land;
  /** Where its bins begin: wood, dig, then slaves left idle by colour. */
  readonly at: number;
  /** Workers and slaves that can be put to work. */
  readonly hands: number;
  readonly slaves: number;
  readonly trees: number;
  readonly jobs: number;
  /** The seats whose slaves may be named as idle. */
  readonly idle: readonly Seat[];
}

/** A player's posts, and the bins of the plan for all of them. */
export interface Sheet {
  readonly seat: Seat;
  readonly posts: readonly Post[];
  readonly bins: readonly HarvestBin[];
  readonly caps: readonly number[];
}

/** What a player has to plan: the spaces under control with workers or slaves in them. @rules DIL-11.3, DIL-11.7 */
export function sheetOf(g: G, seat: Seat): Sheet {
  const posts: Post[] = [];
  const bins: HarvestBin[] = [];
  const caps: number[] = [];
  for (let land = 0; land < g.data.lands; land++) {
    if (controller(g, land) !== seat) continue;
    const slaves = warlord(g, land) === seat ? workersOfOthers(g, land, seat) : 0;
    const hands = numberAt(g.s.workers, slot(g, land, seat)) + slaves;
    if (hands === 0) continue;
    const idle = slaves > 1 ? g.seats.filter((other) => other !== seat && numberAt(g.s.workers, slot(g, land, other)) > 0) : [];
    const { wood, dig, idle: idleBins } = spaceOf(g, land);
    const trees = numberAt(g.s.trees, land);
    const jobs = mineralJobs(g, land);
    posts.push({ land, at: bins.length, hands, slaves, trees, jobs, idle: idle.length > 1 ? idle : [] });
    bins.push(wood, dig);
    caps.push(Math.min(trees, hands), Math.min(jobs, hands));
    if (idle.length < 2) continue;
    for (const other of idle) {
      bins.push(at(idleBins, numberAt(g.s.colour, other)));
      caps.push(numberAt(g.s.workers, slot(g, land, other)));
    }
  }
  return { seat, posts, bins, caps };
}

/** What all players have to plan, in turn order. */
export const sheetsOf = (g: G): Sheet[] =>
  turnOrder(g)
    .map((seat) => sheetOf(g, seat))
    .filter(({ posts }) => posts.length > 0);

/**
 * Whether the counts of one post, as far as they are known, can become a plan: nobody works twice, and idle slaves add up.
 * @rules DIL-11.4, DIL-11.6
 */
function postFits(post: Post, counts: readonly number[], caps: readonly number[], known: number): boolean {
  const wood = numberAt(counts, post.at);
  if (known === post.at + 1) return wood <= post.hands;
  const working = wood + numberAt(counts, post.at + 1);
  if (working > post.hands) return false;
  const resting = Math.max(0, post.slaves - working);
  let named = 0;
  let left = 0;
  post.idle.forEach((_, index) => {
    const bin = post.at + 2 + index;
    if (bin < known) named += numberAt(counts, bin);
    else left += numberAt(caps, bin);
  });
  return named === 0 || (named <= resting && named + left >= resting);
}

/** Whether the first counts of a sheet can become a plan. */
export function planFits(sheet: Sheet, postOfBin: readonly Post[], counts: readonly number[], known: number): boolean {
  if (known === 0) return true;
  if (known < sheet.bins.length) return postFits(at(postOfBin, known - 1), counts, sheet.caps, known);
  for (const post of sheet.posts) if (!postFits(post, counts, sheet.caps, known)) return false;
  return true;
}

/** As many at work as possible: minerals first, then wood. @rules DIL-11.10 */
export const busyPlan = (sheet: Sheet): number[] => planOf(sheet, (post, left) => Math.min(post.trees, left));

/** The same, but felling no further than a forest grows back. */
export const sparingPlan = (sheet: Sheet): number[] => planOf(sheet, (post, left) => Math.min(Math.max(0, post.trees - 2), left));

/** @rules DIL-11.4 */
function planOf(sheet: Sheet, fell: (post: Post, left: number) => number): number[] {
  const plan = sheet.bins.map(() => 0);
  for (const post of sheet.posts) {
    const dig = Math.min(post.jobs, post.hands);
    plan[post.at + 1] = dig;
    plan[post.at] = fell(post, post.hands - dig);
  }
  return plan;
}
