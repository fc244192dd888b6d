import { printed } from '../../data/figures.ts';
import { abilities } from '../abilities.ts';
import { altars, isHome } from '../planets.ts';
import { gain, score } from '../stock.ts';
import type { GodPower } from './moments.ts';

/** Ninlil: points and Metal for Altars controlled away from home. @rules ANU-16.30 */
export const ninlil: GodPower = ({ values, kind }) => ({
  onSummon(g, seat) {
    const away = altars(g, seat, (land) => !isHome(g, seat, land)) - abilities(g, seat).altars;
    score(g, seat, away * printed(values, 'vp'));
    gain(g, seat, kind, away * printed(values, 'resources'));
    return undefined;
  },
});
