import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AllocateQuestion,
  allAnswers,
  partialAnswer,
  type Question,
  questionDto,
  questionOfDto,
  say,
  seatOf,
  type Topic,
} from '../index.ts';

const topic: Topic<string> = { id: 'goods', key: (good) => good, text: (good) => say(`option.${good}`) };
const base = { seat: seatOf(0), topic, options: ['oil', 'salt', 'wine'] };
const even = (chosen: readonly unknown[], rest: readonly unknown[]): boolean => chosen.length % 2 === 0 || rest.length > 0;

describe('part of an answer', () => {
  test('of a pick: says what may be added, and when it is whole', () => {
    const question = { ...base, kind: 'pick', min: 0, max: 2, fits: even } as Question;
    expect(partialAnswer(question, [])).toEqual({ whole: true, open: ['oil', 'salt', 'wine'] });
    expect(partialAnswer(question, ['salt'])).toEqual({ whole: false, open: ['oil', 'wine'] });
    expect(partialAnswer(question, ['salt', 'wine'])).toEqual({ whole: true, open: [] });
  });

  test('of an allocation: a key counts as often as it is listed', () => {
    const question = { ...base, kind: 'allocate', min: 3, max: 3, caps: [2, 1, 1] } as Question;
    expect(partialAnswer(question, ['oil', 'salt'])).toEqual({ whole: false, open: ['oil', 'wine'] });
    expect(partialAnswer(question, ['oil', 'oil', 'wine'])).toEqual({ whole: true, open: [] });
  });

  test('tells what it would bring about', () => {
    const pick = {
      ...base,
      kind: 'pick',
      min: 0,
      max: 3,
      preview: (goods: readonly unknown[]) => ({ odds: goods.length / 3 }),
    } as Question;
    expect(partialAnswer(pick, ['oil']).preview).toEqual({ odds: 1 / 3 });
    const preview = (counts: readonly number[]) => ({ changes: [say('preview.sum', { n: counts.reduce((sum, n) => sum + n, 0) })] });
    const spread = { ...base, kind: 'allocate', min: 0, max: 3, caps: [2, 1, 1], preview } as Question;
    expect(partialAnswer(spread, ['oil', 'oil', 'salt']).preview).toEqual({ changes: [say('preview.sum', { n: 3 })] });
  });

  test('ignores keys that are not there, and knows no parts of other questions', () => {
    const question = { ...base, kind: 'pick', min: 1, max: 1 } as Question;
    expect(partialAnswer(question, ['gold'])).toEqual({ whole: false, open: ['oil', 'salt', 'wine'] });
    expect(partialAnswer({ ...base, kind: 'choose', pass: false } as Question, ['oil'])).toEqual({ whole: false, open: [] });
  });

  test('of an allocation: what is open leads to a legal whole, and what leads to one is open', () => {
    const wholes = fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(wholes, fc.array(fc.constantFrom('oil', 'salt', 'wine'), { maxLength: 5 }), (legal, chosen) => {
        const fits = (counts: readonly number[], bins: number): boolean =>
          legal.some((whole) => whole.slice(0, bins).every((count, bin) => count === counts[bin]));
        const question: AllocateQuestion<string> = { ...base, kind: 'allocate', caps: [2, 2, 2], min: 0, max: 6, fits };
        const least = base.options.map((good) => chosen.filter((key) => key === good).length);
        const reachable = (counts: readonly number[]): boolean =>
          (allAnswers(question as Question, 100) as number[][]).some((whole) => whole.every((count, bin) => count >= (counts[bin] ?? 0)));
        const expected = base.options.filter((_, bin) => reachable(least.with(bin, (least[bin] ?? 0) + 1)));
        const there = partialAnswer(question as Question, chosen);
        expect(there.open).toEqual(expected);
        expect(partialAnswer(questionOfDto(questionDto(question as Question, null)) as Question, chosen)).toEqual(there);
      }),
    );
  });
});
