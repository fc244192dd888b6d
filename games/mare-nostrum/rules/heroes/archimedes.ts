import type { Power } from '../powers.ts';

/** Archimedes counts for the Military Leader: a bonus in the data. */
export const archimedes: Power = { id: 'archimedes' };
