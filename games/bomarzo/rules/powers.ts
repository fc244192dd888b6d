import type { Seat } from '@pantheon/kernel';
import { cardData, playedBy } from './pieces.ts';
import { under } from './seasons.ts';
import type { G, Played } from './types.ts';

/** The five powers of level 2 cards. */
export type Power = 'vision' | 'replica' | 'raise' | 'dragonPower' | 'conversion';

/** Whether a card on the table has this power and was not used for it in this season. @rules BOM-11.1, BOM-11.8, BOM-15.7 */
const isReady = (g: G, { card, level, used }: Played, power: Power): boolean => level === 2 && !used && cardData(g, card).benefit === power;

/** How many cards with this power a seat can still use in this season. @rules BOM-11.1 */
export function ready(g: G, seat: Seat, power: Power): number {
  if (under(g, 'brown')) return 0;
  let count = 0;
  for (const played of playedBy(g, seat)) if (isReady(g, played, power)) count++;
  return count;
}

/** Turns cards with this power: they are used for this season. @rules BOM-11.1, BOM-R.19 */
export function turnCards(g: G, seat: Seat, power: Power, count: number): void {
  let left = count;
  for (const played of playedBy(g, seat)) {
    if (left === 0) return;
    if (!isReady(g, played, power)) continue;
    played.used = true;
    left--;
  }
}
