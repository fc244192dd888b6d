import { numberAt, type Result, ranked } from '@pantheon/kernel';
import type { G } from './types.ts';
import { cardsOwned, provincesHeld, rolesHeld, victorsOf } from './victory.ts';

/** The winners first, all alike, then by heroes and wonders, role cards and provinces. @rules MAR-11.7 */
export function result(g: G): Result {
  const victors = victorsOf(g);
  const standing = g.seats.map((seat) =>
    victors.includes(seat) ? [1, 0, 0, 0] : [0, cardsOwned(g, seat), rolesHeld(g, seat), provincesHeld(g, seat)],
  );
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
