import { choose, chooseOrPass, Match, pick, type Seat, seatOf } from '@pantheon/kernel';
import { describe, expect, test } from 'vitest';
import { numberAt } from '../at.ts';
import { A, B, C, note, toy } from './toys.ts';
import { codeOf, game, say, seen, start, turns, word } from './turns.ts';

describe('a match', () => {
  test('asks, takes answers by key or by number, and counts them', () => {
    const match = start();
    expect(match.waiting).toEqual([{ seat: A, topic: 'word' }]);
    match.answer(A, 'next');
    match.give(B, 1);
    expect(match.number).toBe(2);
    expect(match.s.done).toEqual(['0:next', '1:next']);
    expect(match.history).toEqual([
      { seat: A, key: 'next', chance: [] },
      { seat: B, key: 'next', chance: [] },
    ]);
  });

  test('refuses with a typed error what it does not ask for, and is unchanged', () => {
    const match = start();
    const before = seen(match);
    expect(codeOf(() => match.answer(A, 'sleep'))).toBe('not-offered');
    expect(codeOf(() => match.answer(A, 'x'.repeat(1e5)))).toBe('not-offered');
    expect(codeOf(() => match.answer(A, 3 as never))).toBe('not-offered');
    expect(codeOf(() => match.give(A, 99))).toBe('not-offered');
    expect(codeOf(() => match.give(A, [0]))).toBe('not-offered');
    expect(codeOf(() => match.answer(B, 'next'))).toBe('not-your-question');
    expect(codeOf(() => match.answer(C, 'next'))).toBe('unknown-seat');
    expect(codeOf(() => match.answer(seatOf(-1), 'next'))).toBe('unknown-seat');
    expect(codeOf(() => match.answer('0' as never, 'next'))).toBe('unknown-seat');
    expect(codeOf(() => match.undo(A))).toBe('cannot-undo');
    expect(seen(match)).toEqual(before);
    expect(() => match.answer(A, 'x'.repeat(1e5))).toThrowError(/^.{0,200}$/);
  });

  test('is over when the rules say so, and takes nothing more', () => {
    const match = start();
    say(match, 'end');
    expect(match.over).toBe(true);
    expect(match.waiting).toEqual([]);
    expect(match.result?.how).toBe('over');
    expect(() => match.answer(A, 'next')).toThrowError('the match is over');
    expect(codeOf(() => match.play([0]))).toBe('rule-fault');
  });

  test.each([
    [{ seats: 1 }, 'toy is for 2 to 4 players, not 1'],
    [{ seats: 5 }, 'toy is for 2 to 4 players, not 5'],
    [{ seats: 2.5 }, 'toy is for 2 to 4 players, not 2.5'],
    [{ seats: 2, options: { x: 1 } }, 'toy has no option "x"'],
  ])('is not set up with %j', (setup, message) => {
    expect(() => Match.start(game, { seed: 'x', ...setup })).toThrowError(message);
    expect(codeOf(() => Match.start(game, { seed: 'x', ...setup }))).toMatch(/^bad-/);
  });

  test('is not set up in a way that the game refuses', () => {
    const picky = toy(turns, { refuses: (seats) => (seats === 3 ? { id: 'refuse.three' } : null) });
    expect(codeOf(() => Match.start(picky, { seats: 3, seed: 'x' }))).toBe('bad-setup');
    expect(Match.start(picky, { seats: 2, seed: 'x' }).over).toBe(false);
  });

  test('shows the seed when it is over and not before', () => {
    const match = start(2, 'hush');
    expect(match.seatView(A).seed).toBeNull();
    expect(JSON.stringify([match.seatView(A), match.seatView(null), match.logFor(A)])).not.toContain('hush');
    say(match, 'end');
    expect(match.seatView(null).seed).toBe('hush');
  });
});

