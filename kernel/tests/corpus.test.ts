import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, Match, type MatchRecord, readFile, recordOf, replay, verify } from '@pantheon/kernel';
import { playOn } from '@pantheon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { folderOf, games } from './subjects.ts';

const modules = await Promise.all(games.map(async ({ id, ledger, load: open }) => ({ id, ledger, module: await open() })));

/** The recorded matches of a game. New ones are added by `npm run corpus`. */
const recordsOf = (id: string): { name: string; record: MatchRecord }[] => {
  const folder = path.join(folderOf(id), 'tests/matches');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return files.map((name) => ({ name, record: readFile(readFileSync(path.join(folder, name), 'utf8')) as MatchRecord }));
};

/** Whole matches are played again and again: that takes its time on a busy machine. */
const LONG = 600_000;

describe.each(modules)('the recorded matches of $id', ({ id, ledger, module: { rules, text } }) => {
  const records = recordsOf(id);

  if (records.length > 0) {
    test.each(records)('$name is played again, or goes on under newer rules', { timeout: LONG }, ({ record }) => {
      if (record.rules === rules.version) {
        expect(verify(rules, record)).toEqual([]);
        return;
      }
      const { match } = load(rules, record);
      playOn(match, record.hash);
      expect(rules.invariants(match)).toEqual([]);
    });

    const current = records.filter(({ record }) => record.rules === rules.version);
    test.each(current)('$name survives an upgrade of the rules at any point', { timeout: LONG }, ({ record }) => {
      const newer = { ...rules, version: `${rules.version}+1` };
      const step = Math.max(1, Math.floor(record.answers.length / 12));
      for (let number = 0; number < record.answers.length; number += step) {
        const stored = JSON.stringify(recordOf(replay(rules, record, number)));
        const { match } = load(newer, readFile(stored) as MatchRecord);
        expect(match.number).toBeGreaterThan(number - 60);
        playOn(match, `upgrade ${number}`, (later) => later.number > number + 10);
        expect(rules.invariants(match)).toEqual([]);
        const again = load(newer, readFile(JSON.stringify(recordOf(match))) as MatchRecord);
        expect(again).toMatchObject({ restarted: false });
        expect(again.match.hash()).toBe(match.hash());
      }
    });
  }

  if (ledger.complete) {
    test('show every way in which it can end', () => {
      const ways = Object.keys(text.catalogues.en).filter((key) => key.startsWith('end.'));
      const shown = new Set(records.map(({ record }) => `end.${record.result?.how}`));
      expect(ways.length).toBeGreaterThan(0);
      expect(ways.filter((way) => !shown.has(way))).toEqual([]);
    });
  }

  test('could have been started today', () => {
    for (const { record } of records)
      expect(Match.start(rules, { seats: record.seats, options: record.options, seed: record.seed }).over).toBe(false);
    expect(records.length > 0 || !ledger.complete).toBe(true);
  });
});
