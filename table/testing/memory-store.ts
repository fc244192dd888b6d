import type { Journal } from '../entry.ts';
import { MemoryJournal } from '../memory-journal.ts';
import type { JournalPort } from '../ports.ts';
import type { JournalStore } from './runner-host.ts';

/** Journals in memory, which are found again as text that was stored would be. */
export class MemoryStore implements JournalStore {
  private readonly journals = new Map<number, MemoryJournal>();

  async keep(table: number, journal: Journal): Promise<JournalPort> {
    const kept = new MemoryJournal(journal);
    this.journals.set(table, kept);
    return kept;
  }

  async find(table: number): Promise<JournalPort> {
    const { journal } = this.journals.get(table) as MemoryJournal;
    return this.keep(table, JSON.parse(JSON.stringify(journal)) as Journal);
  }
}
