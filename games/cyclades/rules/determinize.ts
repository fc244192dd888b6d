import { at, type Dice, numberAt, type Seat } from '@pantheon/kernel';
import { dueFrom } from './bids.ts';
import { factionsOf, teamOf } from './factions.ts';
import { incomes } from './income.ts';
import { hasSeenTop, knowsCoins } from './secrets.ts';
import type { G } from './types.ts';

/** A guess at the coins of others from what all can see, and another top card where it was not seen. @rules CYC-21.2, CYC-21.3, CYC-21.4 */
export function determinize(g: G, seat: Seat | null, dice: Dice): void {
  const { s } = g;
  const sums = incomes(g);
  s.coins = s.coins.map((coins, team) => {
    if (knowsCoins(g, seat, team)) return coins;
    const income = factionsOf(g).reduce((sum, faction) => (teamOf(g, faction) === team ? sum + numberAt(sums, faction) : sum), 0);
    const spare = dice.below(income + SPARE_COINS + 1);
    return s.turn === null ? dueFrom(g, team) + spare : spare;
  });
  if (s.top === null || hasSeenTop(g, seat)) return;
  s.creatureDeck.push(s.top.card);
  s.creatureDeck.sort();
  const index = dice.below(s.creatureDeck.length);
  const card = at(s.creatureDeck, index);
  s.creatureDeck.splice(index, 1);
  s.top = { card, seenBy: [...s.top.seenBy] };
}

const SPARE_COINS = 3;
