import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table nodes add column worker text`.execute(db);
}

/** The name under which a node takes jobs, so that what a dead node had taken can be given back. */
export const worker: Migration = { up };
