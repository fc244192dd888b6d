import type { Power } from '../powers.ts';

/** Solomon counts for the Political Leader: a bonus in the data. @rules MAR-13.3 */
export const solomon: Power = { id: 'solomon' };
