import { type Kysely, type Migration, sql } from 'kysely';

// A letter as nodes write them to each other (server/bus/postgres-bus.ts).
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_signed_out() returns trigger language plpgsql as $$
    begin
      perform pg_notify('pantheon', json_build_object(
        'from', 'database',
        'news', json_build_array(json_build_object('kind', 'signed-out', 'person', old.person)))::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger sessions_ended after delete on sessions
    for each row execute function tell_signed_out()`.execute(db);
}

/** All nodes hear that a session has ended in the moment in which it ends. */
export const signOuts: Migration = { up };
