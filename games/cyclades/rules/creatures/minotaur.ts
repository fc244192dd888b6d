import { areasFor, placeFigure } from '../creature-actions.ts';
import type { CreaturePower } from '../powers.ts';

/** Guards an area of his owner and never leaves a battle. */
export const minotaur: CreaturePower = {
  id: 'minotaur',
  isPossible: (g, faction) => areasFor(g, faction, 'minotaur').length > 0,
  play: (g, faction) => placeFigure(g, faction, 'minotaur'),
  ground: 'land',
  placedOnOwn: true,
  movesOnOwn: true,
  defends: true,
};
