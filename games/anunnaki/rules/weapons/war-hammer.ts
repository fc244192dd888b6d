import type { WeaponPower } from './effects.ts';

/** War Hammer: before all else the effect of the enemy's card or tile is ignored. @rules ANU-12.14 */
export const warHammer: WeaponPower = () => ({ cancels: true });
