import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Ishtar: Settlements harvest. @rules ANU-16.5 */
export const ishtar: GodPower = ({ values }) => ({ settlementHarvest: printed(values, 'strength') });

/** Ishtar, once summoned: icons are no limit to a harvest. @rules ANU-16.6 */
export const ishtarUnlocked: GodPower = () => ({ ignoresIcons: true });
