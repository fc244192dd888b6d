import { type AllocateQuestion, type Rule, type Seat, say, type Topic, together, who } from '@pantheon/kernel';
import type { HarvestBin } from '../data/read.ts';
import { WOOD } from '../data/read.ts';
import { mineralJobs, mineralOf } from './buildings.ts';
import { controller, settle, warlord } from './control.ts';
import { slavesAt } from './slaves.ts';
import { type G, type Holder, type Land, NOBODY } from './types.ts';
import { add, goodsArg, goodsSlot, placeInTurn, slot, spaceRef, turnOrder } from './world.ts';

/** What one player has to say about one space. */
interface Post {
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
interface Sheet {
  readonly seat: Seat;
  readonly posts: readonly Post[];
  readonly bins: readonly HarvestBin[];
  readonly caps: readonly number[];
}

const harvestTopic: Topic<HarvestBin, G> = {
  id: 'harvest',
  key: (bin) => bin.id,
  text: (bin, g) =>
    say(`option.harvest.${bin.job}`, {
      land: spaceRef(g, bin.space),
      goods: g.data.resources[bin.job === 'wood' ? WOOD : mineralOf(g, bin.space)]?.ref ?? '',
      slaves: bin.colour < 0 ? '' : `slaves:${g.data.colours[bin.colour]?.id}`,
    }),
  focus: (bin, g) => [spaceRef(g, bin.space)],
  preview: (bin, g) => {
    const trees = g.s.trees[bin.space] as number;
    return bin.job === 'wood' ? { changes: [say('preview.trees', { trees })] } : {};
  },
};

/** What a player has to plan: the spaces under control with workers in them, and those where workers are guests. */
function sheetOf(g: G, seat: Seat): Sheet {
  const posts: Post[] = [];
  const bins: HarvestBin[] = [];
  const caps: number[] = [];
  for (let land = 0; land < g.data.lands; land++) {
    const holder = controller(g, land);
    if (holder === NOBODY) continue;
    const lord = warlord(g, land);
    const own = g.s.workers[slot(g, land, seat)] as number;
    const slaves = lord === seat ? slavesAt(g, land, seat) : 0;
    const hands = own + slaves;
    if (hands === 0 || (holder !== seat && lord !== NOBODY)) continue;
    const idle = slaves > 1 ? g.seats.filter((other) => other !== seat && (g.s.workers[slot(g, land, other)] as number) > 0) : [];
    const { wood, dig, idle: idleBins } = g.data.spaces[land] as G['data']['spaces'][number];
    const trees = g.s.trees[land] as number;
    const jobs = mineralJobs(g, land);
    posts.push({ land, at: bins.length, hands, slaves, trees, jobs, idle: idle.length > 1 ? idle : [] });
    bins.push(wood, dig);
    caps.push(Math.min(trees, hands), Math.min(jobs, hands));
    if (idle.length < 2) continue;
    for (const other of idle) {
      bins.push(idleBins[g.s.colour[other] as number] as HarvestBin);
      caps.push(g.s.workers[slot(g, land, other)] as number);
    }
  }
  return { seat, posts, bins, caps };
}

/** Whether the counts of one post, as far as they are known, can become a plan: nobody works twice, and idle slaves add up. */
function postFits(post: Post, counts: readonly number[], caps: readonly number[], known: number): boolean {
  const wood = counts[post.at] as number;
  if (known === post.at + 1) return wood <= post.hands;
  const working = wood + (counts[post.at + 1] as number);
  if (working > post.hands) return false;
  const resting = Math.max(0, post.slaves - working);
  let named = 0;
  let left = 0;
  post.idle.forEach((_, index) => {
    const bin = post.at + 2 + index;
    if (bin < known) named += counts[bin] as number;
    else left += caps[bin] as number;
  });
  return named === 0 || (named <= resting && named + left >= resting);
}

function fits(sheet: Sheet, postOfBin: readonly Post[], counts: readonly number[], known: number): boolean {
  if (known === 0) return true;
  if (known < sheet.bins.length) return postFits(postOfBin[known - 1] as Post, counts, sheet.caps, known);
  for (const post of sheet.posts) if (!postFits(post, counts, sheet.caps, known)) return false;
  return true;
}

/** As many at work as possible: minerals first, then wood. */
const busyPlan = (sheet: Sheet): number[] => planOf(sheet, (post, left) => Math.min(post.trees, left));

/** The same, but felling no further than a forest grows back. */
const sparingPlan = (sheet: Sheet): number[] => planOf(sheet, (post, left) => Math.min(Math.max(0, post.trees - 2), left));

function planOf(sheet: Sheet, fell: (post: Post, left: number) => number): number[] {
  const plan = sheet.bins.map(() => 0);
  for (const post of sheet.posts) {
    const dig = Math.min(post.jobs, post.hands);
    plan[post.at + 1] = dig;
    plan[post.at] = fell(post, post.hands - dig);
  }
  return plan;
}

function questionOf(sheet: Sheet): AllocateQuestion<HarvestBin, G> {
  const postOfBin = sheet.posts.flatMap((post) => [post, post, ...post.idle.map(() => post)]);
  return {
    kind: 'allocate',
    seat: sheet.seat,
    topic: harvestTopic,
    options: sheet.bins,
    caps: sheet.caps,
    min: 0,
    max: sheet.caps.reduce((sum, cap) => sum + cap, 0),
    fits: (counts, known) => fits(sheet, postOfBin, counts, known),
    suggest: () => [busyPlan(sheet), sparingPlan(sheet)],
  };
}

/** The plan that a player who says nothing is given: everybody to work, minerals first. */
export const defaultHarvest = (g: G, seat: Seat): number[] => busyPlan(sheetOf(g, seat));

/** All plan at once; then all work, and whoever has no work turns fanatic. */
export function* harvest(g: G): Rule {
  const sheets = turnOrder(g)
    .map((seat) => sheetOf(g, seat))
    .filter(({ posts }) => posts.length > 0);
  const plans = (yield* together(sheets.map(questionOf))) as readonly (readonly number[])[];
  const yields: Yields = { gains: g.seats.map(() => g.data.resources.map(() => 0)), felled: g.seats.map(() => 0), idle: [], stripped: [] };
  for (const crews of crewsByLand(g, sheets, plans)) workLand(g, crews, yields);
  for (const seat of g.seats) bringHome(g, seat, yields.gains[seat] as number[], yields.felled[seat] as number);
  if (yields.stripped.length > 0) g.emit('stripped', { lands: yields.stripped.map((land) => spaceRef(g, land)) });
  for (const [land, fanatics] of yields.idle) {
    add(g.s.fanatics, land, fanatics);
    g.emit('idle', { land: spaceRef(g, land), fanatics });
  }
  settle(g);
}

/** What the harvest of all spaces comes to. */
interface Yields {
  readonly gains: number[][];
  readonly felled: number[];
  readonly idle: [Land, number][];
  readonly stripped: Land[];
}

/** Those who work in one space together, space by space in map order. */
function crewsByLand(g: G, sheets: readonly Sheet[], plans: readonly (readonly number[])[]): Crew[][] {
  const byLand: Crew[][] = [];
  const at = sheets.map(() => 0);
  for (let land = 0; land < g.data.lands; land++) {
    const crews: Crew[] = [];
    for (let index = 0; index < sheets.length; index++) {
      const sheet = sheets[index] as Sheet;
      const post = sheet.posts[at[index] as number];
      if (post?.land !== land) continue;
      crews.push({ sheet, plan: plans[index] as readonly number[], post });
      add(at, index, 1);
    }
    if (crews.length > 0) byLand.push(crews);
  }
  return byLand;
}

/** The controller's crew works first, then guests in turn order. */
function workLand(g: G, crews: Crew[], yields: Yields): void {
  const { land, trees, jobs } = (crews[0] as Crew).post;
  const field: Field = { land, trees, jobs, idle: 0, gains: yields.gains, felled: yields.felled };
  if (crews.length > 1) {
    const holder = controller(g, land);
    crews.sort((a, b) => rankIn(g, holder, a.sheet.seat) - rankIn(g, holder, b.sheet.seat));
  }
  for (const crew of crews) work(g, field, crew);
  if (field.trees === 0 && trees > 0) {
    g.s.bare[land] = 1;
    yields.stripped.push(land);
  }
  g.s.trees[land] = field.trees;
  if (field.idle > 0) yields.idle.push([land, field.idle]);
}

interface Crew {
  readonly sheet: Sheet;
  readonly plan: readonly number[];
  readonly post: Post;
}

/** A space while it is worked: what is left in it, and what came of it. */
interface Field {
  readonly land: Land;
  trees: number;
  jobs: number;
  idle: number;
  readonly gains: number[][];
  readonly felled: number[];
}

/** The controller comes first, then guests in turn order. */
const rankIn = (g: G, holder: Holder, seat: Seat): number => (seat === holder ? -1 : placeInTurn(g, seat));

/** A crew takes its jobs; a guest's wish that cannot be met is turned into the other kind of job, if one is left. */
function work(g: G, field: Field, { sheet, plan, post }: Crew): void {
  const wishWood = plan[post.at] as number;
  const wishDig = plan[post.at + 1] as number;
  let wood = Math.min(wishWood, field.trees);
  let dig = Math.min(wishDig, field.jobs);
  const moreWood = Math.min(wishDig - dig, field.trees - wood);
  const moreDig = Math.min(wishWood - wood, field.jobs - dig);
  wood += moreWood;
  dig += moreDig;
  field.trees -= wood;
  field.jobs -= dig;
  add(field.gains[sheet.seat] as number[], WOOD, wood);
  add(field.gains[sheet.seat] as number[], mineralOf(g, field.land), dig);
  add(field.felled, sheet.seat, wood);
  dismiss(g, field, sheet.seat, post, plan, wood + dig);
}

/** Slaves get work first, so the player's own workers are idle first; of slaves, those that the plan names. */
function dismiss(g: G, field: Field, seat: Seat, post: Post, plan: readonly number[], working: number): void {
  const own = post.hands - post.slaves;
  const ownIdle = own - Math.max(0, working - post.slaves);
  const slavesIdle = Math.max(0, post.slaves - working);
  field.idle += ownIdle + slavesIdle;
  add(g.s.workers, slot(g, field.land, seat), -ownIdle);
  let left = slavesIdle;
  post.idle.forEach((other, index) => {
    const named = plan[post.at + 2 + index] as number;
    add(g.s.workers, slot(g, field.land, other), -named);
    left -= named;
  });
  while (left > 0) {
    const crowd = mostNumerous(g, field.land, seat);
    const at = slot(g, field.land, crowd);
    const gone = Math.min(left, g.s.workers[at] as number);
    add(g.s.workers, at, -gone);
    left -= gone;
  }
}

/** The colour with most slaves in a space; of equal ones the first in turn order. */
function mostNumerous(g: G, land: Land, lord: Seat): Seat {
  let found = lord;
  let most = 0;
  for (const other of turnOrder(g)) {
    const count = g.s.workers[slot(g, land, other)] as number;
    if (other === lord || count <= most) continue;
    found = other;
    most = count;
  }
  return found;
}

function bringHome(g: G, seat: Seat, gains: readonly number[], trees: number): void {
  if (gains.every((amount) => amount === 0)) return;
  gains.forEach((amount, resource) => {
    if (amount > 0) add(g.s.stock, goodsSlot(g, seat, resource), amount);
  });
  g.emit('harvested', { seat: who(seat), goods: goodsArg(g, gains), trees });
}
