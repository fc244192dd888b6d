import { exactExp, exactLog, fractionAt, type Result, type Seat, type Shape, type Simulation } from '@pantheon/kernel';
import type { GameBot, Weights } from './game-bot.ts';
import { inputsOf, type Network } from './network.ts';

/** The lead in points that makes somebody a clear favourite, where neither weights nor game say one. */
export const USUAL_SCALE = 10;
/** What winning is worth above the points, in scales: no lead on the way looks as good as a victory. */
const VICTORY = 4;

/** How good a position is for each seat, by the features of a game and what they are worth. */
export class Evaluation {
  readonly game: GameBot;
  private readonly linear: readonly number[];
  private readonly late: readonly number[] | null;
  private readonly network: Network | null;
  readonly scale: number;

  constructor(game: GameBot, weights: Weights = handWeights(game), network: Network | null = null) {
    this.game = game;
    this.linear = weights.linear;
    this.late = weights.late ?? null;
    this.scale = weights.scale ?? game.scale ?? USUAL_SCALE;
    this.network = network;
  }

  /** The value of a position for every seat, in points; after the end the true points, and much more for the winners. */
  values(play: Simulation<Shape>): number[] {
    if (play.over) return this.finalValues(play);
    return this.valuesOf(featuresOf(this.game, play), this.game.progress?.(play) ?? 0);
  }

  /** The same of what features show at a time of the game. */
  valuesOf(features: readonly (readonly number[])[], progress: number): number[] {
    const { network } = this;
    if (network !== null) return inputsOf(features, progress).map((input) => network.run(input) * this.scale);
    return features.map((own) => this.worth(own, progress));
  }

  /** What features are worth together. */
  worth(features: readonly number[], progress: number): number {
    let sum = 0;
    for (let i = 0; i < features.length; i++) sum += fractionAt(features, i) * this.weightOf(i, progress);
    return sum;
  }

  /** What one unit of a feature is worth at a time of the game. */
  weightOf(feature: number, progress: number): number {
    const early = this.linear[feature] ?? 0;
    return this.late === null ? early : early + progress * ((this.late[feature] ?? 0) - early);
  }

  private finalValues(play: Simulation<Shape>): number[] {
    const { points, victory } = endOf(this.game, play.game.result(play));
    return points.map((own, seat) => own + VICTORY * this.scale * fractionAt(victory, seat));
  }

  /** How far a seat leads its rivals, in points; a close second rival counts beside the best one. */
  lead(values: readonly number[], seat: Seat): number {
    return fractionAt(values, seat) - this.rivals(values, seat);
  }

  private rivals(values: readonly number[], seat: Seat): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < values.length; other++) if (other !== seat) best = Math.max(best, fractionAt(values, other));
    let sum = 0;
    for (let other = 0; other < values.length; other++)
      if (other !== seat) sum += exactExp((fractionAt(values, other) - best) / this.scale);
    return best + this.scale * exactLog(sum);
  }

  /** The lead of a seat in a position. */
  leadIn(play: Simulation<Shape>, seat: Seat): number {
    return this.lead(this.values(play), seat);
  }

  /** Each seat's chance to win, as the values tell it; after the end a certainty. */
  chances(play: Simulation<Shape>): number[] {
    if (play.over) return endOf(this.game, play.game.result(play)).victory;
    return softmax(this.values(play), this.scale);
  }
}

/** How a game ended, by seat: points in the measure of the weights, and each one's part of the victory. */
export function endOf({ point = 1 }: GameBot, { scores }: Result): { points: number[]; victory: number[] } {
  const won = scores.filter((score) => score.rank === 1).length;
  return {
    points: scores.map((score) => score.total * point),
    victory: scores.map((score) => (score.rank === 1 ? 1 / won : 0)),
  };
}

/** The best evaluation that a game has: tuned weights, or those of its author. */
export const usualEvaluation = (game: GameBot): Evaluation => new Evaluation(game, game.tuned ?? handWeights(game));

/** The features of a position for every seat. */
export const featuresOf = (game: GameBot, play: Simulation<Shape>): number[][] =>
  game.survey?.(play) ?? play.seats.map((seat) => game.measure(play, seat));

/** What a game's author thinks features are worth. */
export const handWeights = (game: GameBot): Weights => ({
  linear: game.weights,
  ...(game.scale === undefined ? {} : { scale: game.scale }),
});

/** Shares that sum to one, the greater the value the larger. */
export function softmax(values: readonly number[], scale: number): number[] {
  const best = Math.max(...values);
  const powers = values.map((value) => exactExp((value - best) / scale));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
