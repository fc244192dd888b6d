import type { Power } from '../powers.ts';

/** Imhotep makes wonders cheaper, the Pyramids too: a reduction in the data. @rules MAR-15.13 */
export const imhotep: Power = { id: 'imhotep' };
