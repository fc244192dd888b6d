import type { KeptLine } from '@pantheon/kernel';
import { type Entry, freshState, type Journal, seatWith, type TableSeat, type TableSetup, type UpgradePoint } from '@pantheon/table';
import { type Kysely, sql } from 'kysely';
import type { Person } from '../api/index.ts';
import { notFound } from '../failure.ts';
import { seenIfAny } from '../identity/seen-as.ts';
import type { Database, EntryRow, NewEntry, SeatRow, TableRow } from '../store/schema.ts';

type Db = Kysely<Database>;

/** A seat with the name of whoever sits there. */
export interface SeatedRow extends SeatRow {
  readonly name: string | null;
  readonly login: string | null;
  readonly program: boolean | null;
}

/** A table as it is stored, with its seats, its host, and those who came to watch by invitation. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly SeatedRow[];
  readonly host: Person | null;
  readonly watchers: readonly string[];
  /** The table that followed it. */
  readonly rematch: string | null;
}

/** The tables with these ids, each with its seats. */
export async function readTables(db: Db, ids: readonly string[]): Promise<StoredTable[]> {
  if (ids.length === 0) return [];
  const [rows, seats] = await Promise.all([
    db
      .selectFrom('tables')
      .leftJoin('people', 'people.id', 'tables.host')
      .leftJoin('tables as next', 'next.rematch_of', 'tables.id')
      .selectAll('tables')
      .select(['people.name as host_name', 'people.login as host_login', 'people.program as host_program', 'next.id as rematch'])
      .select(sql<string[]>`array(select person from watchers where watchers.table_id = tables.id)`.as('watchers'))
      .where('tables.id', 'in', ids)
      .execute(),
    db
      .selectFrom('seats')
      .leftJoin('people', 'people.id', 'seats.person')
      .selectAll('seats')
      .select(['people.name', 'people.login', 'people.program'])
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute(),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    if (found === undefined) return [];
    const { host_name, host_login, host_program, rematch, watchers, ...row } = found;
    const host = seenIfAny({ id: row.host, name: host_name, login: host_login, program: host_program });
    return [{ row, seats: seats.filter(({ table_id }) => table_id === id), host, watchers, rematch }];
  });
}

/** One table with its seats. */
export async function readTable(db: Db, id: string): Promise<StoredTable> {
  const [table] = await readTables(db, [id]);
  if (table === undefined) throw notFound();
  return table;
}

const entryOf = (row: EntryRow): Entry => ({
  entry: row.entry,
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
  detail: row.detail,
  person: row.author,
  request: row.request,
});

/** An entry as a row. */
export const entryRow = (table: string, entry: Entry): NewEntry => ({
  table_id: table,
  entry: entry.entry,
  moment: entry.moment,
  kind: entry.kind,
  seat: entry.seat,
  key: entry.key,
  by: entry.by,
  author: entry.person,
  request: entry.request,
  at: new Date(entry.at),
  number: entry.number,
  chance: [...entry.chance],
  together: [...entry.together],
  hash: entry.hash,
  lines_from: entry.linesFrom,
  lines: JSON.stringify(entry.lines),
  detail: entry.detail === null ? null : JSON.stringify(entry.detail),
});

/** The entries of a journal after one and up to another, in order. */
export async function readEntries(db: Db, table: string, after: number, upTo: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('entry', '>', after)
    .where('entry', '<=', upTo)
    .orderBy('entry')
    .execute();
  return rows.map(entryOf);
}

/** The entry that a request made at a table, if it made one. */
export async function entryMadeBy(db: Db, table: string, request: string): Promise<Entry | null> {
  const row = await db.selectFrom('entries').selectAll().where('table_id', '=', table).where('request', '=', request).executeTakeFirst();
  return row === undefined ? null : entryOf(row);
}

const seatOfRow = ({ kind, person, level, stand_in, stand_in_because }: SeatRow): TableSeat =>
  seatWith({
    kind: kind === 'friend' ? 'open' : kind,
    person,
    level,
    standIn: stand_in === null || stand_in_because === null ? null : { level: stand_in, because: stand_in_because },
  });

/** What a table is set up with, from its rows. */
export async function readSetup(db: Db, { row, seats }: Pick<StoredTable, 'row' | 'seats'>): Promise<TableSetup> {
  const pack = row.custom_pack
    ? await db.selectFrom('packs').select('pack').where('hash', '=', row.pack_hash).executeTakeFirst()
    : undefined;
  return {
    game: row.game,
    rules: row.rules,
    seats: seats.map(seatOfRow),
    pace: row.pace,
    options: row.options,
    seed: row.seed,
    entropy: row.entropy,
    ...(pack === undefined ? {} : { pack: pack.pack }),
    ...(row.start === null ? {} : { start: row.start }),
  };
}

/**
 * All that is needed to have a table in memory, as it stands now: with more entries than its row where others have written since that was
 * read. How far the journal goes and its checkpoint are told by one statement: a checkpoint that is younger than the entries beside it
 * would let nobody take back what came before it.
 */
export async function readJournal(db: Db, table: StoredTable): Promise<Journal> {
  const { id } = table.row;
  const now = await db
    .selectFrom('tables')
    .leftJoin('checkpoints', 'checkpoints.table_id', 'tables.id')
    .leftJoin('bases', 'bases.table_id', 'tables.id')
    .select(['tables.entries', 'tables.state', 'tables.rules', 'checkpoints.checkpoint', 'bases.base'])
    .where('tables.id', '=', id)
    .executeTakeFirstOrThrow();
  const [setup, entries] = await Promise.all([readSetup(db, table), readEntries(db, id, 0, now.entries)]);
  return {
    setup: { ...setup, rules: now.rules },
    entries,
    checkpoint: now.checkpoint ?? null,
    base: (now.base as UpgradePoint | null) ?? null,
    state: now.state ?? freshState(setup),
  };
}

/** The time by the database's clock, which all nodes share. */
export async function databaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return (rows[0] as { now: Date }).now.getTime();
}
