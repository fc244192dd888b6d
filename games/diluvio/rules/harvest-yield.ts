import { add, at, numberAt, type Seat } from '@pantheon/kernel';
import { WOOD } from '../data/read.ts';
import { mineralOf } from './buildings.ts';
import { warlord } from './control.ts';
import type { Post, Sheet } from './harvest-plan.ts';
import { workersOfOthers } from './slaves.ts';
import { type G, type Land, NOBODY } from './types.ts';

/** A space after the work: what its controller's people got done, how many trees are left, how many had nothing to do. */
export interface Field {
  readonly land: Land;
  /** Whoever controls it. */
  readonly seat: Seat;
  readonly post: Post;
  readonly plan: readonly number[];
  readonly wood: number;
  readonly dig: number;
  readonly trees: number;
  /** Free workers of others: they have no work in a space that is not theirs. */
  readonly guests: number;
  /** All without work: the controller's people, and the guests. */
  readonly idle: number;
}

/** What the plans come to, space by space in map order. Nothing is changed yet. */
export const workedBy = (g: G, sheets: readonly Sheet[], plans: readonly (readonly number[])[]): Field[] =>
  sheets.flatMap(({ seat, posts }, index) => posts.map((post) => fieldOf(g, seat, post, at(plans, index)))).sort((a, b) => a.land - b.land);

/** @rules DIL-2.5, DIL-2.6, DIL-11.2, DIL-11.3, DIL-11.5 */
function fieldOf(g: G, seat: Seat, post: Post, plan: readonly number[]): Field {
  const { land, hands } = post;
  const wood = numberAt(plan, post.at);
  const dig = numberAt(plan, post.at + 1);
  const guests = warlord(g, land) === NOBODY ? workersOfOthers(g, land, seat) : 0;
  return { land, seat, post, plan, wood, dig, guests, trees: post.trees - wood, idle: hands - wood - dig + guests };
}

/** Whether the last tree of a space has been felled. */
export const isStripped = ({ trees, post }: Field): boolean => trees === 0 && post.trees > 0;

/** What each seat brings in, by seat and resource. @rules DIL-11.3 */
export function gainsOf(g: G, fields: readonly Field[]): number[][] {
  const gains = g.seats.map(() => g.data.resources.map(() => 0));
  for (const { land, seat, wood, dig } of fields) {
    const own = at(gains, seat);
    add(own, WOOD, wood);
    add(own, mineralOf(g, land), dig);
  }
  return gains;
}
