import type { Power } from '../powers.ts';

/** The Queen of Sheba: legions may be built in any province on the edge of the board. @rules MAR-15.20, MAR-21.51 */
export const queenOfSheba: Power = {
  id: 'queen_of_sheba',
  recruitsIn: (g, province) => g.data.edge[province] === true,
};
