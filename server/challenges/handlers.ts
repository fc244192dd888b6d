import { notFound } from '../failure.ts';
import type { Caller, Handlers } from '../http/handler.ts';
import { seenAs } from '../identity/seen-as.ts';
import type { Services } from '../services.ts';
import { beginTry, type ChallengeKey, challengeFor, mayCompare, pastChallenges, playedBy, readChallenge, resultsOf } from './challenges.ts';
import { handIn } from './hand-in.ts';
import { dayOf } from './plan.ts';

const LISTED = 31;

type ChallengeRoutes = Extract<keyof Handlers, `${string} /api/challenges${string}`>;

const idOf = (caller: Caller | null): string | null => caller?.person.id ?? null;

/** The challenges of each day. */
export function challengeHandlers(services: Services): Pick<Handlers, ChallengeRoutes> {
  const { db, games, now } = services;
  const shown = async (key: ChallengeKey, caller: Caller | null) => {
    const row = await readChallenge(services, key);
    return { row, challenge: await challengeFor(services, row, idOf(caller)) };
  };
  return {
    'GET /api/challenges': async ({ query: { game, before, limit }, caller }) => {
      const today = dayOf(now());
      const rows =
        game === undefined
          ? await Promise.all(games.filter(({ example }) => !example).map(({ id }) => readChallenge(services, { day: today, game: id })))
          : await pastChallenges(db, game, before ?? today, limit ?? LISTED);
      return { today, challenges: await Promise.all(rows.map((row) => challengeFor(services, row, idOf(caller)))) };
    },
    'GET /api/challenges/:day/:game': async ({ params, caller }) => {
      const { row, challenge } = await shown(params, caller);
      return {
        challenge,
        seed: challenge.phase === 'closed' ? row.seed : null,
        played: await playedBy(db, params),
        results: mayCompare(challenge) ? await resultsOf(db, params, idOf(caller)) : null,
      };
    },
    'POST /api/challenges/:day/:game/ticket': async ({ params, caller }) => {
      const { seed } = await readChallenge(services, params);
      await beginTry(services, params, caller.person.id);
      const { challenge } = await shown(params, caller);
      return { challenge, seed };
    },
    'POST /api/challenges/:day/:game/record': async ({ params, body, caller }) => {
      await handIn(services, await readChallenge(services, params), caller.person.id, body.record);
      return { challenge: (await shown(params, caller)).challenge };
    },
    'GET /api/challenges/:day/:game/lines/:person': async ({ params, caller }) => {
      const { challenge } = await shown(params, caller);
      if (!mayCompare(challenge)) throw notFound();
      return lineOf(db, params, idOf(caller));
    },
  };
}

/** What somebody handed in, and how their chance to win went; nobody else is shown that of who keeps their page to themselves. */
async function lineOf(db: Services['db'], { day, game, person }: ChallengeKey & { readonly person: string }, viewer: string | null) {
  const found = await db
    .selectFrom('challenge_tries')
    .innerJoin('people', 'people.id', 'challenge_tries.person')
    .select(['people.id', 'people.name', 'people.login', 'people.program', 'challenge_tries.record', 'challenge_tries.curve'])
    .where('day', '=', day)
    .where('game', '=', game)
    .where('person', '=', person)
    .where((eb) => eb.or([eb('people.hidden', '=', false), eb('people.id', '=', viewer ?? '')]))
    .executeTakeFirst();
  if (found === undefined || found.record === null) throw notFound();
  const { record, curve, ...row } = found;
  return { person: seenAs(row), record, line: [...(curve ?? [])] };
}
