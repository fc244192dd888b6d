import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blocks (
      person text not null references people on delete cascade,
      other text not null references people on delete cascade,
      kind text not null,
      created_at timestamptz not null default now(),
      primary key (person, other)
    )`.execute(db);
  await sql`create index blocks_other on blocks (other)`.execute(db);
  await sql`
    create table complaints (
      id text primary key,
      person text references people on delete set null,
      about text references people on delete set null,
      table_id text references tables on delete set null,
      message bigint,
      reason text not null,
      text text not null,
      context jsonb not null,
      at timestamptz not null default now(),
      closed_at timestamptz,
      outcome text
    )`.execute(db);
  await sql`create index complaints_open on complaints (at desc) where closed_at is null`.execute(db);
  await sql`alter table people add column banned_until timestamptz, add column ban_reason text`.execute(db);
  await sql`
    create table invitations (
      id text primary key,
      admin text references people on delete set null,
      hash bytea not null unique,
      note text not null,
      uses_left integer not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
}

/** Whom people do not want to hear or meet, what they complain of, who is shut out, and who may come in. */
export const safety: Migration = { up };
