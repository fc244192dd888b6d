import type { Seat } from '@pantheon/kernel';
import { controller, isAtlantis, landsInPlay } from '../planets.ts';
import type { G, LandId } from '../types.ts';
import { ownArtefact } from './index.ts';

/** Map of the Afterlife: whether the seat has it, and with it the Afterlife tile. @rules ANU-13.7 */
export const ownsAfterlife = (g: G, seat: Seat): boolean => ownArtefact(g, seat, 'map-afterlife') !== null;

/**
 * The steps that the Afterlife adds for its owner: from everywhere into it, and out of it to what the owner controls, but for Atlantis.
 * @rules ANU-13.7, ANU-R.33
 */
export function afterlifeSteps(g: G, seat: Seat, from: LandId): LandId[] {
  const { afterlife } = g.data;
  if (from !== afterlife) return [afterlife];
  return landsInPlay(g).filter((to) => to !== afterlife && !isAtlantis(g, to) && controller(g, to) === seat);
}
