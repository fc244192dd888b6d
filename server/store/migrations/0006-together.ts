import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entries add column together integer[] not null default '{}'`.execute(db);
}

/** In which order seats were asked that answered together. Entries from before it are read in the order of their seats. */
export const askedTogether: Migration = { up };
