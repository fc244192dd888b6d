import { type Kysely, sql } from 'kysely';
import type { PlayedTable, Uncounted } from '../api/index.ts';
import { shown } from '../ratings/scale.ts';
import type { Database } from '../store/schema.ts';

interface Row {
  readonly table: string;
  readonly game: string;
  readonly title: string | null;
  readonly finished_at: Date;
  readonly seats: number;
  readonly rank: number | null;
  readonly others: string[];
  readonly mu_before: number | null;
  readonly mu: number | null;
  readonly reason: Uncounted | null;
}

/** What of somebody’s history is asked for, and by whom. */
export interface HistoryWish {
  readonly person: string;
  readonly viewer: string | null;
  readonly before: string | undefined;
  readonly limit: number;
}

/** Tables that somebody has finished: those that all may see, and those at which whoever asks sat, too. */
export async function historyOf(db: Kysely<Database>, wish: HistoryWish): Promise<{ tables: PlayedTable[]; next: string | null }> {
  const { person, viewer, before = null, limit } = wish;
  const { rows } = await sql<Row>`
    select rated_tables.table_id as table, rated_tables.game, title, rated_tables.finished_at, rated_tables.seats, rank, mu_before, mu, reason,
      array(select people.name from seats join people on people.id = seats.person
        where seats.table_id = tables.id and seats.person <> ${person} order by seats.seat) as others
    from seat_results join rated_tables using (table_id) join tables on tables.id = table_id
    where seat_results.person = ${person} and (${before}::timestamptz is null or rated_tables.finished_at < ${before}::timestamptz)
      and ((tables.public and tables.spectators)
        or exists (select 1 from seats where seats.table_id = tables.id and seats.person = ${viewer}::text))
    order by rated_tables.finished_at desc, table_id desc limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  return { tables: page.map(playedTable), next: rows.length > limit ? (page.at(-1)?.finished_at.toISOString() ?? null) : null };
}

const playedTable = ({ table, game, title, finished_at, seats, rank, others, mu_before, mu, reason }: Row): PlayedTable => ({
  ...{ table, game, title, finishedAt: finished_at.toISOString(), seats, rank, with: others, reason },
  change: mu === null || mu_before === null ? null : shown({ mu, sigma: 0 }).rating - shown({ mu: mu_before, sigma: 0 }).rating,
});
