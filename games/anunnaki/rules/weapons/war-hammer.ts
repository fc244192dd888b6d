import type { WeaponPower } from './effects.ts';

/** War Hammer: before all else the effect of the enemy's card or tile is ignored. */
export const warHammer: WeaponPower = () => ({ cancels: true });
