import { printed } from '../../data/figures.ts';
import { playerAt } from '../planets.ts';
import type { GodPower } from './moments.ts';

/** Ares: points for each Ancient Civilisation defeated, also before he came. @rules ANU-16.31 */
export const ares: GodPower = ({ values }) => ({
  score: (g, seat) => playerAt(g, seat).defeated.length * printed(values, 'vp'),
});
