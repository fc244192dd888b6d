import { choose, Match, type Seat } from '@pantheon/kernel';
import { describe, expect, test } from 'vitest';
import { A, topicOf, toy } from './toys.ts';
import { codeOf, say, seen, start, turns } from './turns.ts';

describe('a fault in the rules', () => {
  test.each(['fail', 'rollAndFail', 'laterFail'])('by "%s" changes nothing, and the match goes on', (key) => {
    for (const before of [[], ['stay'], ['long', 'left'], ['roll'], ['roll', 'stay', 'next'], ['stay', 'next']]) {
      const [match, other] = [start(), start()];
      say(match, ...before);
      say(other, ...before);
      const { seat } = match.waiting[0] as { seat: Seat };
      const was = seen(match);
      expect(codeOf(() => match.answer(seat, key))).toBe('rule-fault');
      expect(seen(match)).toEqual(was);
      say(match, 'roll', 'stay');
      say(other, 'roll', 'stay');
      expect(seen(match)).toEqual(seen(other));
      match.undo(seat);
      other.undo(seat);
      expect(seen(match)).toEqual(seen(other));
    }
  });

  test('names the game, the phase and the cause', () => {
    expect(() => start().answer(A, 'fail')).toThrowError('the rules of toy failed in "turn": TypeError: a bug in the rules');
    expect(() => start().answer(A, 'fail')).toThrowError(expect.objectContaining({ cause: expect.any(TypeError) }));
  });

  test('leaves the outcomes that a test has laid out where they were', () => {
    const match = start();
    match.rig([7, 8]);
    expect(codeOf(() => match.answer(A, 'rollAndFail'))).toBe('rule-fault');
    say(match, 'roll');
    expect(match.s.gold[A]).toBe(7);
  });

  test('in the texts of a question is a fault like any other', () => {
    const broken = topicOf<string>('broken', {
      action: 'act',
      text: () => {
        throw new Error('no text');
      },
    });
    const match = Match.start(
      toy({
        *ask() {
          yield* choose(A, broken, ['x', 'y']);
          return null;
        },
      }),
      { seats: 2, seed: 'x' },
    );
    expect(codeOf(() => match.answer(A, 'x'))).toBe('rule-fault');
    expect(match.waiting).toEqual([{ seat: A, topic: 'broken' }]);
  });

  test.each([
    ['in the set-up', toy(turns, { setup: () => JSON.parse('{') as never }), 'failed in "set-up"'],
    [
      'before the first question',
      toy({
        first() {
          throw new Error('oh');
        },
      }),
      'failed in "first": Error: oh',
    ],
    ['by a phase that does not exist', toy({ first: () => 'nowhere' }), 'there is no phase "nowhere"'],
    ['by phases that never ask', toy({ first: () => 'first' }), 'no question in 1000 phases'],
    [
      'by a draw from nothing',
      toy({
        first: (g) => {
          g.draw([]);
          return null;
        },
      }),
      'nothing is left to draw',
    ],
    [
      'by a roll of nothing',
      toy({
        first: (g) => {
          g.roll([]);
          return null;
        },
      }),
      'there is nothing to roll',
    ],
  ])('%s is a typed error', (_, broken, message) => {
    expect(() => Match.start(broken, { seats: 2, seed: 'x' })).toThrowError(message);
    expect(codeOf(() => Match.start(broken, { seats: 2, seed: 'x' }))).toBe('rule-fault');
  });
});
