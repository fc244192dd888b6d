import type { Power } from '../powers.ts';

/** The Colossus: a tax more at each collection. @rules MAR-4.5, MAR-12.1 */
export const colossus: Power = { id: 'colossus', extraTaxes: (g) => g.data.components.gifts.colossus };
