import type { Power } from '../powers.ts';

/** Moses: a bonus for the High Priest, in the data; the straits are land borders for his owner. @rules MAR-15.18 */
export const moses: Power = { id: 'moses', crossesStraits: true };
