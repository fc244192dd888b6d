import type { Power } from '../powers.ts';

/** The Hanging Gardens: goods may be kept too. @rules MAR-12.2 */
export const hangingGardens: Power = {
  id: 'hanging_gardens',
  keptGoods: (g) => g.data.components.carryOver.goodsWithHangingGardens,
};
