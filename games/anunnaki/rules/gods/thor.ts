import { printed } from '../../data/figures.ts';
import { abilities } from '../abilities.ts';
import { figureStrength } from '../harvest.ts';
import { controlled, count } from '../planets.ts';
import { SETTLEMENT } from '../types.ts';
import type { GodPower } from './moments.ts';

/**
 * Thor: points for controlled Territories held with great strength, Settlements counted once Odin gives them some.
 * @rules ANU-16.23, ANU-R.83
 */
export const thor: GodPower = ({ values }) => ({
  score: (g, seat) => {
    const each = abilities(g, seat).settlementBattle;
    const strong = controlled(g, seat).filter(
      (land) => figureStrength(g, seat, land) + each * count(g, seat, land, SETTLEMENT) >= printed(values, 'strength'),
    );
    return strong.length * printed(values, 'vp');
  },
});
