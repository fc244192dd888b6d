import { choose, Match, pick, type Seat } from '@pantheon/kernel';
import { difference, keysOf, notPlain, onlyQuestion, playOn, script, sharedWith, staged } from '@pantheon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { A, B, type Toy, topicOf, toy } from './toys.ts';
import { game, say, start } from './turns.ts';

describe('a staged match', () => {
  test('stands at the beginning of a phase, in the position that was arranged', () => {
    const match = staged(game, { seats: 2, seed: 'x' }, 'turn', (s) => {
      s.round = 1;
      s.gold = [7, 8];
    });
    expect(match.waiting).toEqual([{ seat: B, topic: 'word' }]);
    expect(match.s.gold).toEqual([7, 8]);
    expect(match.number).toBe(0);
  });

  test('goes on with the dice that a test lays out', () => {
    const match = staged(game, { seats: 2, seed: 'x' }, 'turn', () => undefined);
    match.rig([3]);
    script(match, 'word=roll');
    expect(match.s.gold[A]).toBe(3);
  });
});

describe('a script', () => {
  test('answers whoever is asked, as long as it expects the right question', () => {
    const match = start();
    script(match, 'word=long', 'more=left', 'word=next', 'word=stay');
    expect(match.s.done).toEqual(['0:long', '0:left', '0:next', '1:stay']);
    expect(() => script(match, 'more=left')).toThrowError('expected the question "more", but seat 1 is asked "word"');
    expect(() => script(match, 'word=sleep')).toThrowError('"sleep" is not among the answers to "word"');
  });

  test('may contain an equals sign in a key', () => {
    const keyed = toy({
      *one() {
        yield* pick(A, topicOf<string>('pay'), ['a', 'b'], { min: 0, max: 1 });
        return null;
      },
    });
    const match = Match.start(keyed, { seats: 2, seed: 'x' });
    expect(() => script(match, 'pay=a=1')).toThrowError('"a=1" is not among the answers to "pay"');
    script(match, 'pay=none');
    expect(match.over).toBe(true);
  });
});

describe('looking at questions', () => {
  test('lists the keys of a seat', () => {
    expect(keysOf(start(), A)).toContain('roll');
    expect(keysOf(start(), B)).toEqual([]);
    const many = toy({
      *one() {
        yield* pick(
          A,
          topicOf<string>('many'),
          Array.from({ length: 20 }, (_, index) => `o${index}`),
          { min: 0, max: 20 },
        );
        return null;
      },
    });
    expect(keysOf(Match.start(many, { seats: 2, seed: 'x' }), A)).toHaveLength(1000);
  });

  test('finds the only one that is open', () => {
    expect(onlyQuestion(start()).seat).toBe(A);
    const match = start();
    say(match, 'end');
    expect(() => onlyQuestion(match)).toThrowError('0 questions are open');
  });
});

describe('playing on', () => {
  const counting = toy({
    *turn(g) {
      const seat = g.seats[g.s.round % 2] as Seat;
      yield* choose(seat, topicOf<string>('word'), ['x', 'y', 'z']);
      g.s.round++;
      return g.s.round === 30 ? null : 'turn';
    },
  });
  const played = (seed: number): Match<Toy> => {
    const match = Match.start(counting, { seats: 2, seed: 'x' });
    playOn(match, seed);
    return match;
  };

  test('goes to the end, the same way for the same seed', () => {
    expect(played(1).number).toBe(30);
    expect(played(1).history).toEqual(played(1).history);
    expect(played(1).history).not.toEqual(played(2).history);
  });

  test('stops where it is told to', () => {
    const match = Match.start(counting, { seats: 2, seed: 'x' });
    playOn(match, 1, ({ s }) => s.round === 7);
    expect(match.number).toBe(7);
  });
});

describe('comparing', () => {
  test.each([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, '.a[1].b: 2 ≠ 3'],
    [{ a: 1 }, { a: 1, c: 2 }, '.c: nothing ≠ 2'],
    [[1], [1, 2], '[1]: nothing ≠ 2'],
    [{ a: [] }, { a: {} }, '.a: [] ≠ {}'],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, 'the whole: its keys stand in another order'],
    [null, {}, 'the whole: null ≠ {}'],
    [Number.NaN, Number.NaN, null],
  ])('%j and %j: %s', (a, b, where) => {
    expect(difference(a, b)).toBe(where);
  });

  test('shows only the beginning of what is long', () => {
    expect(difference('x'.repeat(500), 'y')?.length).toBeLessThan(120);
  });
});

describe('plain JSON', () => {
  test.each([
    [{ a: [1, 'x', null, true] }, null],
    [{ a: undefined }, 's.a is undefined'],
    [{ a: [Number.NaN] }, 's.a[0] is NaN'],
    [{ a: Number.POSITIVE_INFINITY }, 's.a is Infinity'],
    [{ a: new Map() }, 's.a is no plain object'],
    [{ a: () => 1 }, 's.a is function'],
    [{ a: 1n }, 's.a is bigint'],
  ])('%#', (value, where) => {
    expect(notPlain(value, 's')).toBe(where);
  });
});

describe('shared parts', () => {
  test('are found by their path', () => {
    const state = { deck: [1, 2], hands: [{ cards: [3] }] };
    expect(sharedWith({ top: [...state.deck], mine: { hand: state.hands[0] } }, state, 'view')).toBe('view.mine.hand');
    expect(sharedWith(structuredClone(state), state, 'view')).toBeNull();
  });
});
