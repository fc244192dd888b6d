import { type AnyGame, at, numberAt, type Options, QuickDice, shuffle } from '@pantheon/kernel';
import type { Bot } from '../bot.ts';
import { endOf, USUAL_SCALE } from '../evaluation.ts';
import type { GameBot, Weights } from '../game-bot.ts';
import { type BotConfig, botOf } from '../registry.ts';
import { runGame } from '../run.ts';
import { normal } from '../statistics.ts';
import { solve } from './fit.ts';

/** A game in which half of the seats judge by weights that are shifted one way, and the others by the same weights shifted the opposite way. */
export interface PerturbationSetup {
  readonly rules: AnyGame;
  readonly options: Options;
  readonly game: GameBot;
  /** How everybody thinks; the weights are those that are shifted. */
  readonly config: BotConfig & { readonly weights: Weights };
  readonly seats: number;
  readonly seed: string;
}

/** How far each weight was shifted, and what came of it. */
export interface Perturbation {
  /** For each weight, early ones first: the logarithm of the factor. */
  readonly shifts: readonly number[];
  /** What the half that was shifted this way had above the other, in points. */
  readonly lead: number;
}

/** How much a weight is shifted at a time: by a factor of e to this, up or down. */
const SPREAD = 0.35;
/** What a victory counts beside the points, in scales. */
const VICTORY = 1;

/** Plays one trial. */
export function perturb({ rules, options, game, config, seats, seed }: PerturbationSetup): Perturbation {
  const dice = new QuickDice(`${seed}/shifts`);
  const shifts = flat(config.weights).map(() => SPREAD * normal(dice));
  const shiftedBot = (way: number): Bot => botOf({ ...config, weights: shifted(config.weights, shifts, way) }, game);
  const [up, down] = [shiftedBot(1), shiftedBot(-1)];
  const ups = new Set(shuffle(dice, [...Array(seats).keys()]).slice(0, Math.floor(seats / 2)));
  const bots = Array.from({ length: seats }, (_, seat) => (ups.has(seat) ? up : down));
  const { result, problems } = runGame({ rules, options, bots, seed });
  if (result === null) throw new Error(problems.join('; '));
  const { points, victory } = endOf(game, result);
  const worth = VICTORY * (config.weights.scale ?? USUAL_SCALE);
  const merit = (seat: number): number => numberAt(points, seat) + worth * numberAt(victory, seat);
  const lead = bots.reduce((sum, _, seat) => sum + (ups.has(seat) ? merit(seat) / ups.size : -merit(seat) / (seats - ups.size)), 0);
  return { shifts, lead };
}

/** What the trials say of a weight: the points that a factor of e would bring, and how unsure that is (a standard error). */
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
      const shift = numberAt(shifts, i);
      for (let j = 0; j < size; j++) line[j] = numberAt(line, j) + shift * numberAt(shifts, j);
      target[i] = numberAt(target, i) + shift * lead;
    }
  }
  const noise = squares / Math.max(1, trials.length);
  return solve(normals, target).map((gain, i) => ({ gain: gain / WAYS, doubt: Math.sqrt(noise / numberAt(at(normals, i), i)) / WAYS }));
}

/** The two halves stand two shifts apart. */
const WAYS = 2;

/** Weights moved as trials advise: those that clearly matter by much, those in doubt not at all. */
export function withSlopes(weights: Weights, found: readonly Slope[]): Weights {
  return shifted(
    weights,
    found.map(({ gain, doubt }) => Math.sign(gain) * SPREAD * Math.min(BOLDEST, Math.max(0, Math.abs(gain) / doubt - 1) / 2)),
    1,
  );
}

/** No weight moves further at once, in spreads. */
const BOLDEST = 1;

const flat = ({ linear, late = [] }: Weights): number[] => [...linear, ...late];

function shifted(weights: Weights, shifts: readonly number[], way: number): Weights {
  const values = flat(weights).map((value, i) => value * Math.exp(way * numberAt(shifts, i)));
  const width = weights.linear.length;
  return { ...weights, linear: values.slice(0, width), ...(weights.late === undefined ? {} : { late: values.slice(width) }) };
}
