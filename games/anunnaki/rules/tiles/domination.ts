import { printed } from '../../data/figures.ts';
import { dominate, dominationValue } from '../tracks.ts';
import type { TileAction } from './action.ts';

/** Tile 9: advances on the Domination track by its Objective. @rules ANU-6.15 */
export const domination: TileAction = {
  gives: (figures) => {
    const bonus = printed(figures, 'bonus');
    return (g, seat, realm) => ({ of: 'domination', n: dominationValue(g, seat, realm) + bonus });
  },
  perform: (g, seat, figures) => {
    dominate(g, seat, dominationValue(g, seat) + printed(figures, 'bonus'));
    return undefined;
  },
};
