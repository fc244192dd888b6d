import type { Power } from '../powers.ts';

/** Julius Caesar makes legions cheaper: a reduction in the data. @rules MAR-14.1 */
export const caesar: Power = { id: 'caesar' };
