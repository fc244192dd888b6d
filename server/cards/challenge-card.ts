import { levels } from '@pantheon/bots';
import { sql } from 'kysely';
import type { LanguageCode } from '../api/index.ts';
import { type ChallengeKey, phaseOf, readChallenge } from '../challenges/challenges.ts';
import { Refusal } from '../failure.ts';
import type { Services } from '../services.ts';
import type { ChallengeRow } from '../store/challenge-schema.ts';
import type { SpokenCard } from './card.ts';
import { cardWords } from './words.ts';

interface Told {
  readonly finished: number;
  /** Who did best, if they are to be named, and how well. */
  readonly best: string | null;
  readonly place: number | null;
  readonly score: number | null;
}

/** What is told of a challenge: whom one plays against and how many did; who did best only when nobody can hand in any more. */
export async function challengeSpoken(services: Services, key: ChallengeKey, language: LanguageCode): Promise<SpokenCard | null> {
  const facts = services.games.find(({ id }) => id === key.game);
  const row = facts === undefined ? null : await known(services, key);
  if (facts === undefined || row === null) return null;
  const words = cardWords[language];
  const { finished, best, place, score } = await toldOf(services, key);
  const isClosed = phaseOf(key.day, services.now()) === 'closed';
  const result = isClosed && place !== null && score !== null ? words.best(best, place, score) : null;
  const level = levels.find(({ id }) => id === row.level)?.name[language] ?? row.level;
  const told = [words.opponents(row.seats - 1, level), words.played(finished, isClosed), ...(result === null ? [] : [result])];
  return {
    title: `${words.challenge}: ${facts.names[language]}`,
    text: [words.day(key.day), ...told, ...(isClosed ? [] : [words.challengeText])].join(' '),
    game: key.game,
    heading: facts.names[language],
    lines: [`${words.challenge}, ${words.day(key.day)}`, ...told],
    version: finished * 2 + (isClosed ? 1 : 0),
  };
}

const known = (services: Services, key: ChallengeKey): Promise<ChallengeRow | null> =>
  readChallenge(services, key).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });

async function toldOf({ db }: Services, { day, game }: ChallengeKey): Promise<Told> {
  const { rows } = await sql<Told>`
    select count(*) over ()::int as finished, case when people.hidden then null else people.name end as best, place, score
    from challenge_tries join people on people.id = challenge_tries.person
    where day = ${day} and game = ${game} and finished_at is not null order by place, score desc, finished_at limit 1`.execute(db);
  return rows[0] ?? { finished: 0, best: null, place: null, score: null };
}
