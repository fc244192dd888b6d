import { type Kysely, sql } from 'kysely';
import type { Vacation } from '../api/index.ts';
import { Refusal } from '../failure.ts';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/schema.ts';

type Db = Kysely<Database>;

const DAY = 86_400_000;
/** So many days a year. */
export const ALLOWANCE = 30;

interface Stay {
  readonly id: string;
  readonly from_at: Date;
  readonly until_at: Date;
}

/** How many days of a year lie in a stay; a day that has begun counts. */
export function daysWithin({ from_at, until_at }: Pick<Stay, 'from_at' | 'until_at'>, year: number): number {
  const from = Math.max(from_at.getTime(), Date.UTC(year, 0, 1));
  const until = Math.min(until_at.getTime(), Date.UTC(year + 1, 0, 1));
  return Math.max(0, Math.ceil((until - from) / DAY));
}

const staysOf = (db: Db, person: string): Promise<Stay[]> =>
  db.selectFrom('vacations').select(['id', 'from_at', 'until_at']).where('person', '=', person).execute();

/** Somebody's vacation days. */
export async function vacationOf(db: Db, person: string, now: number): Promise<Vacation> {
  const stays = await staysOf(db, person);
  const year = new Date(now).getUTCFullYear();
  const current = stays.find(({ from_at, until_at }) => from_at.getTime() <= now && until_at.getTime() > now);
  return {
    allowance: ALLOWANCE,
    used: stays.reduce((sum, stay) => sum + daysWithin(stay, year), 0),
    current: current === undefined ? null : { from: current.from_at.toISOString(), until: current.until_at.toISOString() },
  };
}

/** Goes on vacation from now on. */
export async function goAway(services: Services, person: string, days: number): Promise<void> {
  const { db } = services;
  const now = services.now();
  const { used, current } = await vacationOf(db, person, now);
  if (current !== null) throw new Refusal('bad-request', 'you are on vacation already');
  if (used + days > ALLOWANCE) throw new Refusal('too-many', `${ALLOWANCE} days a year are enough`);
  const until = new Date(now + days * DAY);
  await db
    .insertInto('vacations')
    .values({ id: newId(), person, from_at: new Date(now), until_at: until })
    .execute();
  await sql`select graphile_worker.add_job('vacation', json_build_object('person', ${person}::text), run_at => ${until}::timestamptz,
    job_key => ${`vacation:${person}`}::text)`.execute(db);
  await settleAbsence(services, person);
}

/** Comes back before the vacation is over. */
export async function comeBack(services: Services, person: string): Promise<void> {
  const now = new Date(services.now());
  const { numUpdatedRows } = await services.db
    .updateTable('vacations')
    .set({ until_at: now })
    .where('person', '=', person)
    .where('until_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('bad-request', 'you are not on vacation');
  await settleAbsence(services, person);
}

/** Tells all tables that are played over days whether somebody is on vacation: then their clock stands still. */
export async function settleAbsence(services: Services, person: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select tables.id from tables join seats on seats.table_id = tables.id
    where seats.person = ${person} and tables.status = 'running' and tables.pace ->> 'kind' = 'daily'`.execute(services.db);
  for (const { id } of rows) await settleTable(services, id);
}

/** The same for everybody at one table, such as one that has just started. */
export async function settleTable(services: Services, table: string): Promise<void> {
  const { rows } = await sql<{ seat: number; wanted: boolean; is: boolean }>`
    select seats.seat, coalesce(tables.state -> 'away' @> to_jsonb(seats.seat), false) as is,
      exists (select 1 from vacations where vacations.person = seats.person and from_at <= ${new Date(services.now())} and until_at > ${new Date(services.now())}) as wanted
    from tables join seats on seats.table_id = tables.id
    where tables.id = ${table} and tables.status = 'running' and tables.pace ->> 'kind' = 'daily' and seats.kind = 'person'`.execute(
    services.db,
  );
  for (const { seat, wanted, is } of rows)
    if (wanted !== is)
      await services.registry
        .actor(table)
        .submit({ person: null, command: { kind: wanted ? 'away' : 'back', seat } })
        .catch(unlessSettled);
}

// Another node was faster, or the match has come to its end.
function unlessSettled(error: unknown): void {
  if (!(error instanceof Refusal) || !['stale', 'not-running', 'frozen', 'not-found'].includes(error.code)) throw error;
}
