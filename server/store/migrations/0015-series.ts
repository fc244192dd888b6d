import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table series (
      id text primary key,
      organiser text references people on delete set null,
      title text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`alter table tables add column series text references series on delete set null`.execute(db);
  await sql`create index tables_series on tables (series) where series is not null`.execute(db);
}

/** Several tables of one seed, to be compared. */
export const series: Migration = { up };
