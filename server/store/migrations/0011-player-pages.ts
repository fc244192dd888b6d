import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people add column hidden boolean not null default false`.execute(db);
}

/** Whether somebody keeps the page about their play to themselves. */
export const playerPages: Migration = { up };
