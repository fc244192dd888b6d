import { firstDeadline, type Journal } from '@pantheon/table';
import { Refusal } from '../failure.ts';
import type { Services } from '../services.ts';
import { readJournal, readTable, type StoredTable } from '../tables/table-repository.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import { WorkerError } from '../workers/worker-thread.ts';

/** Stops a table by hand. */
export async function freezeTable(
  { registry, db }: Pick<Services, 'registry' | 'db'>,
  table: string,
  reason: string,
): Promise<StoredTable> {
  await registry.freeze(table, `enter: stopped by hand: ${reason}`);
  return readTable(db, table);
}

/**
 * Lets a frozen table go on. Its record is replayed by the rules of today first; where they do not lead to the stored position, the match
 * goes on from its last checkpoint. If neither works, the table stays frozen.
 */
export async function thawTable({ registry, db, bus }: Pick<Services, 'registry' | 'db' | 'bus'>, table: string): Promise<StoredTable> {
  const before = await readTable(db, table);
  if (before.row.status !== 'frozen') throw new Refusal('not-running', 'this table is not frozen');
  const found = await drillOne(registry.pool, before, await readJournal(db, before));
  if (found.outcome === 'broken') throw new Refusal('frozen', `the record cannot be played on: ${found.why}`);
  await db
    .updateTable('tables')
    .set({ status: 'running', fault: null, ...timeFromNow(before, registry.now()) })
    .where('id', '=', table)
    .where('status', '=', 'frozen')
    .execute();
  await registry.invalidate(table);
  bus.publish({ kind: 'void', table });
  const thawed = await registry.actor(table).withTable(async (_now, present) => present);
  bus.publish({ kind: 'table', table });
  return thawed;
}

// The time during which the table was frozen counts for nobody.
function timeFromNow({ row: { state } }: StoredTable, now: number): { state?: string; deadline?: Date | null } {
  if (state === null) return {};
  const clocks = { ...state.clocks, since: state.clocks.since.map((running) => (running === null ? null : now)) };
  const due = firstDeadline(clocks);
  return { state: JSON.stringify({ ...state, clocks }), deadline: due === null ? null : new Date(due.at) };
}

/** What became of a match when the rules of today were tried on it. */
export interface DryRun {
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly outcome: 'replayed' | 'resumed' | 'broken';
  readonly why: string | null;
}

async function drillOne(pool: WorkerPool, { row }: StoredTable, journal: Journal): Promise<DryRun> {
  const about = { table: row.id, game: row.game, rules: row.rules };
  const scratch = `drill-${row.id}`;
  try {
    const { problem } = await pool.ask('verify', { journal });
    const { upgraded } = await pool.ask('open', { table: scratch, journal, now: 0 });
    await pool.ask('forget', { table: scratch });
    return { ...about, outcome: upgraded === null && problem === null ? 'replayed' : 'resumed', why: upgraded?.why ?? problem };
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    return { ...about, outcome: 'broken', why: error.message };
  }
}

/** The upgrade drill: tries the rules of today on every running match, without changing any. */
export async function dryRunUpgrade(
  { db }: Pick<Services, 'db'>,
  worker: string | URL,
  tell: (drilled: DryRun) => void,
): Promise<{ [outcome in DryRun['outcome']]: number }> {
  const pool = new WorkerPool({ file: worker, threads: 1, limit: 30_000, keep: 10 });
  const counts = { replayed: 0, resumed: 0, broken: 0 };
  try {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('status', 'in', ['running', 'frozen'])
      .where('entries', '>', 0)
      .orderBy('id')
      .execute();
    for (const { id } of rows) {
      const table = await readTable(db, id);
      const drilled = await drillOne(pool, table, await readJournal(db, table));
      counts[drilled.outcome]++;
      tell(drilled);
    }
  } finally {
    await pool.close();
  }
  return counts;
}
