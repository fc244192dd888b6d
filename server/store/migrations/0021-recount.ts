import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from rated_tables`.execute(db);
  await sql`delete from ratings`.execute(db);
}

/** Ratings are counted anew, by a scale whose bars hold from the first tables on, and without the ladder of programs. Laurels stay. */
export const recount: Migration = { up };
