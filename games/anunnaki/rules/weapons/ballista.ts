import { printed } from '../../data/figures.ts';
import type { WeaponPower } from './effects.ts';

/** Ballista: every enemy god counts little, the Atlantean one too. @rules ANU-12.15 */
export const ballista: WeaponPower = ({ values }) => ({ enemyGods: printed(values, 'strength') });
