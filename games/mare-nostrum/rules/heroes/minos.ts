import type { Power, Priced } from '../powers.ts';
import { ITEMS, type Item } from '../types.ts';

/** Minos: the first thing of each kind built on an island in a turn costs one card less. */
export const minos: Power = {
  id: 'minos',
  reduction: (g, _seat, what: Priced, space) => {
    const item = ITEMS.indexOf(what as Item);
    if (item < 0 || !g.data.island[space]) return 0;
    return g.s.built.some((entry) => entry >> 6 === item && g.data.island[entry & 63]) ? 0 : 1;
  },
};
