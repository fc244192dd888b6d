import { seatWith, type TableFile } from '@pantheon/table';
import type { Kysely } from 'kysely';
import { Refusal } from '../failure.ts';
import type { Database } from '../store/schema.ts';
import { readJournal, type StoredTable } from './table-repository.ts';

/**
 * A table as a file, to be carried elsewhere. It holds everything, also what is secret while the match runs: so only somebody who plays
 * alone with bots takes it along, and everybody who sat there when it is over.
 */
export async function fileOf(db: Kysely<Database>, table: StoredTable, person: string): Promise<TableFile> {
  const { row, seats } = table;
  if (row.status === 'waiting' || row.entries === 0) throw new Refusal('not-running', 'the match has not started yet');
  const isAlone = seats.every((seat) => seat.kind === 'bot' || seat.person === person);
  if (row.status !== 'finished' && !isAlone)
    throw new Refusal('not-over', 'others play here: the table can be taken along when the match is over');
  const journal = await readJournal(db, table);
  const joined = new Set(journal.entries.filter(({ kind }) => kind === 'joined').map(({ seat }) => seat));
  const atStart = journal.setup.seats.map((seat, at) => (joined.has(at) ? seatWith({ kind: 'open' }) : { ...seat, standIn: null }));
  return {
    format: 'pantheon-table-file',
    formatVersion: 1,
    title: row.title ?? '',
    names: seats.map(({ name }) => name ?? ''),
    journal: { ...journal, setup: { ...journal.setup, seats: atStart } },
  };
}
