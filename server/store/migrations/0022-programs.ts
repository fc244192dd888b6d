import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people add column program boolean not null default false`.execute(db);
  await sql`update people set program = true where exists (select 1 from engines where engines.person = people.id)`.execute(db);
}

/** Accounts that say of themselves that a program plays for them; whoever was on the ladder of programs is one. */
export const programs: Migration = { up };
