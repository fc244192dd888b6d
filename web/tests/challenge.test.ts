import type { MatchRecord, Verification } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { monthOf, monthsFrom, weeksOf } from '../screens/challenge/month-days.ts';
import { partingOf } from '../screens/challenge/parting.ts';
import { checksOf } from '../screens/fairness/checks.ts';

describe('two matches of the same start', () => {
  const one: MatchRecord['answers'] = [
    [0, 'a'],
    [1, 'b', 4],
    [0, 'c'],
  ];

  it('part at the first answer that is not the same', () => {
    expect(
      partingOf(one, [
        [0, 'a'],
        [1, 'b', 4],
        [0, 'd'],
      ]),
    ).toBe(2);
    expect(partingOf(one, [[1, 'a']])).toBe(0);
    expect(partingOf(one, [...one, [0, 'e']])).toBe(3);
    expect(partingOf([...one, [0, 'e']], one)).toBe(3);
    expect(partingOf(one, one)).toBeNull();
  });
});

describe('the days of a month', () => {
  it('come in weeks from Monday on', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('lead from year to year', () => {
    expect([monthsFrom('2026-12', 1), monthsFrom('2026-01', -1), monthOf('2026-11-18')]).toEqual(['2027-01', '2025-12', '2026-11']);
  });
});

describe('what is checked of a match', () => {
  const found: Verification = {
    announced: true,
    fromTheStart: true,
    ownDice: true,
    answers: 3,
    outcomes: 7,
    foreignOutcomes: 0,
    result: true,
  };
  const record = { commitment: 'seal', entropy: ['mine', 'yours'] } as unknown as MatchRecord;
  const wrong = (checks: ReturnType<typeof checksOf>): string[] => checks.filter(({ ok }) => ok === false).map(({ name }) => name);

  it('is well, and says what it could not compare', () => {
    const checks = checksOf(found, record, null);
    expect(wrong(checks)).toEqual([]);
    expect(checks.filter(({ ok }) => ok === null).map(({ name }) => name)).toEqual(['seen', 'mine']);
    expect(wrong(checksOf(found, record, { commitment: 'seal', entropy: 'mine' }))).toEqual([]);
  });

  it('finds another seal, entropy that was left out, and chance from elsewhere', () => {
    expect(wrong(checksOf(found, record, { commitment: 'another', entropy: 'theirs' }))).toEqual(['seen', 'mine']);
    expect(wrong(checksOf({ ...found, announced: false, foreignOutcomes: 2, ownDice: false, result: false }, record, null))).toEqual([
      'announced',
      'fromTheStart',
      'outcomes',
      'result',
    ]);
  });
});
