import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table people (
      id text primary key,
      name text not null,
      login text unique,
      password text,
      admin boolean not null default false,
      language text not null,
      preferences jsonb not null default '{}',
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db);
  await sql`
    create table sessions (
      id text primary key,
      person text not null references people on delete cascade,
      kind text not null check (kind in ('device', 'token')),
      hash bytea not null unique,
      name text not null,
      created_at timestamptz not null default now(),
      seen_at timestamptz,
      expires_at timestamptz
    )`.execute(db);
  await sql`create index sessions_person on sessions (person)`.execute(db);
  await sql`
    create table passkeys (
      id text primary key,
      person text not null references people on delete cascade,
      credential text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index passkeys_person on passkeys (person)`.execute(db);
  await sql`
    create table ceremonies (
      id text primary key,
      person text references people on delete cascade,
      challenge text not null,
      name text,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create table attempts (key text primary key, failures integer not null, until timestamptz not null)`.execute(db);
}

/** People, their sessions, tokens and passkeys. */
export const people: Migration = { up };
