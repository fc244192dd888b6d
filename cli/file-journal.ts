import { statSync } from 'node:fs';
import { type Append, type Journal, type JournalPort, MemoryJournal, type TableFile, TableRefusal } from '@pantheon/table';
import { CliFailure } from './failure.ts';
import { readMatchFile, writeWhole } from './files.ts';

/** What a table in a file is called, and those at it. */
export type TableNames = Pick<TableFile, 'title' | 'names'>;

/** A journal in a file that is written whole after every entry: an entry is there or it is not, and never half. */
export class FileJournal implements JournalPort {
  private readonly file: string;
  private names: TableNames;
  private kept: MemoryJournal;
  /** The entries as text: what was written once is not made again. */
  private texts: readonly string[] = [];
  /** The file as it was when it was last read or written, to see when somebody else has written it. */
  private stamp: string | null = null;

  private constructor(file: string, names: TableNames, journal: Pick<Journal, 'setup'> & Partial<Journal>) {
    this.file = file;
    this.names = names;
    this.kept = new MemoryJournal(journal);
    this.texts = (journal.entries ?? []).map((entry) => JSON.stringify(entry));
  }

  /** A journal that is kept here from now on, in place of whatever is there. */
  static create(file: string, names: TableNames, journal: Pick<Journal, 'setup'> & Partial<Journal>): FileJournal {
    const created = new FileJournal(file, names, journal);
    if (created.texts.length > 0) created.write(created.kept, created.texts);
    return created;
  }

  /** The journal of a file that is there. */
  static open(file: string): FileJournal {
    const stamp = stampOf(file);
    const { title, names, journal } = tableIn(file);
    const opened = new FileJournal(file, { title, names }, journal);
    opened.stamp = stamp;
    return opened;
  }

  async append(step: Append): Promise<void> {
    if (this.stamp !== null && stampOf(this.file) !== this.stamp)
      throw new TableRefusal('stale', `somebody else has written ${this.file} since`);
    const next = new MemoryJournal(this.kept.journal);
    await next.append(step);
    this.write(next, [...this.texts, JSON.stringify(step.entry)]);
  }

  async read(): Promise<Journal> {
    if (this.stamp === null) return this.kept.journal;
    const { kept, texts, names, stamp } = FileJournal.open(this.file);
    Object.assign(this, { kept, texts, names, stamp });
    return kept.journal;
  }

  private write(next: MemoryJournal, texts: readonly string[]): void {
    const { entries: _, ...journal } = next.journal;
    const head: Omit<TableFile, 'journal'> = { format: 'pantheon-table-file', formatVersion: 1, ...this.names };
    const open = JSON.stringify({ ...head, journal }).slice(0, -2);
    writeWhole(this.file, `${open},"entries":[${texts.join(',')}]}}\n`);
    this.kept = next;
    this.texts = texts;
    this.stamp = stampOf(this.file);
  }
}

function tableIn(file: string): TableFile {
  const found = readMatchFile(file);
  if (found.format !== 'pantheon-table-file') throw new CliFailure(`${file} holds no table`);
  return found;
}

function stampOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.ino} ${found.size} ${found.mtimeMs}`;
}
