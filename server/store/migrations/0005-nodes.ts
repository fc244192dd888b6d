import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table nodes (
      id text primary key,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      sockets integer not null,
      matches integer not null
    )`.execute(db);
  await sql`
    create table presence (
      node text not null references nodes on delete cascade,
      table_id text not null references tables on delete cascade,
      person text not null references people on delete cascade,
      primary key (node, table_id, person)
    )`.execute(db);
  await sql`create index presence_table on presence (table_id)`.execute(db);
  await sql`create table settings (name text primary key, value jsonb not null)`.execute(db);
}

/** The nodes that serve, who is present where, and what they share. */
export const nodes: Migration = { up };
