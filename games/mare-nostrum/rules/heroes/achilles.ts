import type { Power } from '../powers.ts';
import { canBePosted, sideOf, unitsIn } from '../units.ts';

/**
 * Achilles: after a won fight or an unresisted entry a pillage destroys a building for each legion or creature there.
 * @rules MAR-15.1, MAR-21.41
 */
export const achilles: Power = {
  id: 'achilles',
  pillages: (g, seat, province) =>
    g.s.campaign.won.includes(province) ? unitsIn(g, sideOf(g, seat), province).filter((unit) => canBePosted(g, unit)).length : 1,
};
