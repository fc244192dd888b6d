import { add, at, numberAt, type Seat } from '@pantheon/kernel';
import { WOOD } from '../data/read.ts';
import { mineralOf } from './buildings.ts';
import { controller } from './control.ts';
import type { Post, Sheet } from './harvest-plan.ts';
import type { G, Holder, Land } from './types.ts';
import { placeInTurn } from './world.ts';

/** Those of one player who work in a space, and what they get done. */
export interface Crew {
  readonly seat: Seat;
  readonly post: Post;
  readonly plan: readonly number[];
  wood: number;
  dig: number;
}

/** A space after the work: who worked there, how many trees are left, how many had nothing to do. */
export interface Field {
  readonly land: Land;
  readonly crews: readonly Crew[];
  readonly trees: number;
  readonly idle: number;
}

/** What the plans come to, space by space in map order. Nothing is changed yet. */
export function workedBy(g: G, sheets: readonly Sheet[], plans: readonly (readonly number[])[]): Field[] {
  const fields: Field[] = [];
  const next = sheets.map(() => 0);
  for (let land = 0; land < g.data.lands; land++) {
    const crews: Crew[] = [];
    sheets.forEach(({ seat, posts }, index) => {
      const post = posts[numberAt(next, index)];
      if (post?.land !== land) return;
      crews.push({ seat, post, plan: at(plans, index), wood: 0, dig: 0 });
      add(next, index, 1);
    });
    if (crews.length > 0) fields.push(fieldOf(g, land, crews));
  }
  return fields;
}

/** The controller's crew works first, then guests in turn order. */
function fieldOf(g: G, land: Land, crews: Crew[]): Field {
  if (crews.length > 1) {
    const holder = controller(g, land);
    crews.sort((a, b) => rankIn(g, holder, a.seat) - rankIn(g, holder, b.seat));
  }
  let { trees, jobs } = at(crews, 0).post;
  let idle = 0;
  for (const crew of crews) {
    share(crew, trees, jobs);
    trees -= crew.wood;
    jobs -= crew.dig;
    idle += crew.post.hands - crew.wood - crew.dig;
  }
  return { land, crews, trees, idle };
}

const rankIn = (g: G, holder: Holder, seat: Seat): number => (seat === holder ? -1 : placeInTurn(g, seat));

/** A crew takes its jobs; a guest's wish that cannot be met is turned into the other kind of job, if one is left. */
function share(crew: Crew, trees: number, jobs: number): void {
  const { post, plan } = crew;
  const wishWood = numberAt(plan, post.at);
  const wishDig = numberAt(plan, post.at + 1);
  const wood = Math.min(wishWood, trees);
  const dig = Math.min(wishDig, jobs);
  crew.wood = wood + Math.min(wishDig - dig, trees - wood);
  crew.dig = dig + Math.min(wishWood - wood, jobs - dig);
}

/** Whether the last tree of a space has been felled. */
export const isStripped = ({ trees, crews }: Field): boolean => trees === 0 && at(crews, 0).post.trees > 0;

/** What each seat brings in, by seat and resource. */
export function gainsOf(g: G, fields: readonly Field[]): number[][] {
  const gains = g.seats.map(() => g.data.resources.map(() => 0));
  for (const { land, crews } of fields) {
    for (const { seat, wood, dig } of crews) {
      const own = at(gains, seat);
      add(own, WOOD, wood);
      add(own, mineralOf(g, land), dig);
    }
  }
  return gains;
}
