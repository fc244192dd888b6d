import type { Seat } from '@pantheon/kernel';
import { type Figures, printed } from '../../data/figures.ts';
import { dominate, dominationValue } from '../tracks.ts';
import type { G } from '../types.ts';
import type { TileAction } from './action.ts';

const stepsOf = (g: G, seat: Seat, figures: Figures): number => dominationValue(g, seat) + printed(figures, 'bonus');

/** Tile 9: advances on the Domination track by its Objective. @rules ANU-6.15 */
export const domination: TileAction = {
  gives: (g, seat, figures) => ({ of: 'domination', n: stepsOf(g, seat, figures) }),
  perform: (g, seat, figures) => {
    dominate(g, seat, stepsOf(g, seat, figures));
    return undefined;
  },
};
