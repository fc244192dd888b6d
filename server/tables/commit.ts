import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Ending } from '../api/index.ts';
import type { Base, Outcome } from '../engine/journal.ts';
import type { Database, StandInReason } from '../store/schema.ts';
import { type Clocks, firstDeadline } from './clocks.ts';
import type { TableState } from './rows.ts';

/** Who made an entry, and by which request. */
export interface Authorship {
  readonly author: string | null;
  readonly request: string | null;
}

/** A seat that passes to a bot, or back to its owner. */
export interface SeatChange {
  readonly seat: number;
  readonly standIn: string | null;
  readonly because: StandInReason | null;
}

/** An entry with all that it changes at the table. */
export interface Change extends Authorship {
  readonly outcome: Outcome;
  readonly clocks: Clocks;
  readonly paused: boolean;
  readonly ending: Ending | null;
  readonly seat?: SeatChange;
  /** When the rules were corrected: where the match goes on from. */
  readonly upgrade?: { readonly base: Base; readonly rules: string };
  /** An order that has done its work. */
  readonly spent?: string;
}

/** How soon after a move people are told, in seconds: those who look at the table need no notice. */
const NOTICE_DELAY = 20;

const json = (value: unknown): RawBuilder<unknown> =>
  value === null || value === undefined ? sql`null` : sql`${JSON.stringify(value)}::jsonb`;

/** What came of storing an entry. */
export interface Committed {
  readonly state: TableState;
  /** People who got a notice that it is their turn. */
  readonly told: readonly string[];
}

interface Consequences {
  readonly at: Date;
  readonly ending: Ending | null;
  readonly awaited: readonly number[];
  readonly deadline: Date | null;
  /** When to look at the clocks, if no look is planned that comes early enough. */
  readonly alarm: Date | null;
  readonly bots: readonly number[];
  readonly people: readonly number[];
  /** People who were not waited for before. */
  readonly newly: readonly number[];
}

function consequences({ row, seats }: TableState, { outcome, clocks, paused, seat: moved, ...change }: Change): Consequences {
  const at = new Date(outcome.entry.at);
  const ending = change.ending ?? (outcome.over ? 'played' : null);
  const awaited = ending === null ? outcome.awaited.map(({ seat }) => seat) : [];
  const due = ending === null && !paused ? firstDeadline(clocks) : null;
  const deadline = due === null ? null : new Date(due.at);
  const planned = row.alarm !== null && row.alarm >= at ? row.alarm : null;
  const standInAt = (seat: number): string | null => (moved?.seat === seat ? moved.standIn : (seats[seat]?.stand_in ?? null));
  const bots = awaited.filter((seat) => seats[seat]?.kind === 'bot' || standInAt(seat) !== null);
  const people = awaited.filter((seat) => !bots.includes(seat));
  return {
    at,
    ending,
    awaited,
    deadline,
    alarm: deadline !== null && (planned === null || deadline < planned) ? deadline : null,
    bots: paused ? [] : bots,
    people,
    newly: people.filter((seat) => !row.waiting.includes(seat)),
  };
}

/**
 * Stores an entry and everything that follows from it, in one statement: all of it or nothing. It is stored only if the match stands
 * where the rules left it, so that of two nodes one writes a moment and the other learns that it came too late. The primary key
 * (table, moment) guards the same. Returns the table as it then is and who was given notice, or null if nothing
 * was stored.
 */
export async function commit(db: Kysely<Database>, state: TableState, change: Change): Promise<Committed | null> {
  const then = consequences(state, change);
  const { rows } = await sql<{ stored: number; told?: string[] | null }>`
    with ${movedTable(state, change, then)}, ${entered(change, then)}
    ${change.outcome.checkpoint === null ? sql`` : checkpointed(change, state.row.rules)}
    ${change.upgrade === undefined ? sql`` : based(change.upgrade.base)}
    ${change.seat === undefined ? sql`` : seated(change.seat)}
    ${change.spent === undefined ? sql`` : sql`, spent as (delete from orders where id = ${change.spent} and exists (select 1 from moved))`}
    ${change.author === null ? sql`` : acted(change.author)}
    ${then.newly.length === 0 ? sql`` : noticed(then.newly)}
    select ${sql.join([sql`(select count(*)::int from moved) as stored`, ...plannedJobs(state.row.id, then)])}
  `.execute(db);
  const [row] = rows;
  return row?.stored === 1 ? { state: afterwards(state, change, then), told: row.told ?? [] } : null;
}

function afterwards(state: TableState, { outcome, clocks, paused, upgrade, seat: moved }: Change, then: Consequences): TableState {
  const { entry, round, result } = outcome;
  const { row, seats } = state;
  const over = then.ending !== null;
  return {
    ...state,
    row: {
      ...row,
      moment: entry.moment,
      active_at: then.at,
      waiting: [...then.awaited],
      round,
      paused,
      clocks,
      deadline: then.deadline,
      alarm: then.alarm ?? row.alarm,
      rules: upgrade?.rules ?? row.rules,
      status: over ? 'finished' : 'running',
      ending: then.ending,
      result: over ? result : null,
      finished_at: over ? then.at : null,
      started_at: entry.kind === 'start' ? then.at : row.started_at,
    },
    seats: seats.map((seat) => (seat.seat === moved?.seat ? { ...seat, stand_in: moved.standIn, stand_in_because: moved.because } : seat)),
  };
}

