import type { Power } from '../powers.ts';

/** Imhotep makes wonders cheaper, the Pyramids too: a reduction in the data. */
export const imhotep: Power = { id: 'imhotep' };
