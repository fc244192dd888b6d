import { printed } from '../../data/figures.ts';
import { followersIn } from '../followers.ts';
import { collectIncome, incomeOf } from '../settlements.ts';
import type { TileAction } from './action.ts';

/** Tile 8: collects the Settlement area. @rules ANU-6.13 */
export const settlementIncome: TileAction = {
  gives: (figures) => {
    const extra = printed(figures, 'extraFollowers');
    return (g, seat) => {
      const { followers, vp } = incomeOf(g, seat, extra);
      return { of: 'income', n: followersIn(g, seat, followers), vp };
    };
  },
  perform: (g, seat, figures) => collectIncome(g, seat, printed(figures, 'extraFollowers')),
};