function movedTable({ row }: TableState, { outcome, clocks, paused, upgrade }: Change, then: Consequences): RawBuilder<unknown> {
  const { entry, round, result } = outcome;
  const starts = entry.kind === 'start';
  return sql`moved as (
    update tables set
      moment = ${entry.moment}, active_at = ${then.at}, waiting = ${then.awaited}, round = ${json(round)}, paused = ${paused},
      clocks = ${json(clocks)}, deadline = ${then.deadline}, alarm = ${then.alarm ?? row.alarm}, rules = ${upgrade?.rules ?? row.rules},
      status = ${then.ending === null ? 'running' : 'finished'}, ending = ${then.ending},
      result = ${json(then.ending === null ? null : result)}, finished_at = ${then.ending === null ? null : then.at}
      ${starts ? sql`, started_at = ${then.at}` : sql``}
    where id = ${row.id} and moment = ${entry.moment - 1} and status = ${starts ? 'waiting' : 'running'} and paused = ${row.paused}
    returning id
  )`;
}

const entered = ({ outcome: { entry }, author, request }: Change, then: Consequences): RawBuilder<unknown> => sql`entered as (
  insert into entries (table_id, moment, kind, seat, key, by, author, request, at, number, chance, together, hash, lines_from, lines)
  select id, ${entry.moment}::int, ${entry.kind}::text, ${entry.seat}::int, ${entry.key}::text, ${entry.by}::text, ${author}::text,
    ${request}::text, ${then.at}::timestamptz, ${entry.number}::int, ${entry.chance}::int[], ${entry.together}::int[], ${entry.hash}::text, ${entry.linesFrom}::int,
    ${json(entry.lines)}
  from moved
)`;

function plannedJobs(table: string, { alarm, bots, people, newly }: Consequences): RawBuilder<unknown>[] {
  const jobs: RawBuilder<unknown>[] = [];
  if (alarm !== null) jobs.push(sql`(select count(${job('clock', table, alarm)}) from moved)`);
  if (bots.length > 0) jobs.push(sql`(select count(${job('bots', table, null)}) from moved)`);
  if (people.length > 0)
    jobs.push(sql`(select count(${job('orders', table, null)}) from moved
      where exists (select 1 from orders where table_id = moved.id and seat = any(${people}::int[])))`);
  if (newly.length > 0)
    jobs.push(
      sql`(select array_agg(person) from noticed) as told`,
      sql`(select count(graphile_worker.add_job('notify', json_build_object('person', person),
      run_at => now() + make_interval(secs => ${NOTICE_DELAY}::int), job_key => 'notify:' || person, job_key_mode => 'preserve_run_at')) from noticed)`,
    );
  return jobs;
}

const job = (task: string, table: string, runAt: Date | null): RawBuilder<unknown> =>
  sql`graphile_worker.add_job(${task}::text, json_build_object('table', ${table}::text), run_at => coalesce(${runAt}::timestamptz, now()),
    job_key => ${`${task}:${table}`}::text)`;

const checkpointed = ({ outcome, upgrade }: Change, rules: string): RawBuilder<unknown> => sql`, kept as (
  insert into checkpoints (table_id, moment, rules, checkpoint)
  select id, ${outcome.entry.moment}::int, ${upgrade?.rules ?? rules}::text, ${json(outcome.checkpoint)} from moved
  on conflict (table_id) do update set moment = excluded.moment, rules = excluded.rules, checkpoint = excluded.checkpoint
)`;

const based = (base: Base): RawBuilder<unknown> => sql`, based as (
  insert into bases (table_id, moment, base) select id, ${base.moment}::int, ${json(base)} from moved
  on conflict (table_id) do update set moment = excluded.moment, base = excluded.base
)`;

const seated = ({ seat, standIn, because }: SeatChange): RawBuilder<unknown> => sql`, sat as (
  update seats set stand_in = ${standIn}::text, stand_in_because = ${because}::text
  from moved where seats.table_id = moved.id and seats.seat = ${seat}::int
)`;

// Whoever has acted at the table needs no notice of what was before.
const acted = (author: string): RawBuilder<unknown> => sql`, acted as (
  update notices set seen = true, settled = true
  from moved where notices.person = ${author} and notices.table_id = moved.id and not notices.settled
)`;

// Whoever looks at the table, or has not yet looked at an earlier notice of it, gets no new one.
const noticed = (newly: readonly number[]): RawBuilder<unknown> => sql`, noticed as (
  insert into notices (person, kind, table_id)
  select seats.person, 'your-turn', moved.id from moved join seats on seats.table_id = moved.id
  where seats.seat = any(${newly}::int[]) and seats.person is not null and seats.stand_in is null
    and not exists (select 1 from presence where presence.table_id = moved.id and presence.person = seats.person)
    and not exists (select 1 from notices where notices.table_id = moved.id and notices.person = seats.person and kind = 'your-turn' and not settled)
  returning person
)`;
