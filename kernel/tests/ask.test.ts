import { describe, expect, test } from 'vitest';
import { type Ask, allocate, amount, arrange, choose, chooseOrPass, chooseTogether, interrupt, pick, type Rule, together } from '../ask.ts';
import type { Answer, Question, Topic } from '../question.ts';
import { type Seat, seatOf } from '../seat.ts';
import { A, B, C, topicOf } from './toys.ts';

const plain = topicOf<string>('q');
const secret = topicOf<string>('q', { secret: true });

/** Runs a rule with the given answers; returns what it asked and what came of it. */
function run<T>(rule: Rule<T>, ...answers: readonly (readonly Answer[])[]): { asked: Ask[]; result: T } {
  const asked: Ask[] = [];
  let step = rule.next([]);
  for (const answer of answers) {
    if (step.done) break;
    asked.push(step.value);
    step = rule.next(answer);
  }
  if (!step.done) throw new Error(`it asks "${step.value[0]?.topic.id}" further`);
  return { asked, result: step.value };
}

const fault = expect.objectContaining({ code: 'rule-fault' });

describe('choose', () => {
  test('asks for one of a list', () => {
    const { asked, result } = run(choose(B, plain, ['x', 'y']), [1]);
    expect(result).toBe('y');
    expect(asked[0]).toMatchObject([{ kind: 'choose', seat: B, options: ['x', 'y'], pass: false }]);
  });

  test('does not ask where there is one option, unless being asked tells nothing', () => {
    expect(run(choose(A, plain, ['x']))).toEqual({ asked: [], result: 'x' });
    expect(run(choose(A, secret, ['x']), [0]).asked).toHaveLength(1);
  });

  test('has a fault where there is none', () => {
    expect(() => run(choose(A, plain, []))).toThrowError(fault);
  });

  test('may say what it is about', () => {
    expect(run(choose(A, plain, ['x', 'y'], { about: { n: 3 } }), [0]).asked[0]?.[0]).toMatchObject({ about: { n: 3 } });
  });
});

describe('chooseOrPass', () => {
  test('takes a pass as nothing', () => {
    expect(run(chooseOrPass(A, plain, ['x']), [1]).result).toBeNull();
    expect(run(chooseOrPass(A, plain, ['x']), [0]).result).toBe('x');
  });

  test('passes by itself where nothing is open, unless being asked tells nothing', () => {
    expect(run(chooseOrPass(A, plain, []))).toEqual({ asked: [], result: null });
    expect(run(chooseOrPass(A, secret, []), [0])).toMatchObject({ asked: [[{ options: [], pass: true }]], result: null });
  });
});

describe('pick', () => {
  test('returns what was picked, in the order of the list', () => {
    expect(run(pick(A, plain, ['x', 'y', 'z'], { min: 0, max: 2 }), [[0, 2]]).result).toEqual(['x', 'z']);
  });

  test('never asks for more than there is', () => {
    expect(run(pick(A, plain, ['x', 'y'], { min: 1, max: 9 }), [[0]]).asked[0]).toMatchObject([{ min: 1, max: 2 }]);
    expect(() => run(pick(A, plain, ['x'], { min: 2, max: 3 }))).toThrowError(fault);
  });

  test('does not ask where only one pick is possible', () => {
    expect(run(pick(A, plain, ['x', 'y'], { min: 2, max: 2 })).result).toEqual(['x', 'y']);
    expect(run(pick(A, plain, ['x', 'y'], { min: 0, max: 0 })).result).toEqual([]);
    expect(run(pick(A, plain, [], { min: 0, max: 3 })).result).toEqual([]);
    expect(run(pick(A, secret, [], { min: 0, max: 3 }), [[]]).asked).toHaveLength(1);
  });
});

describe('amount', () => {
  const number = topicOf<number>('n');
  test('returns the number', () => {
    expect(run(amount(A, number, { min: 0, max: 3 }), [2]).result).toBe(2);
  });
  test('does not ask where there is one, and has a fault where there is none', () => {
    expect(run(amount(A, number, { min: 2, max: 2 }))).toEqual({ asked: [], result: 2 });
    expect(run(amount(A, { ...number, secret: true }, { min: 0, max: 0 }), [0]).asked).toHaveLength(1);
    expect(() => run(amount(A, number, { min: 1, max: 0 }))).toThrowError(fault);
  });
});

