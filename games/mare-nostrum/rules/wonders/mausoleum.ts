import type { Power } from '../powers.ts';

/** The Mausoleum makes markers and buildings cheaper: a reduction in the data. @rules MAR-12.6 */
export const mausoleum: Power = { id: 'mausoleum' };
