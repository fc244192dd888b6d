import type { Power } from '../powers.ts';

/** The Mausoleum makes markers and buildings cheaper: a reduction in the data. */
export const mausoleum: Power = { id: 'mausoleum' };
