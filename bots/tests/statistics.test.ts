import { numberAt, QuickDice } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { blockShare, eloRatings, estimate, quantile, sequentialTest, shareInterval, studentPoint, variance } from '../statistics.ts';

/** Blocks of so many games, each won with a chance. */
function blocks(dice: QuickDice, count: number, games: number, chance: number): number[] {
  return Array.from({ length: count }, () => {
    let won = 0;
    for (let game = 0; game < games; game++) if (dice.below(1_000_000) < chance * 1_000_000) won++;
    return won / games;
  });
}

describe('intervals', () => {
  it('know the points of Student', () => {
    expect(studentPoint(1)).toBeCloseTo(12.706, 2);
    expect(studentPoint(4)).toBeCloseTo(2.776, 2);
    expect(studentPoint(9)).toBeCloseTo(2.262, 3);
    expect(studentPoint(30)).toBeCloseTo(2.042, 3);
    expect(studentPoint(100_000)).toBeCloseTo(1.96, 3);
  });

  it('of a mean are as the textbook says', () => {
    const { mean, low, high } = estimate([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(high - mean).toBeCloseTo(1.963, 2);
    expect(mean - low).toBeCloseTo(1.963, 2);
    expect(variance([1, 2, 3, 4, 5])).toBe(2.5);
  });

  it('of a share near one do not pretend to certainty', () => {
    const { low, high } = shareInterval(1, 50);
    expect(low).toBeCloseTo(0.9287, 3);
    expect(high).toBeCloseTo(1, 9);
    expect(blockShare([1, 1, 1, 1]).low).toBeLessThan(0.6);
  });

  it('hold the truth in about 95 of 100 cases', () => {
    const dice = new QuickDice('coverage');
    let held = 0;
    const times = 1000;
    for (let time = 0; time < times; time++) {
      const { low, high } = blockShare(blocks(dice, 40, 4, 0.3));
      if (low <= 0.3 && high >= 0.3) held++;
    }
    expect(held / times).toBeGreaterThan(0.925);
    expect(held / times).toBeLessThan(0.975);
  });
});

describe('the sequential test', () => {
  const claims = { low: 0.25, high: 0.33 };

  function verdict(dice: QuickDice, chance: number): 'low' | 'high' | null {
    const seen: number[] = [];
    for (let block = 0; block < 2000; block++) {
      seen.push(...blocks(dice, 1, 4, chance));
      const { accepted } = sequentialTest(seen, claims);
      if (accepted !== null) return accepted;
    }
    return null;
  }

  it.each([
    [0.25, 'high'],
    [0.33, 'low'],
  ] as const)('with a true share of %s errs in about 5 of 100 cases', (chance, wrong) => {
    const dice = new QuickDice(`sprt/${chance}`);
    let errors = 0;
    for (let time = 0; time < 200; time++) if (verdict(dice, chance) === wrong) errors++;
    expect(errors / 200).toBeLessThan(0.1);
  });

  it('says nothing after a few blocks', () => {
    expect(sequentialTest([1, 1, 1], claims).accepted).toBeNull();
  });
});

describe('ratings', () => {
  it('find differences again', () => {
    const truth = [300, 100, -400];
    const won = truth.map((mine) => truth.map((other) => (mine === other ? 0 : 1000 / (1 + 10 ** ((other - mine) / 400)))));
    eloRatings(won).forEach((rating, at) => {
      expect(rating).toBeCloseTo(numberAt(truth, at), -1);
    });
  });

  it('stay finite for somebody who always wins', () => {
    const [best, worst] = eloRatings([
      [0, 10],
      [0, 0],
    ]);
    expect(best).toBeGreaterThan(200);
    expect(best).toBeLessThan(400);
    expect(worst).toBeCloseTo(-(best as number), 6);
  });
});

describe('quantiles', () => {
  it('are values that occurred', () => {
    expect(quantile([5, 1, 3, 2, 4], 0.5)).toBe(3);
    expect(quantile([5, 1, 3, 2, 4], 1)).toBe(5);
    expect(quantile([], 0.5)).toBe(0);
  });
});
