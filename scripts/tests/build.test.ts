import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { build, outputOf } from '../build.mjs';
import { root } from '../workspaces.mjs';

const entry = 'scripts/tests/fixtures/hello.ts';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const touch = (file: string, when: Date) => utimesSync(path.join(root, 'scripts/tests/fixtures', file), when, when);
const stale = async () => (await build([entry])).includes(entry);

describe('a bundle', () => {
  beforeAll(() => {
    rmSync(outputOf(entry), { force: true });
    touch('hello.ts', minutesAgo(2));
    touch('word.json', minutesAgo(2));
  });

  test('is made once, and again when a file in it changes', async () => {
    expect(await stale()).toBe(true);
    expect(await stale()).toBe(false);
    touch('word.json', minutesAgo(1));
    expect(await stale()).toBe(true);
    expect(await stale()).toBe(false);
  });

  test('is not trusted when a file in it was saved while it was made', async () => {
    touch('hello.ts', minutesAgo(-1));
    expect(await stale()).toBe(true);
    expect(await stale()).toBe(true);
    touch('hello.ts', minutesAgo(2));
    expect(await stale()).toBe(true);
    expect(await stale()).toBe(false);
  });

  test('runs with its arguments, in names that esbuild left alone', () => {
    const output = execFileSync(process.execPath, [path.join(root, 'scripts/run.mjs'), entry, 'to', 'you'], { encoding: 'utf8' });
    expect(output).toBe('hello b 3 to you\n');
    expect(readFileSync(outputOf(entry), 'utf8')).not.toContain('__name(');
  });
});

test('a worker lies beside the program that starts it', () => {
  expect(outputOf('server/worker.ts')).toBe(path.join(root, 'dist/server-worker.mjs'));
  expect(outputOf('cli/main.ts')).toBe(path.join(root, 'dist/pantheon.mjs'));
  expect(outputOf('bench/dice.bench.ts')).toBe(path.join(root, 'dist/bench-dice.mjs'));
});
