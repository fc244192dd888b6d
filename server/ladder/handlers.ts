import type { Done } from '../api/index.ts';
import { Refusal } from '../failure.ts';
import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { checkIn, ladderOf } from './engines.ts';

const done: Done = { done: true };

/** The ladder of programs: how they stand, coming and leaving. */
export function ladderHandlers({ db, games, now }: Services): Pick<Handlers, `${'GET' | 'PUT' | 'DELETE'} /api/ladder/:game`> {
  const known = (game: string): string => {
    if (!games.some(({ id }) => id === game)) throw new Refusal('unknown-game', `there is no game "${game}"`);
    return game;
  };
  return {
    'GET /api/ladder/:game': async ({ params }) => ladderOf(db, known(params.game), now()),
    'PUT /api/ladder/:game': async ({ params, caller }) => {
      await checkIn(db, caller.person.id, known(params.game), now());
      return done;
    },
    'DELETE /api/ladder/:game': async ({ params, caller }) => {
      await db.deleteFrom('engines').where('person', '=', caller.person.id).where('game', '=', params.game).execute();
      return done;
    },
  };
}
