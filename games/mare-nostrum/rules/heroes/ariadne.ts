import { buildingsIn, CARAVAN, CITY, kindOfBuilding } from '../buildings.ts';
import type { Power } from '../powers.ts';

/** Ariadne: in defence of an own province its buildings count. @rules MAR-15.5, MAR-21.42 */
export const ariadne: Power = {
  id: 'ariadne',
  defence: (g, province) => {
    const { ariadneSmall, ariadneLarge } = g.data.components.battle;
    return buildingsIn(g, province).reduce((sum, building) => {
      const kind = kindOfBuilding(g, building);
      return sum + (kind === CITY || kind === CARAVAN ? ariadneSmall : ariadneLarge);
    }, 0);
  },
};
