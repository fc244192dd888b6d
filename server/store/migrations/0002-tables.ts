import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table packs (
      hash text primary key,
      game text not null,
      pack jsonb not null,
      person text references people on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table tables (
      id text primary key,
      game text not null,
      rules text not null,
      options jsonb not null,
      pack_hash text not null,
      custom_pack boolean not null,
      title text,
      status text not null check (status in ('waiting', 'running', 'finished', 'frozen')),
      paused boolean not null default false,
      public boolean not null,
      spectators boolean not null,
      pace jsonb not null,
      host text references people on delete set null,
      seed text not null,
      commitment text not null,
      seed_chosen boolean not null,
      shuffle_seats boolean not null,
      auto_start boolean not null,
      entropy jsonb not null,
      invite text not null unique,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz,
      active_at timestamptz(3) not null default now(),
      moment integer not null default 0,
      waiting integer[] not null default '{}',
      round jsonb,
      ending text,
      result jsonb,
      clocks jsonb,
      deadline timestamptz,
      alarm timestamptz,
      start jsonb,
      rematch_of text unique references tables on delete set null,
      fault text
    )`.execute(db);
  await sql`create index tables_lobby on tables (status, public, active_at desc)`.execute(db);
  await sql`create index tables_deadline on tables (deadline) where deadline is not null`.execute(db);
  await sql`
    create table seats (
      table_id text not null references tables on delete cascade,
      seat integer not null,
      kind text not null check (kind in ('person', 'bot', 'friend', 'open')),
      kept_for text,
      person text references people on delete set null,
      level text,
      stand_in text,
      stand_in_because text,
      entropy text,
      primary key (table_id, seat),
      unique (table_id, person)
    )`.execute(db);
  await sql`create index seats_person on seats (person)`.execute(db);
  await sql`
    create table entries (
      table_id text not null references tables on delete cascade,
      moment integer not null,
      kind text not null,
      seat integer,
      key text,
      by text not null,
      author text,
      request text,
      at timestamptz not null,
      number integer not null,
      chance integer[] not null,
      hash text not null,
      lines_from integer not null,
      lines jsonb not null,
      primary key (table_id, moment)
    )`.execute(db);
  await sql`create unique index entries_request on entries (table_id, request) where request is not null`.execute(db);
  await sql`
    create table checkpoints (
      table_id text primary key references tables on delete cascade,
      moment integer not null,
      rules text not null,
      checkpoint jsonb not null
    )`.execute(db);
  await sql`
    create table bases (
      table_id text primary key references tables on delete cascade,
      moment integer not null,
      base jsonb not null
    )`.execute(db);
  await sql`
    create table archives (
      table_id text primary key references tables on delete cascade,
      sights jsonb not null,
      record jsonb not null
    )`.execute(db);
}

/** Tables, seats, and the record of each match: entries that are written once, under (table, moment). */
export const tables: Migration = { up };
