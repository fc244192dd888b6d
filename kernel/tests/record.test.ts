import {
  choose,
  fromPosition,
  type Game,
  load,
  Match,
  type MatchRecord,
  type Phases,
  type Position,
  positionOf,
  readFile,
  recordOf,
  replay,
  type Seat,
  seatIn,
  together,
  verify,
} from '@pantheon/kernel';
import { describe, expect, test } from 'vitest';
import { numberAt } from '../at.ts';
import { A, B, note, sealedAmounts, type Toy, topicOf, toy } from './toys.ts';
import { codeOf, seen } from './turns.ts';

const word = topicOf<string>('word');

/** Rounds of a sealed bid, a roll and some words. */
const phases = (sides: number): Phases<Toy> => ({
  *bids(g) {
    g.heading('round', { n: g.s.round });
    const bids = (yield* together(sealedAmounts(g))) as readonly number[];
    g.s.gold = g.s.gold.map((gold, seat) => gold + numberAt(bids, seat));
    g.s.gold[A] = g.below(sides);
    return 'weather';
  },
  weather(g) {
    g.s.gold[B] = g.below(sides);
    return 'words';
  },
  *words(g) {
    g.s.round += g.below(sides) / 10_000;
    for (let i = 0; i < 3; i++) note(g, A, `${yield* choose(A, word, ['calm', 'storm', 'luck'])} ${g.s.gold[A]}`);
    g.s.round = Math.floor(g.s.round) + 1;
    return g.s.round === 3 ? null : 'bids';
  },
});

const game = toy(phases(1000));
const newer = (sides = 1000, version = '2'): Game<Toy> => toy(phases(sides), { version });

/** A match with the given number of answers (five to a round). */
function played(answers: number, of: Game<Toy> = game): Match<Toy> {
  const match = Match.start(of, { seats: 2, seed: 'r', entropy: ['x'] });
  const keys = ['3', '1', 'calm', 'storm', 'luck'];
  for (let at = 0; at < answers; at++) {
    const { seat } = match.waiting[0] as { seat: Seat };
    match.answer(seat, keys[at % 5] as string);
  }
  return match;
}

const file = (match: Match<Toy>): MatchRecord => readFile(JSON.stringify(recordOf(match))) as MatchRecord;
const everyLength = Array.from({ length: 16 }, (_, answers) => answers);

describe('a record', () => {
  test.each(everyLength)('of %i answers gives the same match again', (answers) => {
    const match = played(answers);
    const again = replay(game, file(match));
    expect(seen(again)).toEqual(seen(match));
    expect(load(game, file(match))).toMatchObject({ restarted: false });
    expect(verify(game, file(match))).toEqual([]);
  });

  test('can be replayed to any point', () => {
    const record = file(played(15));
    for (const upTo of everyLength) {
      const match = replay(game, record, upTo);
      expect(match.number + match.waitingAnswers.length).toBe(upTo);
      expect(seen(match)).toEqual(seen(played(upTo)));
    }
  });

  test('holds what its reader needs and nothing that changes with time or place', () => {
    expect(recordOf(played(7))).toEqual(recordOf(played(7)));
    expect(recordOf(played(1)).pending).toEqual([[0, '3']]);
    expect(recordOf(played(15)).result).toMatchObject({ how: 'over' });
    expect(recordOf(played(15))).not.toHaveProperty('pack');
  });

  test('brings along a data pack that is not the own one of the game', () => {
    const match = Match.start(game, { seats: 2, seed: 'r', pack: { faces: 8 } });
    const record = file(match);
    expect(record.pack).toEqual({ faces: 8 });
    expect(replay(game, record).data).toEqual({ faces: 8 });
    expect(codeOf(() => replay(game, { ...record, pack: { faces: 9 } }))).toBe('foreign-record');
    expect(codeOf(() => replay(game, { ...record, pack: undefined }))).toBe('foreign-record');
  });

  test('of the own pack of earlier rules goes on with the components of today, one of another pack keeps it', () => {
    const today = { ...newer(), pack: { faces: 12 } };
    const own = file(Match.start(game, { seats: 2, seed: 'r' }));
    expect(load(today, own).match.data).toEqual({ faces: 12 });
    const other = file(Match.start(game, { seats: 2, seed: 'r', pack: { faces: 8 } }));
    expect(load(today, other).match.data).toEqual({ faces: 8 });
    expect(codeOf(() => load(today, { ...other, packHash: own.packHash }))).toBe('foreign-record');
    expect(codeOf(() => load({ ...game, pack: { faces: 12 } }, own))).toBe('foreign-record');
  });
});

