import { type Migration, sql } from 'kysely';

/** Whoever sits at a table that waits may say that they are ready. */
export const ready: Migration = {
  up: async (db) => {
    await sql`alter table seats add column ready boolean not null default false`.execute(db);
  },
};
