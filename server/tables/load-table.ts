import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { Ops } from '../workers/protocol.ts';
import { isAbsent, isFault, type WorkerPool } from '../workers/worker-pool.ts';
import { readEntries, readJournal, type StoredTable } from './table-repository.ts';

/**
 * Brings a table into the memory of a pool, with all its entries: by those that are missing there, or from its journal. Returns what has
 * to be stored first if the match goes on from a checkpoint, since the rules have changed.
 */
export async function loadTable(
  pool: WorkerPool,
  db: Kysely<Database>,
  table: StoredTable,
  now: number,
): Promise<Ops['open']['reply']['upgraded']> {
  const { id, entries } = table.row;
  const present = pool.entriesOf(id);
  if (present === entries) return null;
  if (present !== null && present < entries && (await followed(pool, db, table, present))) return null;
  await pool.forget(id);
  const opened = await pool.ask('open', { table: id, journal: await readJournal(db, table), now });
  if (opened.upgraded === null) await pool.keep(id, opened.entries);
  return opened.upgraded;
}

async function followed(pool: WorkerPool, db: Kysely<Database>, { row }: StoredTable, present: number): Promise<boolean> {
  try {
    const { entries } = await pool.ask('follow', { table: row.id, entries: await readEntries(db, row.id, present, row.entries) });
    await pool.keep(row.id, entries);
    return true;
  } catch (error) {
    if (isFault(error) || isAbsent(error)) return false;
    throw error;
  }
}
