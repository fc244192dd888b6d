import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Ishtar: Settlements harvest. */
export const ishtar: GodPower = ({ values }) => ({ settlementHarvest: printed(values, 'strength') });

/** Ishtar, once summoned: icons are no limit to a harvest. */
export const ishtarUnlocked: GodPower = () => ({ ignoresIcons: true });
