import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table engines (
      person text not null references people on delete cascade,
      game text not null,
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      primary key (person, game)
    )`.execute(db);
  await sql`create index engines_seen on engines (seen_at)`.execute(db);
  await sql`
    create table ladder_tables (
      table_id text primary key references tables on delete cascade,
      game text not null
    )`.execute(db);
  await sql`create index ladder_tables_game on ladder_tables (game)`.execute(db);
}

/** Programs that play on the ladder, and the tables that were made for them. */
export const engines: Migration = { up };
