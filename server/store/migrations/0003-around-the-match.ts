import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      id text primary key,
      table_id text not null references tables on delete cascade,
      seat integer not null,
      plan jsonb not null,
      round text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index orders_table on orders (table_id, seat)`.execute(db);
  await sql`
    create table proposals (
      id text primary key,
      table_id text not null references tables on delete cascade,
      kind text not null,
      seat integer not null,
      to_number integer,
      moment integer not null,
      agreed integer[] not null,
      request text not null,
      created_at timestamptz not null default now(),
      unique (table_id, request)
    )`.execute(db);
  await sql`
    create table chat (
      id bigint generated always as identity primary key,
      table_id text not null references tables on delete cascade,
      room text not null,
      person text not null references people on delete cascade,
      seat integer,
      text text not null,
      request text not null,
      at timestamptz not null default now(),
      unique (table_id, person, request)
    )`.execute(db);
  await sql`create index chat_table on chat (table_id, id)`.execute(db);
  await sql`
    create table notes (
      table_id text not null references tables on delete cascade,
      person text not null references people on delete cascade,
      text text not null,
      primary key (table_id, person)
    )`.execute(db);
  await sql`
    create table reports (
      id text primary key,
      table_id text not null references tables on delete cascade,
      person text references people on delete set null,
      text text not null,
      fault text,
      record jsonb not null,
      at timestamptz not null default now(),
      closed_at timestamptz
    )`.execute(db);
  await sql`
    create table watchers (
      table_id text not null references tables on delete cascade,
      person text not null references people on delete cascade,
      primary key (table_id, person)
    )`.execute(db);
}

/** Standing orders, proposals, chat, notes, reports, and those who came to watch by invitation. */
export const aroundTheMatch: Migration = { up };
