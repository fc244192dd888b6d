import { printed } from '../../data/figures.ts';
import { playerAt } from '../planets.ts';
import type { GodPower } from './moments.ts';

/** Hades: points for Followers in the reserve. @rules ANU-16.34 */
export const hades: GodPower = ({ values }) => ({
  score: (g, seat) => Math.floor(playerAt(g, seat).reserve / printed(values, 'per')) * printed(values, 'vp'),
});
