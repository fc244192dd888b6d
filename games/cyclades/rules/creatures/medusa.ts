import { areasFor, placeFigure } from '../creature-actions.ts';
import type { CreaturePower } from '../powers.ts';

/** Nobody moves into or out of her area. @rules CYC-16.28, CYC-16.29, CYC-R.25 */
export const medusa: CreaturePower = {
  id: 'medusa',
  isPossible: (g, faction) => areasFor(g, faction, 'medusa').length > 0,
  play: (g, faction) => placeFigure(g, faction, 'medusa'),
  ground: 'land',
  closesLand: true,
};
