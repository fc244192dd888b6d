import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { complaint, json, pantheon, scratch } from './program.ts';

let folder = '';
let record = '';

const fresh = pantheon(['new', 'isles', '--players', '2', '--seed', '7', '--out', '-']).out;

beforeEach(() => {
  folder = scratch();
  record = path.join(folder, 'match.json');
  writeFileSync(record, fresh);
});

const text = (): string => readFileSync(record, 'utf8');

interface Inspection {
  readonly number: number;
  readonly view: { readonly oracle: readonly (number | null)[] };
  readonly questions: readonly {
    readonly seat: number;
    readonly topic: string;
    readonly words: string;
    readonly answers: readonly { readonly key: string; readonly text: string }[];
    readonly blocked: readonly { readonly key: string; readonly because: string }[];
  }[];
}

vi.setConfig({ testTimeout: 60_000 });

describe('new', () => {
  it('writes a record that verifies', () => {
    expect(pantheon(['verify', record])).toMatchObject({ code: 0, out: expect.stringContaining('ok: 0 answers') });
  });

  it('writes the same match from the same seed', () => {
    pantheon(['new', 'isles', '--players', '2', '--seed', '7', '--out', 'again.json'], { cwd: folder });
    expect(readFileSync(path.join(folder, 'again.json'), 'utf8')).toBe(text());
  });

  it('names the file after the game and the seed, and does not write over one', () => {
    expect(pantheon(['new', 'isles', '--seed', 'a b'], { cwd: folder }).out).toContain('isles-a_b.record.json');
    expect(complaint(['new', 'isles', '--seed', 'a b'], folder)).toContain('is there already');
  });

  it('takes options', () => {
    expect(pantheon(['new', 'isles', '--set', 'rounds=3', '--out', '-']).out).toContain('"options":{"rounds":3}');
  });
});

describe('inspect', () => {
  it('shows the view, who is asked, and every answer with its key and words', () => {
    const said = pantheon(['inspect', record]).out;
    expect(said).toContain('Isles · Round 1 · Bids · 0 answers given');
    expect(said).toContain('Seat 0: How much gold do you offer to lead this round? [bid]');
    expect(said).toMatch(/2\s+2 gold/);
  });

  it('speaks Italian', () => {
    expect(pantheon(['inspect', record, '--lang', 'it']).out).toContain('Quanto oro offri per guidare questo turno?');
  });

  it('shows a seat what it may know, and a spectator nothing hidden', () => {
    const seen = (more: readonly string[]) => json<Inspection>(['inspect', record, ...more]).view.oracle.map((isle) => isle !== null);
    expect(seen([])).toEqual([false, false]);
    expect(seen(['--seat', '1'])).toEqual([false, true]);
  });

  it('says what is not possible, and by which rule', () => {
    pantheon(['apply', record, '0:3', '1:0']);
    const [question] = json<Inspection>(['inspect', record]).questions;
    expect(question?.answers.map(({ key }) => key)).toEqual(['march', 'pass']);
    expect(question?.blocked).toMatchObject([{ key: 'recruit', because: 'Recruiting costs 1 gold. (ISL-3.3)' }]);
    expect(pantheon(['inspect', record]).out).toContain('recruit  Recruit: Recruiting costs 1 gold. (ISL-3.3)');
  });
});

describe('apply', () => {
  it('writes the next record, which verifies and replays', () => {
    expect(pantheon(['apply', record, '0:1', '1:3', '1:recruit', '1:1']).code).toBe(1);
    expect(pantheon(['apply', record, '0:1', '1:2', '1:recruit', '1:1'])).toMatchObject({ code: 0, out: `wrote ${record}, 4 answers\n` });
    expect(pantheon(['verify', record]).code).toBe(0);
    expect(pantheon(['replay', record]).out).toContain('Player 1 recruits a unit on Cedar Isle.');
  });

  it('begins a record at a position', () => {
    pantheon(['new', 'isles', '--players', '2', '--seed', '7', '--position', '--out', 'start.json'], { cwd: folder });
    const start = path.join(folder, 'start.json');
    const position = JSON.parse(readFileSync(start, 'utf8'));
    position.state.gold = [9, 0];
    writeFileSync(start, JSON.stringify(position));
    expect(complaint(['apply', start, '0:9', '1:0'])).toContain('--out');
    expect(pantheon(['apply', start, '0:9', '1:0', '--out', 'played.json'], { cwd: folder }).code).toBe(0);
    expect(pantheon(['inspect', 'played.json'], { cwd: folder }).out).toContain('2 answers given');
    expect(complaint(['verify', 'played.json'], folder)).toContain('it begins in a position of its own');
  });
});

