import { printed } from '../../data/figures.ts';
import { harvestAction } from '../harvest.ts';
import { always, type TileAction } from './action.ts';

/** Tiles 5 and 6: harvest Territories. @rules ANU-6.5, ANU-6.6 */
export const harvest: TileAction = {
  gives: (figures) => always({ of: 'lands', n: printed(figures, 'territories') }),
  perform: (g, seat, figures) => harvestAction(g, seat, printed(figures, 'territories')),
};
