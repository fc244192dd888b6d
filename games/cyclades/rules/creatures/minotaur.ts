import { areasFor, placeFigure } from '../creature-actions.ts';
import { placeAt } from '../pieces.ts';
import type { CreaturePower } from '../powers.ts';

/** Guards an area of his owner and never leaves a battle. */
export const minotaur: CreaturePower = {
  id: 'minotaur',
  isPossible: (g, faction) => areasFor(g, faction, 'minotaur').length > 0,
  play: (g, faction) => placeFigure(g, faction, 'minotaur'),
  mayStand: (g, owner, area) => placeAt(g, area).land && g.s.control[area] === owner,
  defends: true,
};
