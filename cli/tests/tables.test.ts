import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTableFile, TableHost, type TableSetup } from '@pantheon/table';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FileJournal } from '../file-journal.ts';
import { gameNamed, peopleOnly } from '../files.ts';
import { complaint, conversation, pantheon, program, scratch } from './program.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder = '';
let file = '';
beforeEach(() => {
  folder = scratch();
  file = path.join(folder, 'mine.table.json');
});

const table = () => readTableFile(JSON.parse(readFileSync(file, 'utf8')));
const kinds = (): string[] => table().journal.entries.map(({ kind, by }) => `${kind} ${by}`);
const game = ['isles', '--players', '2', '--seed', '5', '--bots', 'novice'];

describe('play with a table file', () => {
  it('keeps the whole table there, goes on with it, and says who sits where by itself', async () => {
    const said = await conversation(['play', ...game, '--save', file], ['3', 'march', 'quit'], folder);
    expect(said.out).toContain('March from which isle?');
    const before = kinds();
    expect(before.slice(0, 3)).toEqual(['start server', 'answer bot', 'answer person']);
    expect(table()).toMatchObject({ title: 'isles', names: ['Player 0', 'Player 1'] });
    const again = await conversation(['play', file], ['quit'], folder);
    expect(again.out).toContain('March from which isle?');
    expect(kinds()).toEqual(before);
    expect(complaint(['play', file, '--seat', '1'])).toContain('a table says itself who sits where');
    expect(pantheon(['inspect', file]).out).toContain('March from which isle?');
    expect(pantheon(['verify', file]).out).toContain('ok: 3 answers');
    expect(pantheon(['replay', file]).code).toBe(0);
    expect(complaint(['apply', file, '0:pass'])).toContain('use pantheon play');
  });

  it('has the ways back that tables have everywhere', async () => {
    const lines = ['3', 'redo', 'march', 'undo', 'redo', 'restart', 'back', 'back 7', '2', 'quit'];
    const said = await conversation(['play', ...game, '--save', file], lines, folder);
    for (const phrase of [
      'nothing was taken back that could be given again',
      'Taken back.',
      'Given again.',
      'there is nothing to take back',
    ])
      expect(said.out).toContain(phrase);
    expect(kinds().filter((kind) => !kind.endsWith('bot'))).toEqual([
      'start server',
      ...['answer', 'answer', 'undo', 'redo', 'restart-turn'].map((kind) => `${kind} person`),
      'take-back server',
      'answer person',
    ]);
  });

  it('saves either kind of file on the way', async () => {
    await conversation(['play', ...game], ['3', `save ${file}`, `save ${path.join(folder, 'record.json')}`, 'quit'], folder);
    expect(table().journal.entries.length).toBe(3);
    expect(pantheon(['verify', path.join(folder, 'record.json')]).out).toContain('ok: 2 answers');
  });

  it('has lost nothing that was answered when it is killed at any moment', async () => {
    const child = spawn(process.execPath, [program, 'play', ...game, '--set', 'rounds=6', '--save', file], { cwd: folder });
    const closed = new Promise((done) => child.on('close', done));
    const answers = ['0', 'pass', '0', 'pass', '0', 'pass', '0'];
    let said = '';
    let given = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const asked = said.split('\n> ').length - 1;
      if (asked >= answers.length) child.kill('SIGKILL');
      for (; given < Math.min(asked, answers.length); given++) child.stdin.write(`${answers[given]}\n`);
    });
    child.stdin.on('error', () => undefined);
    await closed;
    const { journal } = table();
    const { rules } = await gameNamed('isles');
    expect(TableHost.adopt(rules, journal).entries).toBe(journal.entries.length);
    expect((await conversation(['play', file], ['quit'], folder)).out).toContain('Goodbye.');
  });

  it('lets several people at one table answer in turn', async () => {
    const { rules } = await gameNamed('isles');
    const setup: TableSetup = {
      ...{ game: 'isles', rules: rules.version, seed: 'two', pace: { kind: 'none' } },
      seats: peopleOnly(2),
    };
    const { host, step } = TableHost.create(rules, setup, 0);
    const { entry, checkpoint } = step;
    FileJournal.create(file, { title: 'two', names: ['Ada', 'Bob'] }, { setup, entries: [entry], checkpoint, state: host.state });
    const said = await conversation(['play', file], ['1', '0', 'quit'], folder);
    expect(said.out).toContain('You are Ada.');
    expect(kinds()).toEqual(['start server', 'answer person', 'answer person']);
    expect(table().journal.entries.map(({ seat }) => seat)).toEqual([null, 0, 1]);
  });
});

it('goes on with a record of other rules from its last checkpoint', async () => {
  const record = path.join(folder, 'match.json');
  pantheon(['new', 'isles', '--players', '2', '--seed', '7', '--out', record]);
  pantheon(['apply', record, '0:1', '1:2']);
  writeFileSync(record, JSON.stringify({ ...JSON.parse(readFileSync(record, 'utf8')), rules: 'old' }));
  expect(pantheon(['inspect', record]).out).toContain('2 answers given');
  expect(pantheon(['apply', record, '1:recruit', '1:1']).out).toContain('4 answers');
  expect(pantheon(['inspect', record]).out).toContain('4 answers given');
  expect((await conversation(['play', record, '--seat', '1'], ['quit'], folder)).out).toContain('Goodbye.');
});

describe('a journal in a file', () => {
  const begun = async () => {
    const { rules } = await gameNamed('isles');
    const setup: TableSetup = { game: 'isles', rules: rules.version, seats: peopleOnly(2), pace: { kind: 'none' }, seed: 'a file' };
    const { host, step } = TableHost.create(rules, setup, 0);
    const journal = FileJournal.create(file, { title: 'a file', names: [] }, { setup });
    await journal.append(step);
    const next = () => host.submit({ person: `player ${host.match.waiting[0]?.seat}`, command: { kind: 'answer', key: '1' } }, 0).step;
    return { journal, next };
  };

  it('is there for whoever opens it, entry by entry', async () => {
    const { journal, next } = await begun();
    const step = next();
    if (step !== null) await journal.append(step);
    expect(await FileJournal.open(file).read()).toEqual(await journal.read());
    expect((await journal.read()).entries.length).toBe(2);
  });

  it('refuses an entry where somebody else has written, and reads what they wrote', async () => {
    const { journal, next } = await begun();
    const step = next();
    if (step === null) throw new Error('nothing was entered');
    await FileJournal.open(file).append(step);
    await expect(journal.append(step)).rejects.toMatchObject({ code: 'stale' });
    expect((await journal.read()).entries.length).toBe(2);
    await expect(journal.append(step)).rejects.toMatchObject({ code: 'stale' });
  });

  it('is as it was where an entry could not be written', async () => {
    const { journal, next } = await begun();
    const step = next();
    if (step === null) throw new Error('nothing was entered');
    const before = readFileSync(file, 'utf8');
    const aside = `${file}.aside`;
    renameSync(file, aside);
    mkdirSync(file);
    writeFileSync(path.join(file, 'in the way'), '');
    await expect(journal.append(step)).rejects.toThrow(/cannot write|somebody else/);
    rmSync(file, { recursive: true });
    renameSync(aside, file);
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual([before, ['mine.table.json']]);
    await journal.append(step);
    expect((await journal.read()).entries.length).toBe(2);
  });
});
