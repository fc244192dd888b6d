import { deploymentSites, placeInEach } from '../followers.ts';
import type { GodPower } from './moments.ts';

/** Marduk: a Follower in each controlled Territory with an own Settlement that is not besieged. */
export const marduk: GodPower = () => ({ onSummon: (g, seat) => placeInEach(g, seat, deploymentSites(g, seat)) });
