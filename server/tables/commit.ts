import { type Entry, firstDeadline, playedByPerson, type TableSeat, type UpgradePoint } from '@pantheon/table';
import type pg from 'pg';
import { signedOut } from '../failure.ts';
import { carryOut, type Fragment, listed, NOTHING, part } from '../store/statement.ts';
import type { EntryHead, WorkerOutcome } from '../workers/protocol.ts';
import type { StoredTable } from './table-repository.ts';

/** How soon after a move people are told, in seconds: those who look at the table need no notice. */
const NOTICE_DELAY = 20;

/**
 * How far the time at which a table was last active may lie behind, in milliseconds: lists are ordered by it, and what an index holds is
 * not changed with every answer of a quick table.
 */
const ACTIVE_WITHIN = 10_000;

const jsonText = (text: string | null): Fragment => part`${text}::jsonb`;
const json = (value: unknown): Fragment => jsonText(value === null || value === undefined ? null : JSON.stringify(value));

/** What came of storing an entry. */
export interface Committed {
  readonly table: StoredTable;
  /** People who got a notice that it is their turn. */
  readonly told: readonly string[];
}

interface Consequences {
  readonly at: Date;
  /** When the table was last active, by the lists. */
  readonly active: Date;
  readonly deadline: Date | null;
  /** When to look at the clocks, if no look is planned that comes early enough. */
  readonly alarm: Date | null;
  readonly bots: boolean;
  readonly orders: boolean;
  /** People who were not waited for before. */
  readonly newly: readonly number[];
  /** The seat that the entry gave to somebody else, if it did. */
  readonly seat: { readonly seat: number; readonly is: TableSeat } | null;
}

function consequences({ row }: StoredTable, { entry, state, waiting, due }: WorkerOutcome): Consequences {
  const at = new Date(entry.at);
  const first = firstDeadline(state.clocks);
  const deadline = first === null || state.ending !== null ? null : new Date(first.at);
  const planned = row.alarm !== null && row.alarm >= at ? row.alarm : null;
  const people = waiting.filter((seat) => playedByPerson(state.seats[seat]));
  return {
    at,
    active: state.ending === null && +at - +row.active_at < ACTIVE_WITHIN ? row.active_at : at,
    deadline,
    alarm: deadline !== null && (planned === null || deadline < planned) ? deadline : null,
    bots: due.some(({ kind }) => kind === 'bot'),
    orders: due.some(({ kind }) => kind === 'order'),
    newly: people.filter((seat) => !row.waiting.includes(seat)),
    seat: seatGiven(entry, state.seats),
  };
}

const GIVES_SEAT: ReadonlySet<Entry['kind']> = new Set(['out-of-time', 'resigned', 'returned', 'joined']);

const seatGiven = ({ kind, seat }: EntryHead, seats: readonly TableSeat[]): Consequences['seat'] =>
  seat === null || !GIVES_SEAT.has(kind) ? null : { seat, is: seats[seat] as TableSeat };

/**
 * Stores an entry and everything that follows from it, in one statement: all of it or nothing. It is stored only if the journal ends
 * where the entry follows, so that of two nodes one writes an entry and the other learns that it came too late. The primary key
 * (table, entry) guards the same. Whoever enters it by a session must not have signed out meanwhile. Returns the table as it then is and who was given notice, or null if nothing was stored.
 */
export async function commit(
  pool: pg.Pool,
  table: StoredTable,
  outcome: WorkerOutcome,
  session: string | null = null,
): Promise<Committed | null> {
  const then = consequences(table, outcome);
  const { entry, checkpoint, upgrade } = outcome;
  const rules = upgrade?.rules ?? table.row.rules;
  const statement = part`
    with ${movedTable(table, outcome, then, session)}, ${entered(outcome, then.at)}
    ${checkpoint === null ? NOTHING : checkpointed(outcome, rules)}
    ${upgrade === undefined ? NOTHING : based(upgrade.base)}
    ${then.seat === null ? NOTHING : seated(then.seat)}
    ${entry.person === null ? NOTHING : acted(entry.person)}
    ${then.newly.length === 0 ? NOTHING : noticed(then.newly)}
    select ${listed([part`moved.public, moved.spectators, moved.watchers`, ...plannedJobs(table.row.id, then)])} from moved
  `;
  const [row] = await carryOut<Stored>(pool, statement);
  if (row === undefined) {
    if (session !== null) await requireSession(pool, session);
    return null;
  }
  const { told, watchers, ...visible } = row;
  const after = afterwards(table, outcome, then);
  return { table: { ...after, watchers, row: { ...after.row, ...visible } }, told: told ?? [] };
}

/** Who may look at the table now that the entry is stored: it may have been changed elsewhere. */
interface Stored {
  readonly public: boolean;
  readonly spectators: boolean;
  readonly watchers: readonly string[];
  readonly told?: readonly string[] | null;
}

function afterwards(table: StoredTable, { entry, state, waiting, round, result, upgrade }: WorkerOutcome, then: Consequences): StoredTable {
  const { row, seats } = table;
  const over = state.ending !== null;
  const { seat: given } = then;
  return {
    ...table,
    row: {
      ...row,
      entries: entry.entry,
      moment: entry.moment,
      active_at: then.active,
      waiting: [...waiting],
      round,
      paused: state.paused,
      state,
      deadline: then.deadline,
      alarm: then.alarm ?? row.alarm,
      rules: upgrade?.rules ?? row.rules,
      status: over ? 'finished' : 'running',
      ending: state.ending,
      result: over ? result : null,
      finished_at: over ? then.at : null,
      started_at: entry.kind === 'start' ? then.at : row.started_at,
    },
    seats: seats.map((seat) =>
      seat.seat === given?.seat
        ? { ...seat, stand_in: given.is.standIn?.level ?? null, stand_in_because: given.is.standIn?.because ?? null }
        : seat,
    ),
  };
}

