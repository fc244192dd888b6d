import { PantheonError, readFile } from '@pantheon/kernel';
import { readTableFile } from '@pantheon/table';
import { continueRecord, keepFile, keepRecord } from './near-tables.ts';

function formatOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'format' in value ? value.format : null;
  } catch {
    return null;
  }
}

/**
 * Takes in a file that somebody has: a whole table, which goes on here, or the record of a match; one that is not over goes on with bots.
 * Returns the address that shows it.
 */
export async function importFile(text: string, name: string, you: string): Promise<string> {
  if (formatOf(text) === 'pantheon-table-file') {
    const file = readTableFile(JSON.parse(text));
    const over = (file.journal.state?.ending ?? null) !== null;
    return `/${over ? 'replay' : 'table'}/local/${await keepFile(file)}`;
  }
  const record = readFile(text);
  if (record.format !== 'pantheon-record') throw new PantheonError('bad-record', 'this is a position, not a match');
  if (record.result === null) return `/table/local/${await continueRecord(record, name, you)}`;
  return `/replay/local/${await keepRecord(record, name)}`;
}