describe('a bad record', () => {
  const record = file(played(12));
  const answers = record.answers.map((entry) => [...entry]) as [number, string, ...number[]][];
  const changed = (change: (list: [number, string, ...number[]][]) => void): MatchRecord => {
    const list = answers.map((entry) => [...entry]) as [number, string, ...number[]][];
    change(list);
    return { ...record, answers: list };
  };

  test.each([
    ['cut in half', JSON.stringify(recordOf(played(12))).slice(0, 400), 'this is not a whole JSON file'],
    ['empty', '', 'this is not a whole JSON file'],
    ['some other JSON', '{"a":1}', 'this is neither a record nor a position of Pantheon'],
    ['a list', '[]', 'this is neither a record nor a position of Pantheon'],
    ['null', 'null', 'this is neither a record nor a position of Pantheon'],
    [
      'a record of the future',
      JSON.stringify({ ...record, formatVersion: 2 }),
      'not a good pantheon-record: formatVersion: expected one of 1, found 2',
    ],
    [
      'without a seed',
      JSON.stringify({ ...record, seed: undefined }),
      'not a good pantheon-record: seed: expected a text, found undefined',
    ],
    ['with a broken answer', JSON.stringify({ ...record, answers: [[0]] }), /answers\[0\]: expected a list of 2/],
    ['with a broken outcome', JSON.stringify({ ...record, answers: [[0, 'x', -1]] }), /answers\[0\]/],
    ['with a broken checkpoint', JSON.stringify({ ...record, checkpoint: { at: 0 } }), /checkpoint.phase: expected a text/],
    [
      'with a state that is a list',
      JSON.stringify({ ...record, checkpoint: { ...record.checkpoint, state: [] } }),
      /checkpoint.state: expected an object/,
    ],
  ])('%s is refused in one clear line', (_, text, message) => {
    expect(() => readFile(text)).toThrowError(message);
    expect(codeOf(() => readFile(text))).toBe('bad-record');
  });

  test('of another game is refused', () => {
    const other = toy(phases(1000), { id: 'other' });
    expect(() => replay(other, record)).toThrowError('this is a match of toy, not of other');
    expect(codeOf(() => load(other, record))).toBe('foreign-record');
    expect(codeOf(() => verify(other as never, record))).toBe('foreign-record');
  });

  test('of another version of the rules is not replayed', () => {
    expect(() => replay(newer(), record)).toThrowError('the match was played with version 1 of the rules, these are 2');
  });

  test.each([
    [
      'an answer that was not offered',
      (list: unknown[][]) => (list[2] as unknown[]).splice(1, 1, 'flood'),
      'answer 3 of the record is not possible: "flood" is not among the answers to "word"',
    ],
    [
      'an answer of a seat that was not asked',
      (list: unknown[][]) => (list[2] as unknown[]).splice(0, 1, 1),
      'answer 3 of the record is not possible: seat 1 has no question to answer now',
    ],
    [
      'an answer of a seat that is not there',
      (list: unknown[][]) => (list[2] as unknown[]).splice(0, 1, 7),
      'answer 3 of the record is not possible: there is no seat 7 at this table',
    ],
    [
      'an answer too few',
      (list: unknown[][]) => list.pop(),
      'the record does not end in the position that it names: it was cut or changed',
    ],
    [
      'another answer than was given',
      (list: unknown[][]) => (list[2] as unknown[]).splice(1, 1, 'luck'),
      'the record does not end in the position that it names: it was cut or changed',
    ],
    [
      'an outcome that the die does not have',
      (list: unknown[][]) => (list[1] as unknown[]).splice(2, 1, 1000),
      /an outcome of 1000 cannot come from 1000 sides/,
    ],
    [
      'an outcome too many, to rig the next roll',
      (list: unknown[][]) => (list.at(-1) as unknown[]).push(5),
      'the record names outcomes of chance that nothing in it brought about',
    ],
    [
      'an outcome too few',
      (list: unknown[][]) => (list[1] as unknown[]).pop(),
      'the record names outcomes of chance that nothing in it brought about',
    ],
    [
      'an outcome in a wrong place',
      (list: unknown[][]) => (list[0] as unknown[]).push((list[1] as unknown[]).splice(2, 1)[0]),
      'the record names outcomes of chance that nothing in it brought about',
    ],
  ])('with %s is refused', (_, change, message) => {
    expect(() => replay(game, changed(change as never))).toThrowError(message);
    expect(codeOf(() => replay(game, changed(change as never)))).toBe('bad-record');
  });

  test('with a changed outcome is played, but not verified', () => {
    const roll = record.answers[1]?.[2] as number;
    const forged = changed((list) => (list[1] as unknown[]).splice(2, 1, (roll + 1) % 1000));
    const match = Match.start(game, {
      seats: 2,
      seed: 'r',
      entropy: ['x'],
      rigged: [...forged.opening, ...forged.answers.flatMap(([, , ...chance]) => chance)],
    });
    for (const [seat, key] of forged.answers) match.answer(seatIn(match, seat), key);
    const consistent = { ...forged, hash: match.hash() };
    expect(replay(game, consistent).foreignOutcomes).toBe(1);
    expect(verify(game as never, consistent)).toEqual([expect.stringContaining('1 outcomes of chance do not come from the seed')]);
  });

  test('with another seed, entropy or result is not verified', () => {
    const finished = file(played(15));
    const problems = (change: Partial<MatchRecord>): string => verify(game as never, { ...finished, ...change }).join('; ');
    expect(problems({ seed: 'other' })).toMatch(/not the one that was announced.*do not come from the seed/);
    expect(problems({ entropy: [] })).toMatch(/do not come from the seed/);
    expect(problems({ result: null })).toBe('the result is not the one that the answers lead to');
    expect(problems({ commitment: 'x' })).toBe('the seed is not the one that was announced');
  });
});

