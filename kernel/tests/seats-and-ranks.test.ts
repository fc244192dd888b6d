import { describe, expect, test } from 'vitest';
import { PantheonError, ruleFault } from '../errors.ts';
import { ref, say, who } from '../message.ts';
import { ranked, winners } from '../result.ts';
import { clockwiseFrom, seatOf, seatsOf } from '../seat.ts';

describe('seats', () => {
  test('go round the table', () => {
    expect(seatsOf(3)).toEqual([0, 1, 2]);
    expect(clockwiseFrom(seatsOf(4), seatOf(2))).toEqual([2, 3, 0, 1]);
  });
});

describe('ranks', () => {
  test('put the highest first, and tied seats share the better rank', () => {
    expect(ranked([[3], [7], [7], [1]])).toEqual([3, 1, 1, 4]);
    expect(ranked([[5], [5], [5]])).toEqual([1, 1, 1]);
  });

  test('are decided by the first figure that differs', () => {
    expect(
      ranked([
        [7, 1],
        [7, 2],
        [6, 9],
      ]),
    ).toEqual([2, 1, 3]);
  });

  test('tell who won, alone or together', () => {
    const scores = [2, 1, 1].map((rank, seat) => ({ seat: seatOf(seat), rank, total: 0, parts: [] }));
    expect(winners({ how: 'over', scores })).toEqual([1, 2]);
  });
});

describe('messages', () => {
  test('hold what they are given', () => {
    expect(say('log.x')).toEqual({ id: 'log.x' });
    expect(say('log.x', { n: 1 })).toEqual({ id: 'log.x', args: { n: 1 } });
    expect(ref('god', 'giant')).toBe('god:giant');
    expect(who(seatOf(2))).toBe('seat:2');
  });
});

describe('errors', () => {
  test('carry a code for programs and a sentence for people', () => {
    const cause = new Error('deep');
    const fault = ruleFault('the rules failed', cause);
    expect(fault).toBeInstanceOf(PantheonError);
    expect(fault).toMatchObject({ name: 'PantheonError', code: 'rule-fault', message: 'the rules failed', cause });
    expect('cause' in ruleFault('no cause')).toBe(false);
  });
});
