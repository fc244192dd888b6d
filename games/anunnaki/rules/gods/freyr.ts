import { controlled, isHome } from '../planets.ts';
import { gainMana, score } from '../stock.ts';
import type { GodPower } from './moments.ts';

/** Freyr: points and Mana for controlled Territories away from home. */
export const freyr: GodPower = ({ values }) => ({
  onSummon(g, seat) {
    const away = controlled(g, seat).filter((land) => !isHome(g, seat, land)).length;
    const times = Math.floor(away / (values.per as number));
    score(g, seat, times * (values.vp as number));
    gainMana(g, seat, times * (values.mana as number));
    return undefined;
  },
});
