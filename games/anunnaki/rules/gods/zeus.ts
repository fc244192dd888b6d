import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Zeus: a unit anywhere on the planet is enough for a Culture token. @rules ANU-16.7 */
export const zeus: GodPower = () => ({ cultureFromPlanet: true });

/** Zeus, once summoned: rewards from Culture tokens are multiplied. @rules ANU-16.8 */
export const zeusUnlocked: GodPower = ({ values }) => ({ cultureFactor: printed(values, 'factor') });
