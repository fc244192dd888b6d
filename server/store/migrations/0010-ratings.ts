import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rated_tables (
      table_id text primary key references tables on delete cascade,
      game text not null,
      pace text not null check (pace in ('live', 'days')),
      season text not null,
      seats integer not null,
      finished_at timestamptz not null,
      reason text
    )`.execute(db);
  await sql`create index rated_tables_order on rated_tables (game, finished_at, table_id)`.execute(db);
  await sql`
    create table seat_results (
      table_id text not null references rated_tables on delete cascade,
      seat integer not null,
      person text references people on delete set null,
      level text,
      rank integer,
      side text,
      answers integer not null,
      late integer not null,
      usual_answer real,
      has_left boolean not null,
      mu_before double precision,
      sigma_before double precision,
      mu double precision,
      sigma double precision,
      primary key (table_id, seat)
    )`.execute(db);
  await sql`create index seat_results_person on seat_results (person)`.execute(db);
  await sql`
    create table ratings (
      game text not null,
      pace text not null check (pace in ('live', 'days')),
      subject text not null,
      person text references people on delete cascade,
      level text,
      mu double precision not null,
      sigma double precision not null,
      tables integer not null,
      won integer not null,
      season text not null,
      season_tables integer not null,
      primary key (game, pace, subject)
    )`.execute(db);
  await sql`create index ratings_person on ratings (person)`.execute(db);
  await sql`
    create table laurels (
      season text not null,
      game text not null,
      pace text not null check (pace in ('live', 'days')),
      place integer not null,
      person text references people on delete set null,
      mu double precision not null,
      sigma double precision not null,
      tables integer not null,
      primary key (season, game, pace, place)
    )`.execute(db);
  await sql`create index laurels_person on laurels (person)`.execute(db);
  await sql`create table closed_seasons (season text not null, game text not null, primary key (season, game))`.execute(db);
}

/** Ratings, the results that they come from, and the laurels of past seasons. */
export const ratings: Migration = { up };
