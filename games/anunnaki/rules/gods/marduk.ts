import { deploymentSites, placeInEach } from '../followers.ts';
import type { GodPower } from './moments.ts';

/** Marduk: a Follower in each Territory with an own Settlement that is not besieged. @rules ANU-16.28 */
export const marduk: GodPower = () => ({ onSummon: (g, seat) => placeInEach(g, seat, deploymentSites(g, seat)) });
