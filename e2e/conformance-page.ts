import type { Journal, JournalPort } from '@pantheon/table';
import { type JournalStore, RunnerHost, type Script, ScriptRun, type Transcript, type TranscriptLine } from '@pantheon/table/testing';
import { testGame } from '../table/tests/games.ts';
import { IndexedDbJournal } from '../web/match/indexed-db-journal.ts';
import { type DeviceTableRow, dropTable, keepTable, keptRow } from '../web/match/store.ts';

const idOf = (table: number): string => `table ${table}`;

/** Tables in the store of this browser, as the page keeps them. */
const browserStore: JournalStore = {
  async keep(table, { entries, ...journal }: Journal): Promise<JournalPort> {
    const about = { id: idOf(table), title: 'a script', names: [], created: 0, updated: 0 };
    const summary = { game: journal.setup.game, colours: [], number: 0, waiting: [], over: false, winners: [] };
    const row: DeviceTableRow = { ...about, ...summary, ...journal };
    await keepTable(row, entries);
    return new IndexedDbJournal(row, () => null);
  },
  find: async (table) => new IndexedDbJournal((await keptRow(idOf(table))) as DeviceTableRow, () => null),
};

let last: Transcript | null = null;

/** What a test can ask of the page. */
export const conformance = {
  /** Plays a script on tables of this browser; returns what everybody was told, as hashes. */
  async play(id: string, script: Script): Promise<readonly (readonly string[])[]> {
    const game = await testGame(id);
    const host = new RunnerHost('browser', game, browserStore);
    last = await ScriptRun.play(host, script);
    await host.close();
    for (const table of script.tables.keys()) await dropTable(idOf(table));
    if (last.problems[0] !== undefined) throw new Error(last.problems[0]);
    return last.digests();
  },
  /** All that was told at a table of the last script. */
  linesAt: (table: number): readonly TranscriptLine[] => last?.tables[table] ?? [],
};

Object.assign(globalThis, { conformance });
