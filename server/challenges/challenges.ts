import { commitment } from '@pantheon/kernel';
import { type Kysely, sql } from 'kysely';
import type { ChallengeDto, ChallengeEntry, ChallengeResults, ChallengeTry, Person } from '../api/index.ts';
import { notFound, Refusal } from '../failure.ts';
import { seenAs } from '../identity/seen-as.ts';
import { newSecret } from '../ids.ts';
import type { Services } from '../services.ts';
import type { ChallengeRow } from '../store/challenge-schema.ts';
import type { Database } from '../store/schema.ts';
import { dayOf, hoursOf, planOfDay } from './plan.ts';
import { middleHalf, shareBehind } from './standing.ts';

/** How many are listed, and whose lines make up the middle half. */
const MOST_ENTRIES = 100;
const MOST_LINES = 500;
const MOST_NAMES = 12;

/** A day and a game. */
export interface ChallengeKey {
  readonly day: string;
  readonly game: string;
}

/** The challenge of a day and a game. That of today is made when somebody first asks for it: nobody could have known its seed before. */
export async function readChallenge({ db, games, lobby, now }: Services, { day, game }: ChallengeKey): Promise<ChallengeRow> {
  const known = await findChallenge(db, day, game);
  if (known !== undefined) return known;
  const facts = games.find(({ id }) => id === game);
  if (facts === undefined || day !== dayOf(now())) throw notFound();
  const { seats, level } = planOfDay(day, game, facts.players);
  const { options, rules } = await lobby.check('', { game, seats, options: {} });
  await db
    .insertInto('challenges')
    .values({ day, game, rules, seats, level, options: JSON.stringify(options), seed: newSecret() })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const made = await findChallenge(db, day, game);
  if (made === undefined) throw notFound();
  return made;
}

const findChallenge = (db: Kysely<Database>, day: string, game: string): Promise<ChallengeRow | undefined> =>
  db.selectFrom('challenges').selectAll().where('day', '=', day).where('game', '=', game).executeTakeFirst();

/** The challenges of a game that were, the newest first. */
export const pastChallenges = (db: Kysely<Database>, game: string, before: string, limit: number): Promise<ChallengeRow[]> =>
  db.selectFrom('challenges').selectAll().where('game', '=', game).where('day', '<', before).orderBy('day', 'desc').limit(limit).execute();

/** Whether a challenge can be begun, only be handed in, or is over for good. */
export function phaseOf(day: string, now: number): ChallengeDto['phase'] {
  const hours = hoursOf(day);
  if (hours === null || now >= hours.closes) return 'closed';
  return now >= hours.ends ? 'closing' : 'open';
}

interface TryRow {
  readonly started_at: Date;
  readonly finished_at: Date | null;
  readonly place: number | null;
  readonly score: number | null;
  readonly ahead: number;
  readonly behind: number;
}

/** A challenge as somebody may see it: never its seed. */
export async function challengeFor({ db, now }: Services, row: ChallengeRow, person: string | null): Promise<ChallengeDto> {
  const { day, game, rules, seats, level, options, seed } = row;
  const hours = hoursOf(day);
  if (hours === null) throw notFound();
  const { rows } = await sql<{ finished: number; playing: number }>`
    select count(finished_at)::int as finished, count(*) filter (where finished_at is null)::int as playing
    from challenge_tries where day = ${day} and game = ${game}`.execute(db);
  const { finished, playing } = rows[0] ?? { finished: 0, playing: 0 };
  return {
    ...{ day, game, rules, seats, level, options, finished, playing },
    commitment: commitment(seed),
    endsAt: new Date(hours.ends).toISOString(),
    closesAt: new Date(hours.closes).toISOString(),
    phase: phaseOf(day, now()),
    mine: person === null ? null : await tryOf(db, row, person, finished),
  };
}

async function tryOf(db: Kysely<Database>, { day, game }: ChallengeKey, person: string, all: number): Promise<ChallengeTry | null> {
  const { rows } = await sql<TryRow>`
    select mine.started_at, mine.finished_at, mine.place, mine.score,
      count(*) filter (where other.place < mine.place or (other.place = mine.place and other.score > mine.score))::int as ahead,
      count(*) filter (where other.place > mine.place or (other.place = mine.place and other.score < mine.score))::int as behind
    from challenge_tries as mine
      left join challenge_tries as other on other.day = mine.day and other.game = mine.game and other.finished_at is not null
    where mine.day = ${day} and mine.game = ${game} and mine.person = ${person}
    group by mine.started_at, mine.finished_at, mine.place, mine.score`.execute(db);
  const [mine] = rows;
  if (mine === undefined) return null;
  const over = mine.finished_at !== null;
  return {
    startedAt: mine.started_at.toISOString(),
    finishedAt: mine.finished_at?.toISOString() ?? null,
    place: mine.place,
    score: mine.score,
    rank: over ? mine.ahead + 1 : null,
    better: over ? shareBehind(mine.behind, all) : null,
  };
}

