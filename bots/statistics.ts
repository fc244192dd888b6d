import { type Dice, numberAt } from '@pantheon/kernel';

/** A figure with the interval that holds the truth in 95 cases of 100. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** The variance as a sample shows it. */
export function variance(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const centre = mean(values);
  return sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1);
}

/** The standard deviation as a sample shows it. */
export const spread = (values: readonly number[]): number => Math.sqrt(variance(values));

/** The 97.5 % point of Student's distribution, good to three digits from two degrees of freedom on. */
export function studentPoint(freedom: number): number {
  if (freedom < 1) return Number.POSITIVE_INFINITY;
  if (freedom === 1) return 12.706;
  const z = 1.959964;
  const n = freedom;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160,
  ];
  return terms.reduce((total, term, power) => total + term / n ** (power + 1), z);
}

/** The mean of independent figures and its interval. */
export function estimate(values: readonly number[]): Estimate {
  const centre = mean(values);
  const reach =
    values.length < 2 ? Number.POSITIVE_INFINITY : studentPoint(values.length - 1) * Math.sqrt(variance(values) / values.length);
  return { mean: centre, low: centre - reach, high: centre + reach };
}

/** The interval of a share among so many independent trials, sound also near 0 and 1 (Wilson). */
export function shareInterval(share: number, trials: number): Estimate {
  const z2 = 1.959964 ** 2;
  const centre = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const reach = (Math.sqrt(z2) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials))) / (1 + z2 / trials);
  return { mean: share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/** The share of wins over blocks. Where all blocks ended alike their spread says nothing, so the blocks count as single trials. */
export function blockShare(shares: readonly number[]): Estimate {
  const found = variance(shares) > 0 ? estimate(shares) : shareInterval(mean(shares), Math.max(1, shares.length));
  return { mean: found.mean, low: Math.max(0, found.low), high: Math.min(1, found.high) };
}

/** Two claims about a share, of which a test accepts one. */
export interface Claims {
  readonly low: number;
  readonly high: number;
}

/** What a sequential test says so far. */
export interface Verdict {
  /** The logarithm of the likelihood ratio of the higher claim. */
  readonly ratio: number;
  readonly bound: number;
  readonly accepted: 'low' | 'high' | null;
}

const RISK = 0.05;
/** Before so many blocks the spread of the blocks is not known well enough to decide anything. */
const FEWEST = 20;
/** So many blocks of a cautious guess are mixed into the spread that was seen. */
const CAUTION = 6;

/** Wald's sequential test on block shares, each error having a chance of 5 %. */
export function sequentialTest(shares: readonly number[], claims: Claims): Verdict {
  const bound = Math.log((1 - RISK) / RISK);
  const guess = Math.max(0.02, mean(shares) * (1 - mean(shares)));
  const spread = (shares.length * variance(shares) + CAUTION * guess) / (shares.length + CAUTION);
  const ratio =
    shares.length < 2 ? 0 : ((claims.high - claims.low) * shares.length * (2 * mean(shares) - claims.low - claims.high)) / (2 * spread);
  const decided = shares.length >= FEWEST;
  return { ratio, bound, accepted: decided && ratio >= bound ? 'high' : decided && ratio <= -bound ? 'low' : null };
}

/** How often each player finished before each other one, ties counting half. */
export type Encounters = readonly (readonly number[])[];

/** Ratings in Elo points whose mean is 0, by the model of Bradley and Terry; one drawn game with everybody keeps them finite. */
export function eloRatings(won: Encounters): number[] {
  const count = won.length;
  const prior = 0.5;
  let strength = won.map(() => 1);
  for (let round = 0; round < 500; round++) {
    const next = strength.map((mine, i) => {
      let wins = 0;
      let weight = 0;
      for (let j = 0; j < count; j++) {
        if (j === i) continue;
        const games = (won[i]?.[j] ?? 0) + (won[j]?.[i] ?? 0) + 2 * prior;
        wins += (won[i]?.[j] ?? 0) + prior;
        weight += games / (mine + numberAt(strength, j));
      }
      return wins / weight;
    });
    const centre = Math.exp(mean(next.map(Math.log)));
    strength = next.map((value) => value / centre);
  }
  return strength.map((value) => 400 * Math.log10(value));
}

/** The value below which a share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const order = [...values].sort((a, b) => a - b);
  return numberAt(order, Math.min(order.length - 1, Math.floor(share * order.length)));
}

/** A number drawn from the bell curve. */
export function normal(dice: Dice): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += (dice.below(1 << 16) + 0.5) / (1 << 16);
  return sum;
}
