import { Engine } from '../engine/engine.ts';
import { EngineError } from '../engine/threads.ts';
import { Refusal } from '../failure.ts';
import type { Services } from '../services.ts';
import { firstDeadline } from '../tables/clocks.ts';
import { readJournal, readTable, type TableState } from '../tables/rows.ts';

/** Stops a table by hand. */
export async function freezeTable({ keeper, db }: Pick<Services, 'keeper' | 'db'>, table: string, reason: string): Promise<TableState> {
  await keeper.freeze(table, `enter: stopped by hand: ${reason}`);
  return readTable(db, table);
}

/**
 * Lets a frozen table go on. Its record is replayed by the rules of today first; where they do not lead to the stored position, the match
 * goes on from its last checkpoint. If neither works, the table stays frozen.
 */
export async function thawTable({ keeper, db, bus }: Pick<Services, 'keeper' | 'db' | 'bus'>, table: string): Promise<TableState> {
  const before = await readTable(db, table);
  if (before.row.status !== 'frozen') throw new Refusal('not-running', 'this table is not frozen');
  const found = await drillOne(keeper.engine, before, await readJournal(db, before));
  if (found.outcome === 'broken') throw new Refusal('frozen', `the record cannot be played on: ${found.why}`);
  await db
    .updateTable('tables')
    .set({ status: 'running', fault: null, ...timeFromNow(before, keeper.now()) })
    .where('id', '=', table)
    .where('status', '=', 'frozen')
    .execute();
  await keeper.engine.forget(table);
  const state = await keeper.room(table).withMatch(async (_moment, present) => present);
  bus.publish({ kind: 'table', table });
  return state;
}

// The time during which the table was frozen counts for nobody.
function timeFromNow({ row: { clocks } }: TableState, now: number): { clocks?: string; deadline?: Date | null } {
  if (clocks === null) return {};
  const going = { ...clocks, since: clocks.since.map((running) => (running === null ? null : now)) };
  const due = firstDeadline(going);
  return { clocks: JSON.stringify(going), deadline: due === null ? null : new Date(due.at) };
}

/** What became of a match when the rules of today were tried on it. */
export interface Drilled {
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly outcome: 'replayed' | 'resumed' | 'broken';
  readonly why: string | null;
}

async function drillOne(engine: Engine, { row }: TableState, journal: Awaited<ReturnType<typeof readJournal>>): Promise<Drilled> {
  const about = { table: row.id, game: row.game, rules: row.rules };
  const scratch = `drill-${row.id}`;
  try {
    const { problem } = await engine.ask('verify', { journal });
    const { upgraded } = await engine.ask('open', { table: scratch, journal, at: new Date(0).toISOString() });
    await engine.ask('forget', { table: scratch });
    return { ...about, outcome: upgraded === null && problem === null ? 'replayed' : 'resumed', why: upgraded?.why ?? problem };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { ...about, outcome: 'broken', why: error.message };
  }
}

/** The upgrade drill: tries the rules of today on every running match, without changing any. */
export async function drill(
  { db }: Pick<Services, 'db'>,
  engineFile: string | URL,
  tell: (drilled: Drilled) => void,
): Promise<{ [outcome in Drilled['outcome']]: number }> {
  const engine = new Engine({ file: engineFile, threads: 1, limit: 30_000, keep: 10 });
  const counts = { replayed: 0, resumed: 0, broken: 0 };
  try {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('status', 'in', ['running', 'frozen'])
      .where('moment', '>', 0)
      .orderBy('id')
      .execute();
    for (const { id } of rows) {
      const state = await readTable(db, id);
      const drilled = await drillOne(engine, state, await readJournal(db, state));
      counts[drilled.outcome]++;
      tell(drilled);
    }
  } finally {
    await engine.close();
  }
  return counts;
}
