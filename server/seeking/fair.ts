import { type SkillEstimate, shown } from '../ratings/scale.ts';
import type { Seeker } from './group.ts';

/** So many points may lie between two who have just come. At 100 the stronger wins about three duels of four. */
const FAIR = 150;
/** In so many milliseconds of waiting as much again is allowed: waiting for ever would be less fair than any match. */
const WIDENED: { readonly [pace in Seeker['pace']]: number } = { live: 30_000, daily: 3 * 3_600_000 };

/**
 * Whether two may be brought together, the longer of whom has waited for some milliseconds. Only the points count that surely lie between
 * them, from the end of one bar to the beginning of the other: whoever is new may be as strong as anybody.
 */
export function isFair(pace: Seeker['pace'], waited: number, one: SkillEstimate, other: SkillEstimate): boolean {
  const [a, b] = [shown(one), shown(other)];
  const surely = Math.abs(a.rating - b.rating) - a.interval - b.interval;
  return surely <= FAIR * (1 + waited / WIDENED[pace]);
}
