import { printed } from '../../data/figures.ts';
import { controlled, freeIcons, landAt } from '../planets.ts';
import type { GodPower } from './moments.ts';

/**
 * Seth: points for controlled Territories whose icons are all covered. Atlantis has none, and the Capital is never covered.
 * @rules ANU-16.16
 */
export const seth: GodPower = ({ values }) => ({
  score: (g, seat) => {
    const bare = controlled(g, seat).filter((land) => landAt(g, land).kind === 'normal' && freeIcons(g, land) === 0).length;
    return Math.floor(bare / printed(values, 'per')) * printed(values, 'vp');
  },
});
