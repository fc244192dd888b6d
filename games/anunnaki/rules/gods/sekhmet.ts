import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Sekhmet: Weapon cards played cost less. */
export const sekhmet: GodPower = ({ values }) => ({ weaponDiscount: printed(values, 'discount') });
