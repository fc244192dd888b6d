import type { Power } from '../powers.ts';

/** Archimedes counts for the Military Leader: a bonus in the data. @rules MAR-13.2 */
export const archimedes: Power = { id: 'archimedes' };
