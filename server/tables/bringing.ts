import type { Kysely } from 'kysely';
import { type Engine, isAbsent, isFault } from '../engine/engine.ts';
import type { Ops } from '../engine/protocol.ts';
import type { Database } from '../store/schema.ts';
import { readEntries, readJournal, type TableState } from './rows.ts';

/**
 * Brings a match into the memory of an engine, at the moment of its table: by the entries that are missing there, or from its record.
 * Returns what has to be stored first if the match goes on from a checkpoint, since the rules have changed.
 */
export async function bringInto(
  engine: Engine,
  db: Kysely<Database>,
  state: TableState,
  at: string,
): Promise<Ops['open']['reply']['upgraded']> {
  const { id, moment } = state.row;
  const present = engine.momentOf(id);
  if (present === moment) return null;
  if (present !== null && present < moment && (await followed(engine, db, state, present))) return null;
  await engine.forget(id);
  const opened = await engine.ask('open', { table: id, journal: await readJournal(db, state), at });
  if (opened.upgraded === null) await engine.keep(id, opened.moment);
  return opened.upgraded;
}

async function followed(
  engine: Engine,
  db: Kysely<Database>,
  { row: { id, moment: upTo } }: TableState,
  present: number,
): Promise<boolean> {
  try {
    const { moment } = await engine.ask('follow', { table: id, entries: await readEntries(db, id, present, upTo) });
    await engine.keep(id, moment);
    return true;
  } catch (error) {
    if (isFault(error) || isAbsent(error)) return false;
    throw error;
  }
}
