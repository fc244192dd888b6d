import { areasFor, placeFigure } from '../creature-actions.ts';
import type { CreaturePower } from '../powers.ts';

/** Fights for his owner where he stands, and never leaves a battle. @rules CYC-16.30, CYC-16.31, CYC-16.32, CYC-R.26 */
export const minotaur: CreaturePower = {
  id: 'minotaur',
  isPossible: (g, faction) => areasFor(g, faction, 'minotaur').length > 0,
  play: (g, faction) => placeFigure(g, faction, 'minotaur'),
  ground: 'land',
  placedOnOwn: true,
  fights: true,
};
