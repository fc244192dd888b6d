import { isItem, type Power, type Priced } from '../powers.ts';
import { hasBuilt } from '../turn-notes.ts';

/** Croesus: he builds at once where he placed a marker in this turn, the first thing of each kind for one card less. @rules MAR-15.8 */
export const croesus: Power = {
  id: 'croesus',
  buildsAtOnce: true,
  reduction: (g, _seat, what: Priced, space) => {
    if (!isItem(what) || what === 'influence' || !g.s.fresh.includes(space)) return 0;
    return hasBuilt(g, what, (province) => province === space) ? 0 : 1;
  },
};
