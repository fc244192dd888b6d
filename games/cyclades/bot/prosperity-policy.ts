import type { TopicPolicy } from '@pantheon/bots';
import { numberAt } from '@pantheon/kernel';
import { seatFor } from '../rules/factions.ts';
import type { Topics } from '../rules/topics.ts';
import type { Cyclades } from '../rules/types.ts';

/** Prosperity is for areas that one controls. */
export const prosperityPolicy: TopicPolicy<Cyclades, Topics['apolloLand' | 'apolloSea']> = {
  candidates(g, { options, seat }) {
    const own = options.flatMap(({ index }, answer) => {
      const holder = numberAt(g.s.control, index);
      return holder >= 0 && seatFor(g, holder) === seat ? [answer] : [];
    });
    return own.length > 0 ? own : null;
  },
};