describe('allocate', () => {
  test('returns a count for each bin', () => {
    expect(run(allocate(A, plain, ['x', 'y'], { caps: [2, 2], min: 1, max: 3 }), [[2, 1]]).result).toEqual([2, 1]);
  });
  test('does not ask where there is no room or no choice', () => {
    expect(run(allocate(A, plain, ['x', 'y'], { caps: [0, 0], min: 0, max: 3 })).result).toEqual([0, 0]);
    expect(run(allocate(A, plain, ['x', 'y'], { caps: [2, 1], min: 0, max: 0 })).result).toEqual([0, 0]);
    expect(run(allocate(A, plain, ['x', 'y'], { caps: [2, 1], min: 3, max: 9 })).result).toEqual([2, 1]);
    expect(run(allocate(A, plain, [], { caps: [], min: 0, max: 0 })).result).toEqual([]);
    expect(run(allocate(A, secret, ['x'], { caps: [0], min: 0, max: 0 }), [[0]]).asked).toHaveLength(1);
  });
  test('has a fault where more is wanted than there is room for', () => {
    expect(() => run(allocate(A, plain, ['x'], { caps: [1], min: 2, max: 2 }))).toThrowError(fault);
    expect(() => run(allocate(A, plain, ['x'], { caps: [3], min: 2, max: 1 }))).toThrowError(fault);
  });
});

describe('arrange', () => {
  test('returns the items in their new order', () => {
    expect(run(arrange(A, plain, ['x', 'y', 'z']), [[2, 0, 1]]).result).toEqual(['z', 'x', 'y']);
  });
  test('does not ask for the order of one thing', () => {
    expect(run(arrange(A, plain, ['x']))).toEqual({ asked: [], result: ['x'] });
    expect(run(arrange(A, secret, ['x']), [[0]]).asked).toHaveLength(1);
  });
});

describe('together', () => {
  test('asks all at once', () => {
    const { asked, result } = run(
      chooseTogether([A, B], plain, (seat) => (seat === A ? ['x', 'y'] : ['v', 'w'])),
      [0, 1],
    );
    expect(asked[0]?.map((question) => question.seat)).toEqual([A, B]);
    expect(result).toEqual(['x', 'w']);
  });

  test('asks nobody where nobody is concerned', () => {
    expect(run(together([]))).toEqual({ asked: [], result: [] });
    expect(run(chooseTogether([], plain, () => []))).toEqual({ asked: [], result: [] });
  });

  test('has a fault where somebody has no answer to give', () => {
    expect(() => run(chooseTogether([A, B], plain, (seat) => (seat === A ? ['x'] : [])))).toThrowError(fault);
  });
});

describe('interrupt', () => {
  const moment = (happened: string[], asked: Topic<string, never> = plain as Topic<string, never>) => ({
    topic: asked,
    mayReact: (seat: Seat) => seat !== B,
    options: (seat: Seat) => (seat === C ? [] : ['strike']),
    *react(seat: Seat, option: string): Rule {
      const way = yield* choose(seat, plain, ['hard']);
      happened.push(`${seat} ${option} ${way}`);
    },
    about: (seat: Seat) => ({ n: seat as number }),
  });

  test('lets others break in one after the other, each before the next is asked', () => {
    const happened: string[] = [];
    const { asked } = run(interrupt([A, B, C, seatOf(3)], moment(happened)), [0], [1]);
    expect(asked.map(([question]) => (question as Question).seat)).toEqual([A, 3]);
    expect(asked[0]?.[0]).toMatchObject({ about: { n: 0 }, pass: true });
    expect(happened).toEqual(['0 strike hard']);
  });

  test('asks those who could not react as well where that is a secret', () => {
    const { asked } = run(interrupt([A, B, C], moment([], secret as Topic<string, never>)), [1], [0]);
    expect(asked.map(([question]) => (question as Question).seat)).toEqual([A, C]);
  });
});
