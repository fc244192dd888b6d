import type { Power } from '../powers.ts';

/** Solomon counts for the Political Leader: a bonus in the data. */
export const solomon: Power = { id: 'solomon' };
