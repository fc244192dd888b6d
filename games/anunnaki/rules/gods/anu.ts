import { printed } from '../../data/figures.ts';
import { portalAction } from '../movement.ts';
import type { GodPower } from './moments.ts';

/** Anu: a Portal for units that all start in one Territory. @rules ANU-16.24, ANU-R.36 */
export const anu: GodPower = ({ values }) => ({ onSummon: (g, seat) => portalAction(g, seat, printed(values, 'units'), true) });
