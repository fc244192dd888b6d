import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Sekhmet: Weapon cards played cost less. @rules ANU-16.15, ANU-R.53 */
export const sekhmet: GodPower = ({ values }) => ({ weaponDiscount: printed(values, 'discount') });
