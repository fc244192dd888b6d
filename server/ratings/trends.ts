import { type Kysely, sql } from 'kysely';
import type { RatedPace } from '../api/index.ts';
import type { Database } from '../store/schema.ts';
import { shown } from './scale.ts';

const POINTS_SHOWN = 14;

/** How the ratings of some people went at their last tables, the oldest first; by person, game and pace. */
export async function trendsOf(
  db: Kysely<Database>,
  people: readonly string[],
  at?: { readonly game: string; readonly pace: RatedPace },
): Promise<(person: string, game: string, pace: RatedPace) => number[]> {
  const { rows } = await sql<{ person: string; game: string; pace: RatedPace; mu: number }>`
    select person, game, pace, mu from (
      select seat_results.person, game, pace, mu, finished_at, table_id,
        row_number() over (partition by seat_results.person, game, pace order by finished_at desc, table_id desc) as back
      from seat_results join rated_tables using (table_id)
      where seat_results.person = any(${people}::text[]) and mu is not null
        and (${at?.game ?? null}::text is null or game = ${at?.game ?? null}) and (${at?.pace ?? null}::text is null or pace = ${at?.pace ?? null})
    ) as lately where back <= ${POINTS_SHOWN} order by finished_at, table_id`.execute(db);
  return (person, game, pace) =>
    rows.filter((row) => row.person === person && row.game === game && row.pace === pace).map(({ mu }) => shown({ mu, sigma: 0 }).rating);
}

/** The share of answers that came in time, by person. */
export async function punctualityOf(db: Kysely<Database>, people: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ person: string; answers: number; late: number }>`
    select person, sum(answers)::int as answers, sum(late)::int as late from seat_results where person = any(${people}::text[]) group by person`.execute(
    db,
  );
  return new Map(rows.flatMap(({ person, answers, late }) => (answers + late === 0 ? [] : [[person, answers / (answers + late)]])));
}
