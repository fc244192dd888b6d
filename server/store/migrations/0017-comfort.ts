import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vacations (
      id text primary key,
      person text not null references people on delete cascade,
      from_at timestamptz not null,
      until_at timestamptz not null
    )`.execute(db);
  await sql`create index vacations_person on vacations (person, until_at desc)`.execute(db);
  await sql`
    alter table notice_settings add column webhook_format text not null default 'json', add column calendar_hash bytea,
      add column digest_sent text`.execute(db);
  await sql`create unique index notice_settings_calendar on notice_settings (calendar_hash)`.execute(db);
}

/** Vacations, letters once a day, calendars, and how webhooks are written. */
export const comfort: Migration = { up };
