import type { Power, Priced } from '../powers.ts';
import { ITEMS, type Item } from '../types.ts';

/** Croesus: he builds at once where he placed a marker in this turn, the first thing of each kind for one card less. */
export const croesus: Power = {
  id: 'croesus',
  buildsAtOnce: true,
  reduction: (g, _seat, what: Priced, space) => {
    const item = ITEMS.indexOf(what as Item);
    if (item <= 0 || !g.s.fresh.includes(space)) return 0;
    return g.s.built.includes(item * 64 + space) ? 0 : 1;
  },
};
