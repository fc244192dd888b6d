import { printed } from '../../data/figures.ts';
import { controlled, isHome } from '../planets.ts';
import { gainMana, score } from '../stock.ts';
import type { GodPower } from './moments.ts';

/** Freyr: points and Mana for controlled Territories away from home. @rules ANU-16.19 */
export const freyr: GodPower = ({ values }) => ({
  onSummon(g, seat) {
    const away = controlled(g, seat).filter((land) => !isHome(g, seat, land)).length;
    const times = Math.floor(away / printed(values, 'per'));
    score(g, seat, times * printed(values, 'vp'));
    gainMana(g, seat, times * printed(values, 'mana'));
    return undefined;
  },
});
