import { type Append, type Journal, type JournalPort, TableRefusal } from '@pantheon/table';
import { type DeviceTableRow, ENTRIES, keptEntries, keptRow, settled, TABLES, type TableSummary, transact } from './store.ts';

const gone = (): TableRefusal => new TableRefusal('forbidden', 'the table is not on this device any more');

/** The journal of a table on this device: each entry is one row, kept together with the row of the table. */
export class IndexedDbJournal implements JournalPort {
  private row: DeviceTableRow;
  private readonly summary: () => TableSummary | null;

  /** `summary` tells how the table stands for lists, once it is open. */
  constructor(row: DeviceTableRow, summary: () => TableSummary | null) {
    this.row = row;
    this.summary = summary;
  }

  async append(step: Append): Promise<void> {
    const { id } = this.row;
    const { entry } = step;
    const row = rowAfter(this.row, step, this.summary());
    // All is asked for at once: an answer does not wait for one request after the other.
    await transact([TABLES, ENTRIES], async (store) => {
      const [kept, taken] = [settled(store(TABLES).getKey(id)), settled(store(ENTRIES).getKey([id, entry.entry]))];
      store(ENTRIES).put(entry, [id, entry.entry]);
      store(TABLES).put(row);
      if ((await kept) === undefined) throw gone();
      if ((await taken) !== undefined) throw new TableRefusal('stale', `entry ${entry.entry} is taken`);
    });
    this.row = row;
  }

  async read(): Promise<Journal> {
    const row = (await keptRow(this.row.id)) as DeviceTableRow | null;
    if (row === null) throw gone();
    this.row = row;
    const { setup, base, checkpoint, state } = row;
    return { setup, base, checkpoint, state, entries: await keptEntries(row.id) };
  }
}

const rowAfter = (row: DeviceTableRow, { entry, state, checkpoint, upgrade }: Append, summary: TableSummary | null): DeviceTableRow => ({
  ...row,
  ...(summary ?? {}),
  state,
  checkpoint: checkpoint ?? row.checkpoint,
  ...(upgrade === undefined ? {} : { base: upgrade.base, setup: { ...row.setup, rules: upgrade.rules } }),
  updated: Date.parse(entry.at),
});
