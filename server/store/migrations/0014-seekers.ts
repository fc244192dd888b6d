import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seekers (
      person text primary key references people on delete cascade,
      game text,
      pace text not null check (pace in ('live', 'daily')),
      bots boolean not null,
      entropy text,
      since timestamptz not null,
      seen_at timestamptz not null,
      taken boolean not null default false,
      table_id text references tables on delete set null
    )`.execute(db);
  await sql`create index seekers_open on seekers (since) where not taken`.execute(db);
}

/** Those who look for a table, and what was found for them. */
export const seekers: Migration = { up };
