import { quantile, type RunOutcome } from '@pantheon/bots';
import { numberAt, type Result, winners } from '@pantheon/kernel';

/** How often a side won, known by its colour, and how that compares with an equal share for everybody. */
export interface ArenaSide {
  readonly colour: string;
  readonly games: number;
  readonly wins: number;
  readonly timesFair: number;
}

/** How much of a feature winners and others had, on average over the starts of all rounds. */
export interface FeatureMeans {
  readonly feature: string;
  readonly winners: number;
  readonly others: number;
}

interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** Nine of ten lie between these. */
  readonly usual: readonly [number, number];
}

/** Adds games of bots up. */
export class RunStats {
  seconds = 0;
  private readonly outcomes: RunOutcome[] = [];
  private keptGames = 0;
  private keptAnswers = 0;
  private readonly violations: { readonly seed: string; readonly problem: string }[] = [];
  private readonly features: readonly string[];
  private readonly means: Means;

  constructor(features: readonly string[]) {
    this.features = features;
    this.means = new Means(features.length);
  }

  /** Counts a game; `looks` are the features of all seats at the start of each round. */
  add(seed: string, outcome: RunOutcome, looks: readonly (readonly (readonly number[])[])[]): void {
    this.outcomes.push(outcome);
    this.violations.push(...outcome.problems.map((problem) => ({ seed, problem })));
    if (outcome.result === null) return;
    const won = new Set<number>(winners(outcome.result));
    for (const look of looks) look.forEach((values, seat) => void this.means.add(values, won.has(seat)));
  }

  /** Counts a game that an earlier run played: it took no time of this one. */
  addKept(seed: string, outcome: RunOutcome): void {
    this.add(seed, outcome, []);
    this.keptGames++;
    this.keptAnswers += outcome.answers;
  }

  /** Counts a game that broke off. */
  fail(seed: string, problem: string): void {
    this.add(seed, { result: null, answers: 0, round: 0, colours: [], problems: [problem] }, []);
  }

  summary(seats: number) {
    const ended = this.outcomes.flatMap(({ result }) => (result === null ? [] : [result]));
    const decisions = this.outcomes.reduce((sum, { answers }) => sum + answers, 0);
    const games = Math.max(1, ended.length);
    const wins = Array.from({ length: seats }, (_, seat) => ended.reduce((sum, result) => sum + winOf(result, seat), 0));
    const points = wins.map((_, seat) => ended.reduce((sum, result) => sum + (result.scores.find((s) => s.seat === seat)?.total ?? 0), 0));
    return {
      games: this.outcomes.length,
      finished: ended.length,
      decisions,
      endings: countOf(ended.map(({ how }) => how)),
      wins: wins.map(rounded),
      winShare: wins.map((won) => rounded(won / games)),
      meanPoints: points.map((sum) => rounded(sum / games)),
      sources: meanSources(ended),
      sides: this.sides(),
      features: this.features.map((feature, at): FeatureMeans => ({ feature, ...this.means.at(at) })),
      answers: spread(this.outcomes.map(({ answers }) => answers)),
      rounds: spread(this.outcomes.map(({ round }) => round)),
      seconds: rounded(this.seconds),
      decisionsPerSecond: Math.round((decisions - this.keptAnswers) / this.seconds),
      gamesPerSecond: rounded((this.outcomes.length - this.keptGames) / this.seconds),
      violations: this.violations,
    };
  }

  private sides(): ArenaSide[] {
    const sides = new Map<string, { games: number; wins: number; fair: number }>();
    for (const { result, colours } of this.outcomes) {
      if (result === null) continue;
      colours.forEach((colour, seat) => {
        const side = sides.get(colour) ?? { games: 0, wins: 0, fair: 0 };
        side.games++;
        side.wins += winOf(result, seat);
        side.fair += 1 / colours.length;
        sides.set(colour, side);
      });
    }
    return [...sides]
      .map(([colour, { games, wins, fair }]): ArenaSide => ({ colour, games, wins: rounded(wins), timesFair: rounded(wins / fair) }))
      .sort((a, b) => b.timesFair - a.timesFair);
  }
}

class Means {
  private readonly sums: readonly [number[], number[]];
  private readonly counts: [number, number] = [0, 0];

  constructor(length: number) {
    this.sums = [Array.from({ length }, () => 0), Array.from({ length }, () => 0)];
  }

  add(values: readonly number[], won: boolean): void {
    const group = won ? 0 : 1;
    this.counts[group]++;
    values.forEach((value, at) => {
      this.sums[group][at] = numberAt(this.sums[group], at) + value;
    });
  }

  at(feature: number): { winners: number; others: number } {
    const mean = (group: 0 | 1): number => rounded(numberAt(this.sums[group], feature) / Math.max(1, this.counts[group]));
    return { winners: mean(0), others: mean(1) };
  }
}

/** A seat's part of the victory: shared equally among those who tie. */
function winOf(result: Result, seat: number): number {
  const won: readonly number[] = winners(result);
  return won.includes(seat) ? 1 / won.length : 0;
}

/** Points by where they came from: the mean of all seats. */
function meanSources(ended: readonly Result[]): { [source: string]: number } {
  const scores = ended.flatMap((result) => result.scores);
  const sums: { [source: string]: number } = {};
  for (const { source, points } of scores.flatMap(({ parts }) => parts)) sums[source] = (sums[source] ?? 0) + points;
  return Object.fromEntries(Object.entries(sums).map(([source, sum]) => [source, rounded(sum / scores.length)]));
}

function countOf(words: readonly string[]): { [word: string]: number } {
  const counts: { [word: string]: number } = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function spread(values: readonly number[]): Spread {
  const order = [...values].sort((a, b) => a - b);
  const middle = order.length / 2;
  const median = (numberAt(order, Math.ceil(middle) - 1) + numberAt(order, Math.floor(middle))) / 2;
  const mean = rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
  return {
    mean,
    median,
    least: numberAt(order, 0),
    most: numberAt(order, order.length - 1),
    usual: [quantile(values, 0.05), quantile(values, 0.95)],
  };
}
