import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../ledger.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const games = readdirSync(path.join(root, 'games')).filter((id) => existsSync(path.join(root, 'games', id, 'guide/changes.md')));

/** The rows of the table of a document, without its heads. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));

describe.each(games)('what the second rules of %s changed', (id) => {
  const folder = path.join(root, 'games', id);
  const rows = rowsOf(readFileSync(path.join(folder, 'guide/changes.md'), 'utf8'));
  const titles = readdirSync(path.join(folder, 'tests'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, 'tests', file), 'utf8'))
    .join('\n');

  it('is proved by tests that are there', () => {
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => row.length !== 4 || !titles.includes(row[3] as string)).map((row) => row.join(' | '))).toEqual([]);
  });

  it('names rules of the ledger', () => {
    const ledger = new Set(rulesOf(readFileSync(path.join(folder, 'guide/rules.md'), 'utf8')));
    const named = rows.flatMap((row) => (row[2] as string).match(/[A-Z]{3}-[\w.]+/g) ?? []);
    expect(named.filter((rule) => !ledger.has(rule))).toEqual([]);
  });
});
