import type { StoredCheckpoint } from '@pantheon/kernel';
import type { Entry, Journal, UpgradePoint } from './entry.ts';
import type { Append, JournalPort } from './ports.ts';
import { TableRefusal } from './refusal.ts';
import type { TableSetup } from './setup.ts';
import type { TableState } from './state.ts';

/** A journal in this process's memory: for tests, what-ifs, and wherever a host keeps it in one piece. */
export class MemoryJournal implements JournalPort {
  private setup: TableSetup;
  private base: UpgradePoint | null;
  private checkpoint: StoredCheckpoint | null;
  private readonly entries: Entry[];
  private state: TableState | null;

  constructor(journal: Pick<Journal, 'setup'> & Partial<Journal>) {
    this.setup = journal.setup;
    this.base = journal.base ?? null;
    this.checkpoint = journal.checkpoint ?? null;
    this.entries = [...(journal.entries ?? [])];
    this.state = journal.state ?? null;
  }

  /** All of it, as it stands. */
  get journal(): Journal {
    const { setup, base, checkpoint, entries, state } = this;
    return { setup, base, checkpoint, entries: [...entries], state };
  }

  async append({ entry, state, checkpoint, upgrade }: Append): Promise<void> {
    if (entry.entry !== this.entries.length + 1) throw new TableRefusal('stale', `entry ${entry.entry} is taken`);
    this.entries.push(entry);
    this.state = state;
    if (checkpoint !== null) this.checkpoint = checkpoint;
    if (upgrade === undefined) return;
    this.base = upgrade.base;
    this.setup = { ...this.setup, rules: upgrade.rules };
  }

  async read(): Promise<Journal> {
    return this.journal;
  }
}
