import { type Kysely, sql } from 'kysely';
import type { EngineStanding, LadderDto } from '../api/index.ts';
import { seenAs } from '../identity/seen-as.ts';
import type { Database } from '../store/schema.ts';
import { type LadderResult, type Strength, strengthsFrom } from './standings.ts';

type Db = Kysely<Database>;

/** A program that has not said for so long that it is here is not here, in milliseconds. */
const PRESENT = 120_000;
/** How many of the latest matches of a game count. */
const COUNTED = 2000;

/** Takes note that a program is here and wants to play; from then on its account is known as one. */
export async function checkIn(db: Db, person: string, game: string, now: number): Promise<void> {
  const seen_at = new Date(now);
  await db
    .insertInto('engines')
    .values({ person, game, seen_at })
    .onConflict((oc) => oc.columns(['person', 'game']).doUpdateSet({ seen_at }))
    .execute();
  await db.updateTable('people').set({ program: true }).where('id', '=', person).where('program', '=', false).execute();
}

/** The programs that are here, by game. */
export const enginesHere = (db: Db, now: number): Promise<{ person: string; game: string }[]> =>
  db
    .selectFrom('engines')
    .select(['person', 'game'])
    .where('seen_at', '>', new Date(now - PRESENT))
    .orderBy('created_at')
    .execute();

const nameOf = ({ person, level }: { readonly person: string | null; readonly level: string | null }): string => person ?? `bot ${level}`;

interface SeatAtEnd {
  readonly person: string | null;
  readonly level: string | null;
  readonly stand_in: string | null;
  readonly rank: number | null;
}

/** The results of the latest matches of a ladder. Whoever let a bot play on for them came last. */
export async function ladderResults(db: Db, game: string): Promise<LadderResult[]> {
  const { rows } = await sql<{ seats: readonly SeatAtEnd[] }>`
    select (select jsonb_agg(jsonb_build_object('person', seats.person, 'level', seats.level, 'stand_in', seats.stand_in,
        'rank', (select (score ->> 'rank')::int from jsonb_array_elements(tables.result -> 'scores') as score where (score ->> 'seat')::int = seats.seat)))
      from seats where seats.table_id = tables.id) as seats
    from ladder_tables join tables on tables.id = ladder_tables.table_id
    where ladder_tables.game = ${game} and tables.status = 'finished' and tables.ending in ('played', 'resigned') and tables.result is not null
    order by tables.finished_at desc limit ${COUNTED}`.execute(db);
  return rows.map(({ seats }) =>
    seats.map((seat) => ({
      who: nameOf(seat),
      rank: seat.person !== null && seat.stand_in !== null ? Number.MAX_SAFE_INTEGER : (seat.rank ?? Number.MAX_SAFE_INTEGER),
    })),
  );
}

/** How everybody stands at a game: the one place that tells how strong programs are. */
export async function ladderOf(db: Db, game: string, now: number): Promise<LadderDto> {
  const strengths = strengthsFrom(await ladderResults(db, game));
  const registered = await db
    .selectFrom('engines')
    .innerJoin('people', 'people.id', 'engines.person')
    .select(['people.id', 'people.name', 'people.login', 'people.program', 'engines.seen_at'])
    .where('engines.game', '=', game)
    .execute();
  const playing = await db
    .selectFrom('ladder_tables')
    .innerJoin('tables', 'tables.id', 'ladder_tables.table_id')
    .select('tables.id')
    .where('ladder_tables.game', '=', game)
    .where('tables.status', '=', 'running')
    .executeTakeFirst();
  const programs = registered.map(({ seen_at, ...person }) =>
    standing(strengths.get(person.id), { person: seenAs(person), level: null, here: seen_at.getTime() > now - PRESENT }),
  );
  const bots = [...strengths].flatMap(([who, strength]) =>
    who.startsWith('bot ') ? [standing(strength, { person: null, level: who.slice('bot '.length), here: true })] : [],
  );
  return { standings: [...programs, ...bots].sort((a, b) => b.rating - a.rating), playing: playing?.id ?? null };
}

const [unknown] = [...strengthsFrom([[{ who: 'nobody', rank: 1 }]]).values()] as [Strength];

const standing = (strength: Strength | undefined, who: Pick<EngineStanding, 'person' | 'level' | 'here'>): EngineStanding => ({
  ...who,
  ...(strength ?? { ...unknown, tables: 0 }),
});
