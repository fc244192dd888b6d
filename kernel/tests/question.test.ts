import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allAnswers, eachAnswer, openCounts, sampleAnswer } from '../answers.ts';
import { numberAt } from '../at.ts';
import { QuickDice } from '../dice.ts';
import { type AllocateQuestion, type Answer, answerOf, isLegal, keyOf, type PickQuestion, type Question, type Topic } from '../question.ts';
import { seatOf } from '../seat.ts';

const topic: Topic<unknown> = { id: 'q', key: String, text: (option) => ({ id: 'x', args: { option: String(option) } }) };
const seat = seatOf(0);
const letters = (count: number): string[] => Array.from({ length: count }, (_, index) => String.fromCharCode(97 + index));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Prices that must be paid exactly with some of the coins: whether a sum can still be reached. */
const reachable = (goal: number, coins: readonly number[]): boolean => {
  if (goal === 0) return true;
  if (goal < 0 || coins.length === 0) return false;
  return reachable(goal - numberAt(coins, 0), coins.slice(1)) || reachable(goal, coins.slice(1));
};

const choose = fc
  .record({ size: fc.integer({ min: 0, max: 8 }), pass: fc.boolean() })
  .filter(({ size, pass }) => size > 0 || pass)
  .map(({ size, pass }): Question => ({ kind: 'choose', seat, topic, options: letters(size), pass }));

const amount = fc
  .record({ min: fc.integer({ min: -5, max: 5 }), width: fc.nat(12) })
  .map(({ min, width }): Question => ({ kind: 'amount', seat, topic, min, max: min + width }) as Question);

const freePick = fc
  .record({ size: fc.nat(6), min: fc.nat(6), max: fc.nat(6) })
  .filter(({ size, min, max }) => min <= max && max <= size)
  .map(({ size, min, max }): Question => ({ kind: 'pick', seat, topic, options: letters(size), min, max }));

const exactPick = fc
  .record({ coins: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }), paid: fc.array(fc.boolean()) })
  .map(({ coins, paid }): Question => {
    const goal = sum(coins.filter((_, index) => paid[index] === true));
    const fits = (chosen: readonly unknown[], rest: readonly unknown[]): boolean =>
      reachable(goal - sum(chosen as number[]), rest as number[]);
    return { kind: 'pick', seat, topic, options: coins, min: 0, max: coins.length, fits } satisfies PickQuestion;
  });

const allocation = fc
  .record({ caps: fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }), min: fc.nat(6), max: fc.nat(6), even: fc.boolean() })
  .filter(({ caps, min, max }) => min <= max && min <= sum(caps))
  .map(({ caps, min, max, even }): AllocateQuestion => {
    const bare: AllocateQuestion = { kind: 'allocate', seat, topic, options: letters(caps.length), caps, min, max };
    if (!even) return bare;
    const isEven = (counts: readonly number[]): boolean => sum(counts) % 2 === 0;
    const wholes = (allAnswers(bare, 10_000) as number[][]).filter(isEven);
    const fits = (counts: readonly number[], bins: number): boolean =>
      wholes.some((whole) => whole.slice(0, bins).every((count, bin) => count === counts[bin]));
    return { ...bare, fits };
  })
  .filter((question) => eachAnswer(question).next().done !== true);

const arrange = fc.nat(5).map((size): Question => ({ kind: 'arrange', seat, topic, options: letters(size) }));

const kinds: [string, fc.Arbitrary<Question>][] = [
  ['choose', choose],
  ['amount', amount],
  ['pick', freePick],
  ['pick with a rule', exactPick],
  ['allocate', allocation],
  ['arrange', arrange],
];

const answersOf = (question: Question): Answer[] => [...eachAnswer(question)];
const small = fc.integer({ min: -2, max: 9 });
const anyAnswer: fc.Arbitrary<unknown> = fc.oneof(small, fc.array(small, { maxLength: 7 }), fc.double(), fc.anything());

