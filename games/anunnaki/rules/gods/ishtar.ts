import type { GodPower } from './moments.ts';

/** Ishtar: Settlements harvest. */
export const ishtar: GodPower = ({ values }) => ({ settlementHarvest: values.strength as number });

/** Ishtar, once summoned: icons are no limit to a harvest. */
export const ishtarUnlocked: GodPower = () => ({ ignoresIcons: true });
