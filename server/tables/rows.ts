import type { KeptLine } from '@pantheon/kernel';
import { type Kysely, sql } from 'kysely';
import type { Person } from '../api/index.ts';
import type { Base, Journal, JournalEntry, JournalSetup } from '../engine/journal.ts';
import { notFound } from '../failure.ts';
import type { Database, EntryRow, SeatRow, TableRow } from '../store/schema.ts';

type Db = Kysely<Database>;

/** A seat with the name of whoever sits there. */
export interface SeatedRow extends SeatRow {
  readonly name: string | null;
  readonly login: string | null;
}

/** A table with its seats and its host. */
export interface TableState {
  readonly row: TableRow;
  readonly seats: readonly SeatedRow[];
  readonly host: Person | null;
  /** The table that followed it. */
  readonly rematch: string | null;
}

/** The tables with these ids, each with its seats. */
export async function readTables(db: Db, ids: readonly string[]): Promise<TableState[]> {
  if (ids.length === 0) return [];
  const [rows, seats] = await Promise.all([
    db
      .selectFrom('tables')
      .leftJoin('people', 'people.id', 'tables.host')
      .leftJoin('tables as next', 'next.rematch_of', 'tables.id')
      .selectAll('tables')
      .select(['people.name as host_name', 'people.login as host_login', 'next.id as rematch'])
      .where('tables.id', 'in', ids)
      .execute(),
    db
      .selectFrom('seats')
      .leftJoin('people', 'people.id', 'seats.person')
      .selectAll('seats')
      .select(['people.name', 'people.login'])
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute(),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    if (found === undefined) return [];
    const { host_name, host_login, rematch, ...row } = found;
    const host = row.host === null ? null : { id: row.host, name: host_name ?? '', guest: host_login === null };
    return [{ row, seats: seats.filter(({ table_id }) => table_id === id), host, rematch }];
  });
}

/** One table with its seats. */
export async function readTable(db: Db, id: string): Promise<TableState> {
  const [state] = await readTables(db, [id]);
  if (state === undefined) throw notFound();
  return state;
}

const entryOf = (row: EntryRow): JournalEntry => ({
  moment: row.moment,
  kind: row.kind,
  seat: row.seat,
  key: row.key,
  by: row.by,
  at: row.at.toISOString(),
  number: row.number,
  chance: row.chance,
  together: row.together,
  hash: row.hash,
  linesFrom: row.lines_from,
  lines: row.lines as unknown as readonly KeptLine[],
});

/** The entries of a record after a moment and up to another, in order. */
export async function readEntries(db: Db, table: string, after: number, upTo: number): Promise<JournalEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('moment', '>', after)
    .where('moment', '<=', upTo)
    .orderBy('moment')
    .execute();
  return rows.map(entryOf);
}

/** What a match is set up with, from its table. */
export async function setupOf(db: Db, row: TableRow, seats: number): Promise<JournalSetup> {
  const pack = row.custom_pack
    ? await db.selectFrom('packs').select('pack').where('hash', '=', row.pack_hash).executeTakeFirst()
    : undefined;
  return {
    game: row.game,
    rules: row.rules,
    seats,
    options: row.options,
    seed: row.seed,
    entropy: row.entropy,
    ...(pack === undefined ? {} : { pack: pack.pack }),
    ...(row.start === null ? {} : { start: row.start }),
  };
}

/** All that is needed to have a match in memory. */
export async function readJournal(db: Db, { row, seats }: TableState): Promise<Journal> {
  const [setup, entries, checkpoint, base] = await Promise.all([
    setupOf(db, row, seats.length),
    readEntries(db, row.id, 0, row.moment),
    db.selectFrom('checkpoints').select(['moment', 'checkpoint']).where('table_id', '=', row.id).executeTakeFirst(),
    db.selectFrom('bases').select('base').where('table_id', '=', row.id).executeTakeFirst(),
  ]);
  return { setup, entries, checkpoint: checkpoint ?? null, base: (base?.base as Base | undefined) ?? null };
}

/** The time by the database's clock, which all nodes share. */
export async function databaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return (rows[0] as { now: Date }).now.getTime();
}
