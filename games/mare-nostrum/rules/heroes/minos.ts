import { isItem, type Power, type Priced } from '../powers.ts';
import { hasBuilt } from '../turn-notes.ts';
import type { Space } from '../types.ts';

/** Minos: the first thing of each kind built on an island in a turn costs one card less. @rules MAR-15.17 */
export const minos: Power = {
  id: 'minos',
  reduction: (g, _seat, what: Priced, space) => {
    const isIsland = (province: Space): boolean => g.data.island[province] === true;
    if (!isItem(what) || !isIsland(space)) return 0;
    return hasBuilt(g, what, isIsland) ? 0 : 1;
  },
};
