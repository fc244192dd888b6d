import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalog } from '@pantheon/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileJournal } from '../../cli/file-journal.ts';
import { Census, firstDifference, type JournalStore, MemoryStore, RunnerHost, ScriptRun, ScriptWriter, type TestGame } from '../testing.ts';
import { testGame } from './games.ts';

/** What a batch may take, in milliseconds: the machine may be busy with much else. */
const PATIENCE = 600_000;

const times = process.env.PANTHEON_DEEP ? 10 : 1;
const batches = [
  ...Array.from({ length: 10 * times }, (_, batch) => ({ name: `short ${batch}`, tables: 20, rounds: 14 })),
  ...Array.from({ length: times }, (_, batch) => ({ name: `long ${batch}`, tables: 3, rounds: 150 })),
];

const folder = mkdtempSync(path.join(tmpdir(), 'pantheon-conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each table in a file of its own. */
const fileStore = (name: string): JournalStore => {
  const fileOf = (table: number): string => path.join(folder, `${name}-${table}.table.json`);
  return {
    keep: async (table, journal) => FileJournal.create(fileOf(table), { title: name, names: [] }, journal),
    find: async (table) => FileJournal.open(fileOf(table)),
  };
};

/** What must have happened in the scripts of every game, or they prove little. */
const everywhere = [
  ...['start', 'answer', 'undo', 'redo', 'restart-turn', 'take-back', 'out-of-time', 'returned', 'resigned', 'joined'],
  ...['paused', 'resumed', 'ended', 'abandoned', 'upgraded', 'proposed', 'agreed', 'declined', 'ordered', 'cancelled'],
].map((kind) => `entry: ${kind}`);
const refusals = [
  ...['forbidden', 'paused', 'not-running', 'too-many', 'id-reused', 'unknown-proposal', 'unknown-order'],
  ...['not-your-question', 'not-offered', 'stale', 'cannot-undo'],
].map((code) => `refused: ${code}`);
const situations = [
  'answer by person',
  'answer by bot',
  'answer by order',
  'carried from elsewhere',
  "an order's answer taken back",
  'ended: resigned',
  'ended: agreed',
  'ended: abandoned',
  'reopened by same rules',
  'reopened by later rules',
  'request repeated',
  'step: follow',
  'step: unfollow',
];

describe.each(catalog.map(({ id }) => id))('at every table of %s', (id) => {
  let game: TestGame;
  const census = new Census();
  beforeAll(async () => {
    game = await testGame(id);
  });

  it.each(batches)('everybody is told the same on every host: $name', { timeout: PATIENCE }, async ({ name, ...size }) => {
    const { script, transcript } = await ScriptWriter.write(game, `${id} ${name}`, size, census);
    const inFiles = new RunnerHost('file', game, fileStore(`${id}-${name}`));
    expect(firstDifference(transcript, await ScriptRun.play(inFiles, script)), inFiles.name).toBeNull();
    if (size.tables > 3) return;
    const inMemory = new RunnerHost('memory', game, new MemoryStore());
    expect(firstDifference(transcript, await ScriptRun.play(inMemory, script)), inMemory.name).toBeNull();
  });

  it('everything happens that can', () => {
    expect([...everywhere, ...refusals, ...situations].filter((what) => census.of(what) === 0)).toEqual([]);
  });
});
