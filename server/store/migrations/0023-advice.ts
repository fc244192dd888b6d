import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tables add column advice boolean not null default false`.execute(db);
}

/** Tables at which players may ask a bot what it would do. */
export const advice: Migration = { up };
