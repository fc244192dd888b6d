import type { Power } from '../powers.ts';

/** Penthesilea: it takes six points to destroy a land unit of her owner. @rules MAR-15.19, MAR-21.50 */
export const penthesilea: Power = {
  id: 'penthesilea',
  pointsPerLoss: (g) => g.data.components.battle.pointsPerLossWithPenthesilea,
};
