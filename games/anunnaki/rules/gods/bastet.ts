import { playerAt } from '../planets.ts';
import { completeFreely } from '../trade.ts';
import type { GodPower } from './moments.ts';

/** Bastet: Mana completes a Pact without its price and its House condition. */
export const bastet: GodPower = ({ values }) => ({
  onSummon(g, seat) {
    const mana = values.mana as number;
    if (playerAt(g, seat).mana < mana) return undefined;
    return completeFreely(g, seat, mana);
  },
});
