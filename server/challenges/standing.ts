import type { ChallengeResults } from '../api/index.ts';

/** The value below which a share of a sorted list lies. */
const quantile = (sorted: readonly number[], share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;

/** The middle half of many lines, step by step. */
export function middleHalf(lines: readonly (readonly number[])[]): Pick<ChallengeResults['lines'], 'low' | 'high'> {
  const steps = lines[0]?.length ?? 0;
  const at = (share: number): number[] =>
    Array.from({ length: steps }, (_, step) => {
      const sorted = lines.map((line) => line[step] ?? 0).sort((a, b) => a - b);
      return quantile(sorted, share);
    });
  return { low: at(0.25), high: at(0.75) };
}

/** The share of the others, in percent, that did less well than somebody at a place among all, which several may share. */
export const shareBehind = (behind: number, all: number): number => (all <= 1 ? 100 : Math.floor((100 * behind) / (all - 1)));
