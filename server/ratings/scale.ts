import { rate } from 'openskill';
import { plackettLuce } from 'openskill/models';

/** What is known of somebody's strength: the estimate, and how far off it may be (one standard deviation). */
export interface SkillEstimate {
  readonly mu: number;
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
/** How much chance there is in one match between two, in the measure of the estimates. */
const BETA = SIGMA / 2;
/** People change: so much doubt comes back with every match. Bots do not change. */
const CHANGE = MU / 1000;

/** Somebody of whom nothing is known. */
export const UNKNOWN: SkillEstimate = { mu: MU, sigma: SIGMA };

/** Points as they are shown: 1500 for whoever is new, and 100 more win about three duels of four. */
const POINTS = 14;
const NEW = 1500;
/** The bar is where the true strength lies, 19 times of 20. */
const BAR = 1.96;

/** A rating as it is shown: never a number without its ±. */
export interface Shown {
  readonly rating: number;
  readonly interval: number;
}

const points = ({ mu }: SkillEstimate): number => NEW + POINTS * (mu - MU);
const halfBar = ({ sigma }: SkillEstimate): number => BAR * POINTS * sigma;

/** The estimate that is shown as so many points. */
export const muAt = (shownPoints: number): number => MU + (shownPoints - NEW) / POINTS;

export const shown = (estimate: SkillEstimate): Shown => ({
  rating: Math.round(points(estimate)),
  interval: Math.round(halfBar(estimate)),
});

/** Whoever has a longer bar is still uncertain, and not ranked. */
export const SURE = 90;
export const isSure = (estimate: SkillEstimate): boolean => halfBar(estimate) <= SURE;
/** The largest standard deviation of somebody who is ranked. */
export const SURE_SIGMA = SURE / BAR / POINTS;

/** People are ranked by what we are sure of, the low end of the bar: by how many standard deviations it lies below the estimate. */
export const LOW_END = BAR;

/** What bots are taken for before they have played here, in points: the five levels stand apart, and matches correct them. */
const LEVELS: { readonly [level: string]: number } = { shepherd: 1350, acolyte: 1430, oracle: 1500, hero: 1560, titan: 1620 };
const LEVEL_INTERVAL = 100;

/** A bot of a level. It is an anchor: begun near its place and never changing, it holds the scale for everybody. */
export const botEstimate = (level: string): SkillEstimate => ({
  mu: MU + ((LEVELS[level] ?? NEW) - NEW) / POINTS,
  sigma: LEVEL_INTERVAL / BAR / POINTS,
});

/** Somebody in a match that is over: what was known of them before, and their rank; 1 is the best, ties share one. */
export interface Placed extends SkillEstimate {
  readonly rank: number;
  readonly bot: boolean;
}

/** Doubt flattens the curve by which strength tells in a match: by so much of its square (a logistic curve, blurred). */
const BLUR = Math.PI / 8;
/** The part of the doubt that the model is shown: it would take that about all seats for chance, which is far more than there is between two. */
const PART = 0.1;

/**
 * What is known after a match (Plackett-Luce). A lead says as much at a table of six as in a duel, so chance and doubt are measured as between
 * two of those who sit there. From the model come how far the result pulls at everybody, and how much it tells; what was known and what it
 * tells add up, and whoever was known well is pulled less. The bar holds what it promises from the first tables on: `npm run test:ratings`.
 */
export function afterMatch(placed: readonly Placed[]): SkillEstimate[] {
  const before = placed.map(({ mu, sigma, bot }) => ({ mu, sigma: bot ? sigma : Math.hypot(sigma, CHANGE) }));
  const rated = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma: PART * sigma }]),
    { rank: placed.map(({ rank }) => rank), model: plackettLuce, mu: MU, sigma: SIGMA, beta: chanceAmong(before), tau: 0, gamma: () => 1 },
  );
  return before.map((one, at) => {
    const [after] = rated[at] as [SkillEstimate];
    const told = (1 - (after.sigma / (PART * one.sigma)) ** 2) / PART ** 2;
    return { mu: one.mu + (after.mu - one.mu) / PART ** 2 / (1 + told), sigma: one.sigma / Math.sqrt(1 + told) };
  });
}

// The model adds what it is shown of the doubt about all seats to the chance of each: that is taken off beforehand.
function chanceAmong(estimates: readonly SkillEstimate[]): number {
  const many = estimates.length;
  const doubt = estimates.reduce((sum, { sigma }) => sum + sigma ** 2, 0);
  const wanted = 2 * BETA ** 2 + (2 * BLUR * doubt) / many;
  return Math.sqrt((wanted - PART ** 2 * doubt) / many);
}
