import { type AnyGame, addFraction, at, fractionAt, type Options, QuickDice, shuffle } from '@pantheon/kernel';
import type { Bot } from '../bot.ts';
import { endOf, USUAL_SCALE } from '../evaluation.ts';
import type { GameBot, Weights } from '../game-bot.ts';
import { type BotConfig, botOf } from '../registry.ts';
import { runGame } from '../run.ts';
import { normal } from '../statistics.ts';
import { solve } from './fit.ts';
import type { SelfPlayGame } from './self-play.ts';

/** A game in which half of the seats judge by weights that are shifted one way, and the others by the same weights shifted the opposite way. */
export interface PerturbationSetup {
  readonly rules: AnyGame;
  readonly options: Options;
  readonly game: GameBot;
  /** How everybody thinks; the weights are those that are shifted. */
  readonly config: BotConfig & { readonly weights: Weights };
  /** For each weight, early ones first: how far a shift of one moves it (`shiftStepsOf`). */
  readonly steps: readonly number[];
  readonly seats: number;
  readonly seed: string;
}

/** How far each weight was shifted, and what came of it. */
export interface Perturbation {
  /** For each weight, early ones first, in steps. */
  readonly shifts: readonly number[];
  /** What the half that was shifted this way had above the other, in points. */
  readonly lead: number;
}

/** A step moves a weight by at least this part of itself. */
const PART = 0.35;
/** A step moves what is thought of an ordinary difference between two seats by at least this part of a scale: so a weight may come to change its sign. */
const DIFFERENCE = 0.1;
/** What a victory counts beside the points, in scales. */
const VICTORY = 1;

/** How far each weight is moved at a time, early ones first: by games between equals, from how much seats differ in what it weighs. */
export function shiftStepsOf(games: readonly SelfPlayGame[], { linear, late, scale = USUAL_SCALE }: Weights): number[] {
  const spreads = spreadsOf(games, linear.length);
  const stepOf = (weight: number, spread: number): number =>
    spread === 0 ? 0 : Math.max(PART * Math.abs(weight), (DIFFERENCE * scale) / spread);
  return [linear, late ?? []].flatMap((weights) => weights.map((weight, i) => stepOf(weight, fractionAt(spreads, i))));
}

/** For each feature: how far seats of the same position are from what they have on average (a standard deviation). */
function spreadsOf(games: readonly SelfPlayGame[], width: number): number[] {
  const squares = Array.from({ length: width }, () => 0);
  let seen = 0;
  for (const { features } of games.flatMap(({ samples }) => samples)) {
    seen += features.length;
    for (let i = 0; i < width; i++) {
      const mean = features.reduce((sum, own) => sum + fractionAt(own, i), 0) / features.length;
      for (const own of features) addFraction(squares, i, (fractionAt(own, i) - mean) ** 2);
    }
  }
  return squares.map((square) => Math.sqrt(square / Math.max(1, seen)));
}

/** Plays one trial. */
export function perturb({ rules, options, game, config, steps, seats, seed }: PerturbationSetup): Perturbation {
  const dice = new QuickDice(`${seed}/shifts`);
  const shifts = steps.map(() => normal(dice));
  const shiftedBot = (way: number): Bot => botOf({ ...config, weights: shifted(config.weights, steps, shifts, way) }, game);
  const [up, down] = [shiftedBot(1), shiftedBot(-1)];
  const ups = new Set(shuffle(dice, [...Array(seats).keys()]).slice(0, Math.floor(seats / 2)));
  const bots = Array.from({ length: seats }, (_, seat) => (ups.has(seat) ? up : down));
  const { result, problems } = runGame({ rules, options, bots, seed });
  if (result === null) throw new Error(problems.join('; '));
  const { points, victory } = endOf(game, result);
  const worth = VICTORY * (config.weights.scale ?? USUAL_SCALE);
  const merit = (seat: number): number => fractionAt(points, seat) + worth * fractionAt(victory, seat);
  const lead = bots.reduce((sum, _, seat) => sum + (ups.has(seat) ? merit(seat) / ups.size : -merit(seat) / (seats - ups.size)), 0);
  return { shifts, lead };
}

/** What the trials say of a weight: the points that a step would bring, and how unsure that is (a standard error). */
export interface Slope {
  readonly gain: number;
  readonly doubt: number;
}

/** What trials say of each weight, by least squares. */
export function slopes(trials: readonly Perturbation[]): Slope[] {
  const size = trials[0]?.shifts.length ?? 0;
  const normals = Array.from({ length: size }, () => new Float64Array(size));
  const target = new Float64Array(size);
  let squares = 0;
  for (const { shifts, lead } of trials) {
    squares += lead * lead;
    for (let i = 0; i < size; i++) {
      const line = normals[i] as Float64Array;
      const shift = fractionAt(shifts, i);
      for (let j = 0; j < size; j++) line[j] = fractionAt(line, j) + shift * fractionAt(shifts, j);
      target[i] = fractionAt(target, i) + shift * lead;
    }
  }
  const noise = squares / Math.max(1, trials.length);
  return solve(normals, target).map((gain, i) => ({ gain: gain / WAYS, doubt: Math.sqrt(noise / fractionAt(at(normals, i), i)) / WAYS }));
}

/** The two halves stand two shifts apart. */
const WAYS = 2;

/** Weights moved as trials advise: those that clearly matter by much, those in doubt not at all. */
export function withSlopes(weights: Weights, steps: readonly number[], found: readonly Slope[]): Weights {
  const shifts = found.map(({ gain, doubt }) => Math.sign(gain) * Math.min(BOLDEST, Math.max(0, Math.abs(gain) / doubt - 1) / 2));
  return shifted(weights, steps, shifts, 1);
}

/** No weight moves further at once, in steps. */
const BOLDEST = 1;

function shifted(weights: Weights, steps: readonly number[], shifts: readonly number[], way: number): Weights {
  const { linear, late } = weights;
  const moved = (values: readonly number[], from: number): number[] =>
    values.map((value, i) => value + way * fractionAt(steps, from + i) * fractionAt(shifts, from + i));
  return { ...weights, linear: moved(linear, 0), ...(late === undefined ? {} : { late: moved(late, linear.length) }) };
}
