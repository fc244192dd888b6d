import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Hera: each gain of Followers is larger. @rules ANU-16.35 */
export const hera: GodPower = ({ values }) => ({ followersGained: printed(values, 'followers') });
