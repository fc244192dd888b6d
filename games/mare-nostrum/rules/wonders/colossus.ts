import type { Power } from '../powers.ts';

/** The Colossus: a tax more at each collection. */
export const colossus: Power = { id: 'colossus', extraTaxes: (g) => g.data.components.gifts.colossus };