describe('a match under newer rules', () => {
  test.each(everyLength.slice(0, 15))('goes on from its last checkpoint after %i answers', (answers) => {
    const record = file(played(answers));
    const { match, restarted } = load(newer(), record);
    expect(restarted).toBe(record.answers.length > record.checkpoint.at);
    expect(match.number).toBe(record.checkpoint.at);
    expect(Math.floor(match.s.round)).toBe(Math.floor(answers / 5));
    expect(match.canUndo(A)).toBe(false);
  });

  test('keeps the dice that have fallen since the checkpoint, as far as the new rules throw the same', () => {
    const record = file(played(2));
    expect(record.checkpoint.chance).toBe(2);
    expect(record.answers[1]).toHaveLength(5);
    expect(load(newer(), record).match.s).toEqual(played(2).s);
    expect(load(newer(4), record).match.s.round).toBeLessThan(4 / 10_000);
  });

  test('can be saved and loaded again and again, by the same rules and by still newer ones', () => {
    const second = load(newer(), file(played(8))).match;
    second.answer(A, 'luck');
    const saved = file(second);
    expect(saved).toMatchObject({ rules: '2', start: { at: second.number - 1 } });
    const again = load(newer(), saved);
    expect(again.restarted).toBe(false);
    expect(seen(again.match)).toEqual(seen(second));
    const third = load(newer(1000, '3'), saved);
    expect(third.match.number).toBe(saved.checkpoint.at);
    third.match.answer(A, 'calm');
    expect(seen(load(newer(1000, '3'), file(third.match)).match)).toEqual(seen(third.match));
    expect(() => replay(newer(), saved, 2)).toThrowError(/what lies before answer \d+ was played by other rules/);
    expect(verify(newer() as never, saved)).toEqual(['it begins in a position of its own, and how that came about cannot be checked']);
  });

  test('whose phases are gone says so', () => {
    const renamed = toy({ other: () => null }, { version: '9' });
    expect(codeOf(() => load(renamed, file(played(3))))).toBe('rule-fault');
  });
});

describe('a position', () => {
  const position = (answers: number): Position => readFile(JSON.stringify(positionOf(played(answers)))) as Position;

  test('is the last checkpoint, and can be played on from', () => {
    const from = position(9);
    expect(from).toMatchObject({ format: 'pantheon-position', phase: 'words' });
    const match = fromPosition(game, from);
    const original = load(newer(), file(played(9))).match;
    expect(match.s).toEqual(original.s);
    match.answer(A, 'calm');
    expect(match.number).toBe(1);
  });

  test('can be edited, and the match that follows has a record of its own', () => {
    const from = position(7);
    const edited = { ...from, state: { ...from.state, gold: [77, 88] } };
    const match = fromPosition(game, edited);
    for (const key of ['calm', 'calm', 'storm']) match.answer(A, key);
    expect(match.s.done.slice(-3)).toEqual(['0:calm 77', '0:calm 77', '0:storm 77']);
    const record = file(match);
    expect(record.start).toMatchObject({ phase: 'words', state: { gold: [77, 88] } });
    expect(seen(replay(game, record))).toEqual(seen(match));
    expect(seen(load(game, record).match)).toEqual(seen(match));
    expect(verify(game as never, record)).toEqual(['it begins in a position of its own, and how that came about cannot be checked']);
    const other = { ...record, start: { ...edited, dice: { seed: 'mine', word: 0 } } };
    expect(verify(game as never, other as MatchRecord)).toContain('its dice run on another seed');
  });

  test('is refused when it is foreign or broken', () => {
    expect(codeOf(() => fromPosition(toy(phases(6), { id: 'other' }), position(3)))).toBe('foreign-record');
    expect(() => fromPosition(game, { ...position(3), phase: 'nowhere' })).toThrowError('toy has no phase "nowhere"');
    expect(codeOf(() => fromPosition(game, { ...position(3), seats: 9 }))).toBe('bad-setup');
    expect(codeOf(() => readFile(JSON.stringify({ ...position(3), state: 7 })))).toBe('bad-record');
  });

  test('names a phase of the game, not something that every object has', () => {
    for (const phase of ['constructor', 'toString', '__proto__'])
      expect(codeOf(() => fromPosition(game, { ...position(3), phase }))).toBe('bad-record');
  });

  test('must be sound', () => {
    const { state } = position(9);
    expect(() => fromPosition(game, { ...position(9), state: { ...state, gold: [-1, 0] } })).toThrowError(
      'this is no position of toy: somebody owes gold',
    );
    expect(codeOf(() => fromPosition(game, { ...position(9), state: {} }))).toBe('bad-record');
  });
});

describe('a seat of a file', () => {
  test('is there or refused', () => {
    expect(seatIn(played(0), 1)).toBe(B);
    expect(codeOf(() => seatIn(played(0), 2))).toBe('unknown-seat');
  });
});
