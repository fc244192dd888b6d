import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { laurels, leaderboard } from './leaderboard.ts';

/** Ratings and laurels. */
export function ratingHandlers({ db, now }: Services): Pick<Handlers, 'GET /api/leaderboard' | 'GET /api/laurels'> {
  return {
    'GET /api/leaderboard': async ({ query, caller }) => leaderboard(db, query, caller?.person.id ?? null, new Date(now())),
    'GET /api/laurels': async () => laurels(db),
  };
}
