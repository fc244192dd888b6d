import { printed } from '../../data/figures.ts';
import { portalAction, unitsThrough } from '../movement.ts';
import type { TileAction } from './action.ts';

/** Tile 1: teleports units. @rules ANU-6.1 */
export const portal: TileAction = {
  gives: (figures) => {
    const units = printed(figures, 'portalUnits');
    return (g, seat) => ({ of: 'units', n: unitsThrough(g, seat, units) });
  },
  perform: (g, seat, figures) => portalAction(g, seat, printed(figures, 'portalUnits')),
};