describe('what cannot be done is said in one line, with exit code 1, and nothing is written', () => {
  const files = () => readdirSync(folder).sort();

  it.each([
    ['an answer that is not offered', ['apply', 'match.json', '0:77'], '"77" is not among the answers to "bid"'],
    ['an answer to no question', ['apply', 'match.json', '0:1', '0:1'], 'seat 0 has no question to answer now'],
    ['a seat that is not there', ['apply', 'match.json', '5:1'], 'there is no seat 5 at this table'],
    ['something that is no answer', ['apply', 'match.json', 'march'], 'an answer is <seat>:<key>, not "march"'],
    ['a stale answer', ['apply', 'match.json', '0:1', '--expect', '3'], 'stale: the match has 0 answers, not 3'],
    ['an unknown game', ['new', 'chess'], 'there is no game "chess"'],
    ['too many players', ['new', 'isles', '--players', '9'], 'isles is for 2 to 4 players, not 9'],
    ['an unknown option', ['new', 'isles', '--set', 'colour=red'], 'isles has no option "colour"'],
    ['a value that an option does not take', ['new', 'isles', '--set', 'rounds=5'], 'the option "rounds" takes 6, 3, not "5"'],
    ['an option without a value', ['new', 'isles', '--set', 'rounds'], '--set takes option=value, not "rounds"'],
    ['an unknown command', ['fly'], 'there is no command "fly"'],
    ['an unknown flag', ['games', '--colour'], "unknown option '--colour'"],
    ['a missing word', ['inspect'], 'usage: pantheon inspect <record|position>'],
    ['a number that is none', ['simulate', 'isles', '--games', 'many'], '--games takes a whole number of at least 1, not "many"'],
    ['an unknown bot', ['simulate', 'isles', '--bots', 'skynet'], 'there is no bot "skynet"'],
    ['an unknown language', ['games', '--lang', 'la'], '--lang takes en or it, not "la"'],
    ['a file that is not there', ['replay', 'nowhere.json'], 'cannot read nowhere.json: there is no such file or folder'],
    ['a file of another kind', ['inspect', 'list.json'], 'this is neither a record nor a position of Pantheon'],
    ['more answers than there are', ['replay', 'match.json', '--to', '4'], 'the record has 0 answers, not 4'],
    ['a match that is not over', ['review', 'match.json'], 'the match is not over'],
    ['claims that are none', ['arena', 'isles', '--sprt', '0.5'], '--sprt takes two shares such as 0.25,0.33, not "0.5"'],
  ])('%s', (_, args, line) => {
    writeFileSync(path.join(folder, 'list.json'), '[]');
    const before = text();
    const there = files();
    const said = complaint(args as string[], folder);
    expect(said).toMatch(/^pantheon: /);
    expect(said).toContain(line);
    expect(text()).toBe(before);
    expect(files()).toEqual(there);
  });

  it('a record cut in half', () => {
    const half = text().slice(0, text().length / 2);
    writeFileSync(record, half);
    for (const args of [['inspect'], ['verify'], ['play'], ['apply', '0:1']]) {
      const [command, ...rest] = args as [string, ...string[]];
      expect(complaint([command, record, ...rest])).toBe('pantheon: this is not a whole JSON file');
    }
    expect(text()).toBe(half);
  });

  it('a record that lost its end', () => {
    pantheon(['apply', record, '0:1', '1:2', '1:recruit', '1:1']);
    const whole = JSON.parse(text());
    writeFileSync(record, JSON.stringify({ ...whole, answers: whole.answers.slice(0, 3) }));
    expect(complaint(['verify', record])).toContain('it was cut or changed');
  });

  it('a record with dice that the seed does not give', () => {
    pantheon(['new', 'isles', '--players', '2', '--seed', '8', '--out', record]);
    const whole = JSON.parse(text());
    const opening = whole.opening.map((outcome: number) => (outcome + 1) % 8);
    writeFileSync(record, JSON.stringify({ ...whole, opening }));
    expect(pantheon(['verify', record])).toMatchObject({ code: 1 });
  });

  it('a record of another version of the rules or other data', () => {
    const whole = JSON.parse(text());
    writeFileSync(record, JSON.stringify({ ...whole, rules: '0' }));
    expect(complaint(['replay', record])).toContain('version 0 of the rules');
    writeFileSync(record, JSON.stringify({ ...whole, packHash: 'beef' }));
    expect(complaint(['replay', record])).toContain('other component data');
    expect(existsSync(record)).toBe(true);
  });
});

describe('pack', () => {
  it('writes the data of a game, and tells where other data differ', () => {
    const standard = path.join(folder, 'isles.json');
    expect(pantheon(['pack', 'isles', '--out', standard]).code).toBe(0);
    expect(pantheon(['pack', 'isles', standard]).out).toContain('the standard one');
    const pack = JSON.parse(readFileSync(standard, 'utf8'));
    const [name] = Object.keys(pack).filter((key) => typeof pack[key] === 'number');
    const other = path.join(folder, 'other.json');
    writeFileSync(other, JSON.stringify({ ...pack, [name as string]: pack[name as string] + 1 }));
    const said = json<{ differences: object[] }>(['pack', 'isles', other]);
    expect(said.differences).toEqual([{ place: name, before: pack[name as string], after: pack[name as string] + 1 }]);
    writeFileSync(other, '{}');
    expect(complaint(['pack', 'isles', other])).toMatch(/expected/);
  });
});

describe('help', () => {
  const overview = pantheon([]);

  it.each([
    'games',
    'play',
    'new',
    'inspect',
    'apply',
    'replay',
    'verify',
    'explain',
    'review',
    'simulate',
    'arena',
    'tune',
    'train',
    'habits',
    'learn-policy',
  ])('is there for %s', (command) => {
    const said = pantheon([command, '--help']);
    expect(said.code).toBe(0);
    expect(said.out).toContain(`pantheon ${command}`);
    expect(said.out).toContain('Flags:');
    expect(said.out).toContain('Examples:');
    expect(overview.out).toContain(`  ${command} `);
  });
});
