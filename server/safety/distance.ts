import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Distance, KeptAway } from '../api/index.ts';
import { notFound, Refusal } from '../failure.ts';
import { seenAs } from '../identity/seen-as.ts';
import type { Database } from '../store/schema.ts';
import type { StoredTable } from '../tables/table-repository.ts';

type Db = Kysely<Database>;

const MOST = 500;

/** Those whom somebody keeps away, the latest first. */
export async function keptAwayBy(db: Db, person: string): Promise<KeptAway[]> {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('people', 'people.id', 'blocks.other')
    .select(['people.id', 'people.name', 'people.login', 'people.program', 'blocks.kind', 'blocks.created_at'])
    .where('blocks.person', '=', person)
    .orderBy('blocks.created_at', 'desc')
    .execute();
  return rows.map(({ kind, created_at, ...person }) => ({
    person: seenAs(person),
    kind,
    since: created_at.toISOString(),
  }));
}

/** Keeps somebody away from now on. */
export async function keepAway(db: Db, person: string, other: string, kind: Distance): Promise<void> {
  if (person === other) throw new Refusal('bad-request', 'nobody keeps away from themselves');
  const found = await db.selectFrom('people').select('id').where('id', '=', other).where('deleted_at', 'is', null).executeTakeFirst();
  if (found === undefined) throw notFound();
  const { count } = await db
    .selectFrom('blocks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  if (count >= MOST) throw new Refusal('too-many', `${MOST} people are enough`);
  await db
    .insertInto('blocks')
    .values({ person, other, kind })
    .onConflict((oc) => oc.columns(['person', 'other']).doUpdateSet({ kind }))
    .execute();
}

/** Hears and meets somebody again. */
export async function comeNear(db: Db, person: string, other: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('blocks').where('person', '=', person).where('other', '=', other).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/** Those whom somebody does not hear. */
export async function unheardBy(db: Db, person: string | null): Promise<string[]> {
  if (person === null) return [];
  const rows = await db.selectFrom('blocks').select('other').where('person', '=', person).execute();
  return rows.map(({ other }) => other);
}

/** Those who do not hear somebody. */
export async function deafTo(db: Db, person: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('blocks').select('person').where('other', '=', person).execute();
  return new Set(rows.map((row) => row.person));
}

/** Those who do not want to meet somebody. */
export async function avoiding(db: Db, person: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('blocks').select('person').where('other', '=', person).where('kind', '=', 'block').execute();
  return new Set(rows.map((row) => row.person));
}

/** Refuses whoever somebody at the table, or its host, does not want to meet. */
export async function requireWelcome(db: Db, person: string, { row, seats }: StoredTable): Promise<void> {
  const shy = await avoiding(db, person);
  if (seats.some((seat) => seat.person !== null && shy.has(seat.person)) || (row.host !== null && shy.has(row.host)))
    throw new Refusal('unwelcome', 'this table is not open to you');
}

/** Whether one of two, somebody and the host of a table, does not want to meet the other. */
export const isApartFromHost = (person: string | null): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from blocks where blocks.kind = 'block'
    and ((blocks.person = ${person} and blocks.other = tables.host) or (blocks.person = tables.host and blocks.other = ${person})))`;
