import { printed } from '../../data/figures.ts';
import { takePacts } from '../pacts/take.ts';
import { always, type TileAction } from './action.ts';

/** Tile 4: takes Trade Pacts. @rules ANU-6.4 */
export const commerce: TileAction = {
  gives: (figures) => always({ of: 'pacts', n: printed(figures, 'pacts') }),
  perform: (g, seat, figures) => takePacts(g, seat, printed(figures, 'pacts')),
};