describe.each(kinds)('%s', (_, questions) => {
  test('every answer has a key of its own that leads back to it', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const answers = answersOf(question);
        const keys = answers.map((answer) => keyOf(question, answer));
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.map((key) => answerOf(question, key))).toEqual(answers);
      }),
    );
  });

  test('what is enumerated is exactly what is legal', () => {
    fc.assert(
      fc.property(questions, anyAnswer, (question, answer) => {
        const listed = answersOf(question).map((legal) => JSON.stringify(legal));
        const plain = typeof answer === 'number' || (Array.isArray(answer) && answer.every((item) => typeof item === 'number'));
        expect(isLegal(question, answer as Answer)).toBe(plain && listed.includes(JSON.stringify(answer)));
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(questions, (question) => {
        for (const answer of answersOf(question)) expect(isLegal(question, answer)).toBe(true);
      }),
    );
  });

  test('any other key is refused', () => {
    const pieces = fc.constantFrom('a', 'b', 'c', '1', '2', '0', '-', '+', '>', ',', '=', 'pass', 'none', ' ', '.', 'e', '\n');
    const keys = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(questions, keys, (question, key) => {
        const known = new Set(answersOf(question).map((answer) => keyOf(question, answer)));
        expect(answerOf(question, key) !== null).toBe(known.has(key));
      }),
      { numRuns: 500 },
    );
  });

  test('hostile keys are refused quickly', () => {
    const hostile = [
      '__proto__',
      'constructor',
      'toString',
      'a'.repeat(1e6),
      'a+'.repeat(1e5),
      'a=1,'.repeat(1e5),
      'a>'.repeat(1e5),
      '9'.repeat(1e5),
    ];
    fc.assert(
      fc.property(questions, fc.constantFrom(...hostile), (question, key) => {
        expect(answerOf(question, key)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(questions, fc.anything(), (question, key) => {
        if (typeof key !== 'string') expect(answerOf(question, key as string)).toBeNull();
      }),
    );
  });

  test('a random answer is always legal', () => {
    fc.assert(
      fc.property(questions, fc.nat(), (question, seed) => {
        expect(isLegal(question, sampleAnswer(question, new QuickDice(seed)))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('random answers reach every legal one', () => {
    fc.assert(
      fc.property(
        questions.filter((question) => (allAnswers(question, 12) ?? []).length > 0),
        (question) => {
          const dice = new QuickDice('reach');
          const missing = new Set(answersOf(question).map((answer) => JSON.stringify(answer)));
          for (let tries = 0; missing.size > 0 && tries < 20_000; tries++) missing.delete(JSON.stringify(sampleAnswer(question, dice)));
          expect([...missing]).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('all answers are listed up to a limit, and none beyond it', () => {
    fc.assert(
      fc.property(questions, fc.nat(30), (question, limit) => {
        const answers = answersOf(question);
        expect(allAnswers(question, limit)).toEqual(answers.length > limit ? null : answers);
      }),
    );
  });
});

describe('keys', () => {
  const options = ['a', 'b', 'c'];

  test('read like words', () => {
    const pick: Question = { kind: 'pick', seat, topic, options, min: 0, max: 3 };
    const order: Question = { kind: 'arrange', seat, topic, options };
    const split: Question = { kind: 'allocate', seat, topic, options, caps: [5, 5, 5], min: 0, max: 9 };
    const one: Question = { kind: 'choose', seat, topic, options, pass: true };
    expect(keyOf(one, 1)).toBe('b');
    expect(keyOf(one, 3)).toBe('pass');
    expect(keyOf(pick, [0, 2])).toBe('a+c');
    expect(keyOf(pick, [])).toBe('none');
    expect(keyOf(order, [2, 0, 1])).toBe('c>a>b');
    expect(keyOf(split, [2, 0, 3])).toBe('a=2,c=3');
    expect(keyOf(split, [0, 0, 0])).toBe('none');
    expect(keyOf({ kind: 'amount', seat, topic, min: -3, max: 3 } as Question, -2)).toBe('-2');
  });

  test('have one spelling only', () => {
    const pick: Question = { kind: 'pick', seat, topic, options, min: 0, max: 3 };
    const split: Question = { kind: 'allocate', seat, topic, options, caps: [5, 5, 5], min: 0, max: 9 };
    const number = { kind: 'amount', seat, topic, min: -3, max: 300 } as Question;
    for (const key of ['c+a', 'a+a', '+a', 'a+', '']) expect(answerOf(pick, key), key).toBeNull();
    for (const key of ['c=1,a=1', 'a=1,a=1', 'a=0', 'a=01', 'a=1=1', 'a', ',', 'a=1,']) expect(answerOf(split, key), key).toBeNull();
    for (const key of ['01', '-0', '+1', '1.0', ' 1', '1e2', '0x1', '1_0']) expect(answerOf(number, key), key).toBeNull();
  });
});

describe('what a bin may still take', () => {
  test('is what leaves the rest of the total possible', () => {
    const split: AllocateQuestion = { kind: 'allocate', seat, topic, options: ['a', 'b'], caps: [4, 2], min: 5, max: 5 };
    expect(openCounts(split, [0, 0], 0)).toEqual([3, 4]);
    expect(openCounts(split, [4, 0], 1)).toEqual([1]);
  });
});

describe('a rule that strands its player', () => {
  test('is found by the random player, as a fault of the rules', () => {
    const pick: PickQuestion = { kind: 'pick', seat, topic, options: ['a'], min: 0, max: 1, fits: () => false };
    const split: AllocateQuestion = { kind: 'allocate', seat, topic, options: ['a'], caps: [1], min: 2, max: 2 };
    for (const question of [pick, split] as Question[])
      expect(() => sampleAnswer(question, new QuickDice(1))).toThrowError(expect.objectContaining({ code: 'rule-fault' }));
  });
});
