import { type Kysely, type Migration, sql } from 'kysely';
import { skeletonOf } from '../../identity/skeleton.ts';

// Accounts that look alike already keep their names: all but the oldest are marked, and the mark takes them out of the rule.
async function drawSkeletons(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people add column skeleton text, add column looks_alike boolean not null default false`.execute(db);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from people where login is not null order by created_at, id`.execute(db);
  const taken = new Set<string>();
  for (const { id, name } of rows) {
    const skeleton = skeletonOf(name);
    await sql`update people set skeleton = ${skeleton}, looks_alike = ${taken.has(skeleton)} where id = ${id}`.execute(db);
    taken.add(skeleton);
  }
  await sql`create index people_skeleton on people (skeleton)`.execute(db);
  await sql`create unique index people_looks on people (skeleton) where not looks_alike`.execute(db);
}

async function up(db: Kysely<unknown>): Promise<void> {
  await drawSkeletons(db);
  await sql`
    create table known_devices (
      person text not null references people on delete cascade,
      hash bytea not null,
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      primary key (person, hash)
    )`.execute(db);
  await sql`
    create table audit (
      id text primary key,
      at timestamptz not null default now(),
      admin text references people on delete set null,
      act text not null,
      table_id text,
      about text
    )`.execute(db);
  await sql`create index audit_at on audit (at desc)`.execute(db);
  await sql`delete from attempts`.execute(db);
}

/** What names look like, devices on which people have signed in, and what those who run the server did. */
export const guards: Migration = { up };