/** Refuses a session that has ended. */
async function requireSession(pool: pg.Pool, session: string): Promise<void> {
  const rows = await carryOut(pool, part`select 1 where ${standing(session)}`);
  if (rows.length === 0) throw signedOut();
}

const standing = (session: string): Fragment =>
  part`exists (select 1 from sessions where sessions.id = ${session} and (expires_at is null or expires_at > now()))`;

function movedTable({ row }: StoredTable, outcome: WorkerOutcome, then: Consequences, session: string | null): Fragment {
  const { entry, state, waiting, round, result, upgrade } = outcome;
  const starts = entry.kind === 'start';
  const over = state.ending !== null;
  return part`moved as (
    update tables set
      entries = ${entry.entry}, moment = ${entry.moment}, active_at = ${then.active}, waiting = ${waiting}, round = ${json(round)},
      paused = ${state.paused}, state = ${json(state)}, deadline = ${then.deadline}, alarm = ${then.alarm ?? row.alarm},
      rules = ${upgrade?.rules ?? row.rules}, status = ${over ? 'finished' : 'running'}, ending = ${state.ending},
      result = ${json(over ? result : null)}, finished_at = ${over ? then.at : null}
      ${starts ? part`, started_at = ${then.at}` : NOTHING}
    where id = ${row.id} and entries = ${entry.entry - 1} and status = ${starts ? 'waiting' : 'running'}
      ${session === null ? NOTHING : part`and ${standing(session)}`}
    returning id, public, spectators, array(select person from watchers where watchers.table_id = tables.id) as watchers
  )`;
}

const entered = ({ entry, lines }: WorkerOutcome, at: Date): Fragment => part`entered as (
  insert into entries (table_id, entry, moment, kind, seat, key, by, author, request, at, number, chance, together, hash, lines_from, lines, detail)
  select id, ${entry.entry}::int, ${entry.moment}::int, ${entry.kind}::text, ${entry.seat}::int, ${entry.key}::text, ${entry.by}::text,
    ${entry.person}::text, ${entry.request}::text, ${at}::timestamptz, ${entry.number}::int, ${entry.chance}::int[],
    ${entry.together}::int[], ${entry.hash}::text, ${entry.linesFrom}::int, ${jsonText(lines)}, ${json(entry.detail)}
  from moved
)`;

function plannedJobs(table: string, { alarm, bots, orders, newly }: Consequences): Fragment[] {
  const jobs: Fragment[] = [];
  if (alarm !== null) jobs.push(part`(select count(${job('clock', table, alarm)}) from moved)`);
  if (bots) jobs.push(part`(select count(${job('bots', table, null)}) from moved)`);
  if (orders) jobs.push(part`(select count(${job('orders', table, null)}) from moved)`);
  if (newly.length > 0)
    jobs.push(
      part`(select array_agg(person) from noticed) as told`,
      part`(select count(graphile_worker.add_job('notify', json_build_object('person', person),
      run_at => now() + make_interval(secs => ${NOTICE_DELAY}::int), job_key => 'notify:' || person, job_key_mode => 'preserve_run_at')) from noticed)`,
    );
  return jobs;
}

const job = (task: string, table: string, runAt: Date | null): Fragment =>
  part`graphile_worker.add_job(${task}::text, json_build_object('table', ${table}::text), run_at => coalesce(${runAt}::timestamptz, now()),
    job_key => ${`${task}:${table}`}::text)`;

const checkpointed = ({ entry, checkpoint }: WorkerOutcome, rules: string): Fragment => part`, kept as (
  insert into checkpoints (table_id, moment, rules, checkpoint)
  select id, ${entry.moment}::int, ${rules}::text, ${jsonText(checkpoint)} from moved
  on conflict (table_id) do update set moment = excluded.moment, rules = excluded.rules, checkpoint = excluded.checkpoint
)`;

const based = (base: UpgradePoint): Fragment => part`, based as (
  insert into bases (table_id, moment, base) select id, ${base.entry}::int, ${json(base)} from moved
  on conflict (table_id) do update set moment = excluded.moment, base = excluded.base
)`;

const seated = ({ seat, is: { kind, person, standIn } }: NonNullable<Consequences['seat']>): Fragment => part`, sat as (
  update seats set kind = ${kind}::text, person = ${person}::text, stand_in = ${standIn?.level ?? null}::text,
    stand_in_because = ${standIn?.because ?? null}::text
  from moved where seats.table_id = moved.id and seats.seat = ${seat}::int
)`;

// Whoever has acted at the table needs no notice of what was before.
const acted = (author: string): Fragment => part`, acted as (
  update notices set seen = true, settled = true
  from moved where notices.person = ${author} and notices.table_id = moved.id and not notices.settled
)`;

// Whoever looks at the table, or has not yet looked at an earlier notice of it, gets no new one.
const noticed = (newly: readonly number[]): Fragment => part`, noticed as (
  insert into notices (person, kind, table_id)
  select seats.person, 'your-turn', moved.id from moved join seats on seats.table_id = moved.id
  where seats.seat = any(${newly}::int[]) and seats.person is not null and seats.stand_in is null
    and not exists (select 1 from presence where presence.table_id = moved.id and presence.person = seats.person)
    and not exists (select 1 from notices where notices.table_id = moved.id and notices.person = seats.person and kind = 'your-turn' and not settled)
  returning person
)`;