/** Whether somebody may see how others did: after the end of their own try, or once the day is closed. */
export const mayCompare = ({ phase, mine }: ChallengeDto): boolean => phase === 'closed' || (mine !== null && mine.finishedAt !== null);

type PersonColumns = Parameters<typeof seenAs>[0];

/** Some of those who have finished, the first ones first, without how they did. Who keeps their page to themselves is not named. */
export async function playedBy(db: Kysely<Database>, { day, game }: ChallengeKey): Promise<Person[]> {
  const { rows } = await sql<PersonColumns>`
    select people.id, people.name, people.login, people.program from challenge_tries join people on people.id = challenge_tries.person
    where day = ${day} and game = ${game} and finished_at is not null and not people.hidden order by finished_at limit ${MOST_NAMES}`.execute(
    db,
  );
  return rows.map(seenAs);
}

interface RankedRow extends PersonColumns {
  readonly rank: number;
  readonly place: number;
  readonly score: number;
  readonly answers: number;
  readonly minutes: number;
}

/** How everybody did, by place at the table and then by points. Who keeps their page to themselves is counted, and named to nobody else. */
export async function resultsOf(db: Kysely<Database>, { day, game }: ChallengeKey, person: string | null): Promise<ChallengeResults> {
  const { rows } = await sql<RankedRow>`
    select * from (
      select people.id, people.name, people.login, people.program, people.hidden, place, score, answers,
        floor(extract(epoch from finished_at - started_at) / 60)::int as minutes,
        rank() over (order by place, score desc)::int as rank, row_number() over (order by place, score desc, finished_at)::int as line
      from challenge_tries join people on people.id = challenge_tries.person
      where day = ${day} and game = ${game} and finished_at is not null) as ranked
    where (line <= ${MOST_ENTRIES} and not hidden) or id = ${person} order by line`.execute(db);
  const places = await sql<{ place: number; count: number }>`
    select place, count(*)::int as count from challenge_tries
    where day = ${day} and game = ${game} and finished_at is not null group by place`.execute(db);
  const most = Math.max(0, ...places.rows.map(({ place }) => place));
  return {
    entries: rows.map((row): ChallengeEntry => {
      const { rank, place, score, answers, minutes } = row;
      return { rank, person: seenAs(row), place, score, answers, minutes: Math.min(minutes, 100_000) };
    }),
    places: Array.from({ length: most }, (_, at) => places.rows.find(({ place }) => place === at + 1)?.count ?? 0),
    lines: await linesOf(db, { day, game }, person),
  };
}

async function linesOf(db: Kysely<Database>, { day, game }: ChallengeKey, person: string | null): Promise<ChallengeResults['lines']> {
  const { rows } = await sql<{ person: string; curve: readonly number[] }>`
    select person, curve from challenge_tries where day = ${day} and game = ${game} and finished_at is not null
    order by (person = ${person}) desc nulls last, place, score desc, finished_at limit ${MOST_LINES}`.execute(db);
  const mine = rows.find((row) => row.person === person)?.curve ?? null;
  const { rows: first } = await sql<{ curve: readonly number[] }>`
    select curve from challenge_tries where day = ${day} and game = ${game} and finished_at is not null
    order by place, score desc, finished_at limit 1`.execute(db);
  return {
    mine: mine === null ? null : [...mine],
    best: first[0] === undefined ? null : [...first[0].curve],
    ...middleHalf(rows.map(({ curve }) => curve)),
  };
}

/** Begins somebody's one try, on the day itself; whoever has begun goes on. */
export async function beginTry({ db, now }: Services, { day, game }: ChallengeKey, person: string): Promise<void> {
  const known = await db
    .selectFrom('challenge_tries')
    .select('finished_at')
    .where('day', '=', day)
    .where('game', '=', game)
    .where('person', '=', person)
    .executeTakeFirst();
  if (known !== undefined && known.finished_at !== null) throw new Refusal('played-already', 'you have played this challenge');
  if (known !== undefined) return;
  if (phaseOf(day, now()) !== 'open') throw new Refusal('too-late', 'that day is over; play it for practice');
  await db
    .insertInto('challenge_tries')
    .values({
      day,
      game,
      person,
      started_at: new Date(now()),
      finished_at: null,
      place: null,
      score: null,
      answers: null,
      curve: null,
      record: null,
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
}
