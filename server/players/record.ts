import { type Kysely, sql } from 'kysely';
import type { PlayerRecord } from '../api/index.ts';
import { laurels } from '../ratings/leaderboard.ts';
import { isSure, shown } from '../ratings/scale.ts';
import { trendsOf } from '../ratings/trends.ts';
import type { Database } from '../store/schema.ts';

type Db = Kysely<Database>;

/** How somebody plays: everything on their page that is drawn from their tables. */
export async function playerRecord(db: Db, person: string): Promise<PlayerRecord> {
  const [figures, ratings, games, sides, days, crowned] = await Promise.all([
    figuresOf(db, person),
    ratingsOf(db, person),
    gamesOf(db, person),
    sidesOf(db, person),
    daysOf(db, person),
    laurels(db, person),
  ]);
  const all = crowned.flatMap(({ season, laurels: list }) => list.map((laurel) => ({ season, laurel })));
  return { figures, ratings, games, sides, days, laurels: all };
}

interface FiguresRow {
  readonly finished: number;
  readonly won: number;
  readonly answers: number;
  readonly late: number;
  readonly usual: number | null;
  readonly resigned: number;
}

/** Tables that somebody finished, won and gave up, and how reliably they answered. */
export async function figuresOf(db: Db, person: string): Promise<PlayerRecord['figures']> {
  const { rows } = await sql<FiguresRow>`
    select count(*)::int as finished, count(*) filter (where rank = 1 and not has_left)::int as won, coalesce(sum(answers), 0)::int as answers,
      coalesce(sum(late), 0)::int as late, percentile_disc(0.5) within group (order by usual_answer)::float8 as usual,
      count(*) filter (where seats.stand_in_because in ('resigned', 'left'))::int as resigned
    from seat_results left join seats using (table_id, seat) where seat_results.person = ${person}`.execute(db);
  const { finished = 0, won = 0, answers = 0, late = 0, usual = null, resigned = 0 } = rows[0] ?? {};
  const onTime = answers + late === 0 ? null : answers / (answers + late);
  return { finished, won, onTime, usualAnswer: usual, resigned, timedOut: late };
}

/** Somebody’s ratings, the game that they play most first. */
export async function ratingsOf(db: Db, person: string): Promise<PlayerRecord['ratings']> {
  const rows = await db.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('tables', 'desc').execute();
  const trend = await trendsOf(db, [person]);
  return rows.map(({ game, pace, mu, sigma, tables, won }) => ({
    ...{ game, pace, tables, won },
    ...shown({ mu, sigma }),
    sure: isSure({ mu, sigma }),
    trend: trend(person, game, pace),
  }));
}

async function gamesOf(db: Db, person: string): Promise<PlayerRecord['games']> {
  const { rows } = await sql<PlayerRecord['games'][number]>`
    select game, seats, count(*)::int as played, count(*) filter (where rank = 1 and not has_left)::int as won
    from seat_results join rated_tables using (table_id) where person = ${person} group by game, seats order by game, seats`.execute(db);
  return rows;
}

async function sidesOf(db: Db, person: string): Promise<PlayerRecord['sides']> {
  const { rows } = await sql<PlayerRecord['sides'][number]>`
    select game, side, count(*)::int as played, count(*) filter (where rank = 1 and not has_left)::int as won
    from seat_results join rated_tables using (table_id) where person = ${person} and side is not null
    group by game, side order by played desc, game, side`.execute(db);
  return rows;
}

// By way of the tables at which they sit: entries are found by their table.
async function daysOf(db: Db, person: string): Promise<PlayerRecord['days']> {
  const { rows } = await sql<PlayerRecord['days'][number]>`
    select to_char(entries.at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as moves
    from seats join tables on tables.id = seats.table_id join entries on entries.table_id = tables.id
    where seats.person = ${person} and tables.active_at > now() - interval '183 days' and entries.author = ${person} and entries.kind = 'answer'
      and entries.at > now() - interval '183 days'
    group by 1 order by 1`.execute(db);
  return rows;
}
