import { printed } from '../../data/figures.ts';
import { controlled, isAtlantis } from '../planets.ts';
import type { GodPower } from './moments.ts';

/** Enki: points for each controlled Territory of Atlantis. @rules ANU-16.26 */
export const enki: GodPower = ({ values }) => ({
  score: (g, seat) => controlled(g, seat).filter((land) => isAtlantis(g, land)).length * printed(values, 'vp'),
});
