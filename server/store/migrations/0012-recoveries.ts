import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recoveries (
      hash bytea primary key,
      person text not null references people on delete cascade,
      made_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index recoveries_person on recoveries (person)`.execute(db);
}

/** Links by which somebody chooses a new password, once. Only the hash of each is kept. */
export const recoveries: Migration = { up };
