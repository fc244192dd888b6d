import { numberAt, type Result, ranked } from '@pantheon/kernel';
import type { G } from './types.ts';
import { cardsOwned, provincesHeld, rolesHeld } from './victory.ts';

/** The winner first, then by heroes and wonders, role cards and provinces. */
export function result(g: G): Result {
  const standing = g.seats.map((seat) => [g.s.winner === seat ? 1 : 0, cardsOwned(g, seat), rolesHeld(g, seat), provincesHeld(g, seat)]);
  const ranks = ranked(standing);
  return {
    how: g.s.how,
    scores: g.seats.map((seat) => {
      const cards = cardsOwned(g, seat);
      const wonders = g.s.cards.filter((owner, card) => owner === seat && g.data.cards[card]?.wonder).length;
      return {
        seat,
        rank: numberAt(ranks, seat),
        total: cards,
        parts: [
          { source: 'heroes', points: cards - wonders },
          { source: 'wonders', points: wonders },
        ],
      };
    }),
  };
}
