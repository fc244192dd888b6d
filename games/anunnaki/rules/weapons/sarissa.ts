import type { WeaponPower } from './effects.ts';

/** Sarissa: the enemy's strongest unit is not counted. Ancient Civilisations have no units. @rules ANU-12.20 */
export const sarissa: WeaponPower = () => ({ ignoresStrongest: true });
