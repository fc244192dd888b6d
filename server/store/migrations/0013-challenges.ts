import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table challenges (
      day text not null,
      game text not null,
      rules text not null,
      seats integer not null,
      level text not null,
      options jsonb not null,
      seed text not null,
      created_at timestamptz not null default now(),
      primary key (day, game)
    )`.execute(db);
  await sql`
    create table challenge_tries (
      day text not null,
      game text not null,
      person text not null references people on delete cascade,
      started_at timestamptz not null,
      finished_at timestamptz,
      place integer,
      score double precision,
      answers integer,
      curve jsonb,
      record jsonb,
      primary key (day, game, person),
      foreign key (day, game) references challenges on delete cascade
    )`.execute(db);
  await sql`create index challenge_tries_order on challenge_tries (day, game, place, score desc) where finished_at is not null`.execute(db);
  await sql`create index challenge_tries_person on challenge_tries (person)`.execute(db);
}

/** The match of each day and game, and everybody's one try at it. */
export const challenges: Migration = { up };
