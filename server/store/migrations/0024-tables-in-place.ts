import { type Kysely, type Migration, sql } from 'kysely';

// An answer changes the row of its table. Where no index holds what has changed, and the page has room for the row once more, the row is
// renewed in place, and no index is written.
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index tables_deadline`.execute(db);
  await sql`alter table tables set (fillfactor = 50)`.execute(db);
}

/** Tables whose rows are renewed in place while people play. */
export const tablesInPlace: Migration = { up };
