import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notices (
      id bigint generated always as identity primary key,
      person text not null references people on delete cascade,
      kind text not null,
      table_id text not null references tables on delete cascade,
      at timestamptz not null default now(),
      seen boolean not null default false,
      settled boolean not null default false
    )`.execute(db);
  await sql`create index notices_person on notices (person, id desc)`.execute(db);
  await sql`create index notices_unsettled on notices (person) where not settled`.execute(db);
  await sql`
    create table notice_settings (
      person text primary key references people on delete cascade,
      settings jsonb not null,
      email text,
      email_confirmed boolean not null default false,
      email_hash bytea,
      webhook text
    )`.execute(db);
  await sql`
    create table devices (
      id text primary key,
      person text not null references people on delete cascade,
      endpoint text not null unique,
      keys jsonb not null,
      device text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index devices_person on devices (person)`.execute(db);
}

/** Notices and the ways on which they are sent. */
export const notices: Migration = { up };