describe('chance', () => {
  test('comes from the seed and what the players added', () => {
    const gold = (setup: { seed: string; entropy?: string[] }): number => {
      const match = Match.start(game, { seats: 2, ...setup });
      say(match, 'roll');
      return numberAt(match.s.gold, A);
    };
    expect(gold({ seed: 'a' })).toBe(gold({ seed: 'a' }));
    const different = new Set([
      gold({ seed: 'a' }),
      gold({ seed: 'b' }),
      gold({ seed: 'a', entropy: ['x'] }),
      gold({ seed: 'a', entropy: ['y'] }),
    ]);
    expect(different.size).toBe(4);
  });

  test('falls as a test has laid it out', () => {
    const match = Match.start(game, { seats: 2, seed: 'a', rigged: [1, 2, 999] });
    expect(match.s.secret).toEqual([1, 2]);
    expect(match.opening).toEqual([1, 2]);
    say(match, 'roll');
    expect(match.s.gold[A]).toBe(999);
    match.rig([1000]);
    const before = seen(match);
    expect(() => match.answer(A, 'roll')).toThrowError('an outcome of 1000 cannot come from 1000 sides');
    expect(seen(match)).toEqual(before);
  });
});

describe('the log', () => {
  const telling = toy({
    *tell(g) {
      g.heading('round', { n: 1 });
      note(g, A, 'begins');
      g.emitEffect('effect', {});
      g.emitPrivate(B, ['gotCard', { card: 'card:7' }], ['gotSomething', { seat: 'seat:1' }]);
      yield* choose(A, word, ['x', 'y']);
      note(g, A, 'ends');
      return null;
    },
  });

  test('says to each what it may know, in lines of three levels', () => {
    const match = Match.start(telling, { seats: 2, seed: 'x' });
    const events = (seat: Seat | null): string[] => match.logFor(seat).map(({ event, level }) => `${level} ${event}`);
    expect(events(B)).toEqual(['heading round', 'action did', 'effect effect', 'effect gotCard']);
    expect(events(A)).toEqual(['heading round', 'action did', 'effect effect', 'effect gotSomething']);
    expect(events(null)).toEqual(events(A));
    expect(JSON.stringify(match.logFor(A))).not.toContain('card:7');
    expect(JSON.stringify(match.logFor(null))).not.toContain('card:7');
  });

  test('tells how many answers had been given, and can be read from a line on', () => {
    const match = Match.start(telling, { seats: 2, seed: 'x' });
    match.answer(A, 'x');
    expect(match.log.map(({ at }) => at)).toEqual([0, 0, 0, 0, 1]);
    expect(match.logFor(B, 3).map(({ event }) => event)).toEqual(['gotCard', 'did']);
  });
});

describe('a checkpoint', () => {
  test('is enough to go on, with the log cut where it was made', () => {
    const match = start();
    say(match, 'next', 'roll', 'long');
    const from = JSON.parse(JSON.stringify(match.lastCheckpoint())) as ReturnType<typeof match.lastCheckpoint>;
    expect(from).toMatchObject({ at: 2, phase: 'turn', lines: 2, chance: 1 });
    const past = { opening: match.opening, given: match.history.slice(0, from.at), log: match.log };
    const again = Match.resume(game, { seats: 2, seed: 'm' }, from, past);
    say(again, 'long');
    expect(seen(again)).toEqual(seen(match));
  });

  test('the oldest that is kept gives the same way back', () => {
    const match = start();
    say(match, 'next', 'roll', 'stay', 'long', 'left', 'stay');
    const from = match.firstCheckpoint();
    expect(from.at).toBe(2);
    const past = { opening: match.opening, given: match.history.slice(0, from.at), log: match.log };
    const again = Match.resume(game, { seats: 2, seed: 'm' }, from, past);
    for (const { seat, key } of match.history.slice(from.at)) again.answer(seat, key);
    expect(seen(again)).toEqual(seen(match));
    match.restartTurn(B);
    again.restartTurn(B);
    expect(seen(again)).toEqual(seen(match));
  });
});

describe('every kind of question', () => {
  test('can be answered in a match', () => {
    const match = Match.start(
      toy({
        *all(g) {
          note(g, A, (yield* pick(A, word, ['x', 'y', 'z'], { min: 0, max: 2 })).join('&'));
          note(g, A, String(yield* chooseOrPass(A, word, ['x'])));
          return null;
        },
      }),
      { seats: 2, seed: 'k' },
    );
    match.answer(A, 'x+z');
    match.answer(A, 'pass');
    expect(match.s.done).toEqual(['0:x&z', '0:null']);
  });
});
