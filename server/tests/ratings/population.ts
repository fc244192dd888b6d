import { numberAt, QuickDice } from '@pantheon/kernel';
import { afterMatch, type SkillEstimate, shown, UNKNOWN } from '../../ratings/scale.ts';

/** What a simulated population is like. */
export interface Trial {
  readonly players: number;
  /** After how many tables each, on average, the ratings are compared with the truth. */
  readonly tables: readonly number[];
  readonly seed: string;
}

/** How well the ratings have found the truth after so many tables each. */
export interface Findings {
  readonly tables: number;
  /** Spearman’s rank correlation of the estimates with the true strengths. */
  readonly correlation: number;
  /** The share of players whose true strength lies within one standard deviation of the estimate, and within the bar that is shown. */
  readonly within1: number;
  readonly withinBar: number;
  /** The mean half length of the bar, in points. */
  readonly interval: number;
}

const SPREAD = 6;
/** The scale of strengths on which chance is that of the ratings: strengths differ by one, and the odds by e to this. */
const CHANCE = (25 / 6) * Math.SQRT2;

/** Two to six sit at a table. */
const FEWEST = 2;
const MOST = 6;

/** Plays matches among players of known strength, and compares what the ratings made of it, again and again. */
export function tryPopulation({ players, tables, seed }: Trial): Findings[] {
  const random = randomFrom(seed);
  const truth = Array.from({ length: players }, () => 25 + SPREAD * normal(random));
  const estimates = truth.map((): SkillEstimate => UNKNOWN);
  let match = 0;
  return tables.map((many) => {
    for (const matches = (2 * many * players) / (FEWEST + MOST); match < matches; match++) {
      const seated = draw(random, players, FEWEST + Math.floor(random() * (MOST - FEWEST + 1)));
      const luck = seated.map((player) => numberAt(truth, player) / CHANCE + gumbel(random));
      const placed = seated.map((player, at) => ({ ...(estimates[player] as SkillEstimate), bot: false, rank: rankIn(luck, at) }));
      for (const [at, estimate] of afterMatch(placed).entries()) estimates[numberAt(seated, at)] = estimate;
    }
    return { tables: many, ...compare(truth, estimates) };
  });
}

// A rating says who is how much stronger than whom: where all of them lie together nobody can know.
function compare(truth: readonly number[], estimates: readonly SkillEstimate[]): Omit<Findings, 'tables'> {
  const shift = mean(estimates.map(({ mu }) => mu)) - mean(truth);
  const off = estimates.map(({ mu, sigma }, at) => Math.abs(mu - shift - numberAt(truth, at)) / sigma);
  const within = (most: number): number => off.filter((one) => one <= most).length / off.length;
  return {
    correlation: spearman(
      truth,
      estimates.map(({ mu }) => mu),
    ),
    within1: within(1),
    withinBar: within(1.96),
    interval: mean(estimates.map((estimate) => shown(estimate).interval)),
  };
}

type Random = () => number;

function randomFrom(seed: string): Random {
  const dice = new QuickDice(seed);
  return () => (dice.below(2 ** 30) + 0.5) / 2 ** 30;
}

const normal = (random: Random): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
const gumbel = (random: Random): number => -Math.log(-Math.log(random()));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const rankIn = (values: readonly number[], at: number): number => 1 + values.filter((value) => value > numberAt(values, at)).length;

function draw(random: Random, from: number, many: number): number[] {
  const drawn = new Set<number>();
  while (drawn.size < many) drawn.add(Math.floor(random() * from));
  return [...drawn];
}

function spearman(a: readonly number[], b: readonly number[]): number {
  const gaps = a.map((_, at) => (rankIn(a, at) - rankIn(b, at)) ** 2);
  return 1 - (6 * gaps.reduce((sum, gap) => sum + gap, 0)) / (a.length * (a.length ** 2 - 1));
}
