import type { Power } from '../powers.ts';

/** Julius Caesar makes legions cheaper: a reduction in the data. */
export const caesar: Power = { id: 'caesar' };
