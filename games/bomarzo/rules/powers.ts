import type { Seat } from '@pantheon/kernel';
import { under } from './seasons.ts';
import type { G } from './types.ts';

/** The five powers of level 2 cards. */
export type Power = 'vision' | 'replica' | 'raise' | 'dragonPower' | 'conversion';

/** How many cards with this power a seat can still use in this season. */
export function ready(g: G, seat: Seat, power: Power): number {
  const played = g.s.played[seat];
  if (played === undefined || under(g, 'brown')) return 0;
  let count = 0;
  for (let at = 0; at < played.length; at++) {
    const card = played[at];
    if (card !== undefined && card.level === 2 && !card.used && g.data.cards[card.card]?.benefit === power) count++;
  }
  return count;
}

/** Turns cards with this power: they are used for this season. */
export function turnCards(g: G, seat: Seat, power: Power, count: number): void {
  let left = count;
  for (const card of g.s.played[seat] ?? []) {
    if (left === 0) return;
    if (card.level !== 2 || card.used || g.data.cards[card.card]?.benefit !== power) continue;
    card.used = true;
    left--;
  }
}
