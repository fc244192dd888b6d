import type { Ending, Pace, StandInReason } from '@pantheon/table';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { FinishedSeat, FinishedTable } from './what-counts.ts';

/** A seat at a table that is over, with all that is kept of it. */
export interface SeatFacts extends FinishedSeat {
  readonly side: string | null;
  readonly answers: number;
  readonly late: number;
  readonly usualAnswer: number | null;
}

/** A table that is over, as it is stored. */
export interface TableFacts extends FinishedTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatFacts[];
}

interface Row {
  readonly id: string;
  readonly game: string;
  readonly pace: Pace;
  readonly started_at: Date | null;
  readonly finished_at: Date;
  readonly custom_pack: boolean;
  readonly seed_chosen: boolean;
  readonly advice: boolean;
  readonly taken_back: boolean;
  readonly of_programs: boolean;
  readonly ending: Ending | null;
  readonly ranks: readonly { readonly seat: number; readonly rank: number }[] | null;
  readonly colours: readonly string[] | null;
  readonly seats: readonly {
    readonly seat: number;
    readonly person: string | null;
    readonly level: string | null;
    readonly stand_in_because: StandInReason | null;
  }[];
  readonly answered:
    | readonly { readonly seat: number; readonly answers: number; readonly late: number; readonly usual: number | null }[]
    | null;
}

/** Those who have just got up are looked at a little later, so that tables are counted in the order in which they ended. */
const SETTLED = 10_000;

/** The next tables that are over and have not been looked at, in the order in which they ended. */
export async function nextFinished(db: Kysely<Database>, now: number, limit: number): Promise<TableFacts[]> {
  const before = new Date(now - SETTLED);
  const { rows } = await sql<Row>`
    select id, game, pace, started_at, finished_at, custom_pack, seed_chosen or start is not null as seed_chosen, advice, ending, result -> 'scores' as ranks,
      exists (select 1 from entries where table_id = tables.id and kind = 'take-back') as taken_back,
      exists (select 1 from ladder_tables where table_id = tables.id) as of_programs,
      (select sights -> -1 -> 'colours' from archives where table_id = tables.id) as colours,
      (select jsonb_agg(jsonb_build_object('seat', seat, 'person', person, 'level', level, 'stand_in_because', stand_in_because) order by seat)
        from seats where table_id = tables.id) as seats,
      (select jsonb_agg(jsonb_build_object('seat', seat, 'answers', answers, 'late', late, 'usual', usual)) from (
        select seat, count(*) filter (where kind = 'answer' and by <> 'bot') as answers, count(*) filter (where kind = 'out-of-time') as late,
          percentile_disc(0.5) within group (order by took) filter (where kind = 'answer' and by = 'person') as usual
        from (select seat, kind, by, extract(epoch from at - lag(at) over (order by entry))::float8 as took
          from entries where entries.table_id = tables.id) as timed
        where seat is not null group by seat) as by_seat) as answered
    from tables
    where status = 'finished' and finished_at <= ${before} and not exists (select 1 from rated_tables where rated_tables.table_id = tables.id)
    order by finished_at, id limit ${limit}`.execute(db);
  return rows.map(factsOf);
}

const factsOf = (row: Row): TableFacts => ({
  id: row.id,
  game: row.game,
  pace: row.pace,
  startedAt: row.started_at ?? row.finished_at,
  finishedAt: row.finished_at,
  customData: row.custom_pack,
  seedChosen: row.seed_chosen,
  advice: row.advice,
  takenBack: row.taken_back,
  ofPrograms: row.of_programs,
  ending: row.ending,
  seats: (row.seats ?? []).map(({ seat, person, level, stand_in_because: standIn }) => {
    const answered = row.answered?.find((one) => one.seat === seat);
    return {
      seat,
      person,
      level: person === null ? level : null,
      standIn,
      rank: row.ranks?.find((one) => one.seat === seat)?.rank ?? null,
      side: row.colours?.[seat] ?? null,
      answers: answered?.answers ?? 0,
      late: answered?.late ?? 0,
      usualAnswer: answered?.usual ?? null,
    };
  }),
});
