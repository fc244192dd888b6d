import { printed } from '../../data/figures.ts';
import { completeFreely } from '../pacts/complete.ts';
import { playerAt } from '../planets.ts';
import type { GodPower } from './moments.ts';

/** Bastet: Mana completes a Pact without its price and its House condition. @rules ANU-16.11 */
export const bastet: GodPower = ({ values }) => ({
  onSummon(g, seat) {
    const mana = printed(values, 'mana');
    if (playerAt(g, seat).mana < mana) return undefined;
    return completeFreely(g, seat, mana);
  },
});
