import { at } from '@pantheon/kernel';

/** Whoever stands on a ladder, by a name of its own. */
export type Competitor = string;

/** A match: who took part, and which rank each came in; equal ranks are a draw. */
export type LadderResult = readonly { readonly who: Competitor; readonly rank: number }[];

/** How strong somebody is, as far as results tell. */
export interface Strength {
  readonly rating: number;
  /** The ± of a bar in which the true strength lies 19 times of 20. */
  readonly interval: number;
  readonly tables: number;
  readonly ahead: number;
  readonly behind: number;
}

/** Somebody of whom nothing is known stands here; 400 points more come out ahead ten times as often as behind. */
const MIDDLE = 1500;
const POINTS = 400 / Math.LN10;
/** How far from the middle people are thought to be before they have played, in the same natural units as strengths. */
const SPREAD = 1.5;
const ROUNDS = 12;
const SURE = 1.96;

/** A pair of which one came out ahead of the other: `share` 1, or ½ for a draw. */
interface Duel {
  readonly one: number;
  readonly other: number;
  readonly share: number;
}

/**
 * The strengths under which the results are the likeliest, beginning from the belief that all are about equal. Every two of a match count as a
 * duel. The bar follows from how sharply the likelihood falls to its sides, seen from the middle of all.
 */
export function strengthsFrom(results: readonly LadderResult[]): Map<Competitor, Strength> {
  const names = [...new Set(results.flatMap((result) => result.map(({ who }) => who)))].sort();
  const duels = results.flatMap((result) => duelsIn(result, names));
  const strengths = likeliest(names.length, duels);
  const spreads = spreadsAt(strengths, duels);
  return new Map(
    names.map((name, at) => {
      const { ahead, behind } = tallyOf(at, duels);
      const tables = results.filter((result) => result.some(({ who }) => who === name)).length;
      const rating = Math.round(MIDDLE + POINTS * (strengths[at] ?? 0));
      return [name, { rating, interval: Math.round(SURE * POINTS * (spreads[at] ?? SPREAD)), tables, ahead, behind }];
    }),
  );
}

const duelsIn = (result: LadderResult, names: readonly Competitor[]): Duel[] =>
  result.flatMap((first, at) =>
    result.slice(at + 1).flatMap((second) => {
      // Two bots of one strength tell nothing about it.
      if (first.who === second.who) return [];
      const share = first.rank === second.rank ? 0.5 : first.rank < second.rank ? 1 : 0;
      return [{ one: names.indexOf(first.who), other: names.indexOf(second.who), share }];
    }),
  );

function tallyOf(who: number, duels: readonly Duel[]): { ahead: number; behind: number } {
  const mine = duels.flatMap(({ one, other, share }) => (one === who ? [share] : other === who ? [1 - share] : []));
  const ahead = mine.reduce((sum, share) => sum + share, 0);
  return { ahead, behind: mine.length - ahead };
}

const chance = (difference: number): number => 1 / (1 + Math.exp(-difference));

/** How the likelihood of all results bends in all strengths together; beliefs beforehand bend it a little everywhere. */
function bendAt(strengths: readonly number[], duels: readonly Duel[]): number[][] {
  const bend = strengths.map((_, row) => strengths.map((__, column) => (row === column ? 1 / SPREAD ** 2 : 0)));
  const add = (row: number, column: number, value: number): void => {
    const line = at(bend, row);
    line[column] = (line[column] ?? 0) + value;
  };
  for (const { one, other } of duels) {
    const expected = chance((strengths[one] ?? 0) - (strengths[other] ?? 0));
    const weight = expected * (1 - expected);
    add(one, one, weight);
    add(other, other, weight);
    add(one, other, -weight);
    add(other, one, -weight);
  }
  return bend;
}

/** How the likelihood rises in each strength. */
function slopeAt(strengths: readonly number[], duels: readonly Duel[]): number[] {
  const slope = strengths.map((strength) => -strength / SPREAD ** 2);
  for (const { one, other, share } of duels) {
    const surplus = share - chance((strengths[one] ?? 0) - (strengths[other] ?? 0));
    slope[one] = (slope[one] ?? 0) + surplus;
    slope[other] = (slope[other] ?? 0) - surplus;
  }
  return slope;
}

/** Climbs to the likeliest strengths, as far at a time as slope and bend say. */
function likeliest(count: number, duels: readonly Duel[]): number[] {
  let strengths = new Array<number>(count).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = slopeAt(strengths, duels);
    const steps = inverted(bendAt(strengths, duels)).map((row) => row.reduce((sum, value, at) => sum + value * (slope[at] ?? 0), 0));
    strengths = strengths.map((strength, at) => strength + (steps[at] ?? 0));
  }
  return strengths;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far each strength may be off from the middle of all: where that middle itself lies nobody can know, and nobody needs to. */
function spreadsAt(strengths: readonly number[], duels: readonly Duel[]): number[] {
  const shared = inverted(bendAt(strengths, duels));
  const all = mean(shared.map(mean));
  return shared.map((row, at) => {
    const met = duels.some(({ one, other }) => one === at || other === at);
    return met ? Math.sqrt(Math.max(0, (row[at] ?? 0) - 2 * mean(row) + all)) : SPREAD;
  });
}

/** The inverse of a matrix in which every diagonal outweighs its row, by elimination. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...Array.from({ length: size }, (_, column) => (column === at ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const lead = at(rows, pivot);
    const by = lead[pivot] ?? 1;
    for (let column = 0; column < 2 * size; column++) lead[column] = (lead[column] ?? 0) / by;
    for (const [at, row] of rows.entries()) {
      const factor = row[pivot] ?? 0;
      if (at !== pivot && factor !== 0)
        for (let column = 0; column < 2 * size; column++) row[column] = (row[column] ?? 0) - factor * (lead[column] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}
