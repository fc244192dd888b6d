import { printed } from '../../data/figures.ts';
import { moveAction, stepsIn } from '../movement.ts';
import type { TileAction } from './action.ts';

/** Tiles 2 and 3: steps. @rules ANU-6.2, ANU-6.3 */
export const move: TileAction = {
  gives: (figures) => {
    const steps = printed(figures, 'steps');
    return (g, seat) => ({ of: 'steps', n: stepsIn(g, seat, steps) });
  },
  perform: (g, seat, figures) => moveAction(g, seat, printed(figures, 'steps')),
};
