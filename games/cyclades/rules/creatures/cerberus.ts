import { areasFor, placeFigure } from '../creature-actions.ts';
import type { CreaturePower } from '../powers.ts';

/** His owner collects the income of his area. @rules CYC-6.2, CYC-16.22 */
export const cerberus: CreaturePower = {
  id: 'cerberus',
  isPossible: (g, faction) => areasFor(g, faction, 'cerberus').length > 0,
  play: (g, faction) => placeFigure(g, faction, 'cerberus'),
  ground: 'land',
  takesIncome: true,
};
