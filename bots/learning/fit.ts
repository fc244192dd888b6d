import { at, numberAt } from '@pantheon/kernel';
import { USUAL_SCALE } from '../evaluation.ts';
import type { Weights } from '../game-bot.ts';
import type { SelfPlayGame } from './self-play.ts';

/**
 * Weights under which the features of a position tell the final lead best: least squares over all positions of all games, drawn towards
 * the given weights as strongly as `trust` positions would. Each feature has a worth at the start and one at the end of a game.
 */
export function fitWeights(selfPlayGames: readonly SelfPlayGame[], start: Weights, trust: number): Weights {
  const sums = new LeastSquares(2 * start.linear.length);
  for (const { samples, points } of selfPlayGames) {
    const mean = points.reduce((sum, value) => sum + value, 0) / points.length;
    for (const { features, progress } of samples) {
      const centre = centreOf(features);
      features.forEach((own, seat) => {
        const lead = own.map((value, i) => value - numberAt(centre, i));
        sums.add(byTime(lead, progress), numberAt(points, seat) - mean);
      });
    }
  }
  const { linear, late } = sums.weights(start, trust);
  return { linear, late, scale: fitScale(selfPlayGames, { linear, late }) };
}

/** Sums from which least squares follow: rows of values, early ones first, and what each row should have come to. */
export class LeastSquares {
  private readonly size: number;
  private readonly normal: readonly Float64Array[];
  private readonly target: Float64Array;
  private rows = 0;

  constructor(size: number) {
    this.size = size;
    this.normal = Array.from({ length: size }, () => new Float64Array(size));
    this.target = new Float64Array(size);
  }

  add(values: Float64Array, wanted: number): void {
    this.rows++;
    for (let i = 0; i < values.length; i++) {
      const value = numberAt(values, i);
      if (value === 0) continue;
      const line = this.normal[i] as Float64Array;
      for (let j = 0; j < values.length; j++) line[j] = numberAt(line, j) + value * numberAt(values, j);
      this.target[i] = numberAt(this.target, i) + value * wanted;
    }
  }

  /** The weights that fit best, drawn towards known ones as strongly as `trust` rows would. */
  weights({ linear, late = linear }: Weights, trust: number): Required<Pick<Weights, 'linear' | 'late'>> {
    const known = [...linear, ...late];
    const normal = this.normal.map((line) => line.slice());
    const target = this.target.slice();
    for (let i = 0; i < this.size; i++) {
      const line = normal[i] as Float64Array;
      const pull = trust * Math.max(numberAt(line, i) / Math.max(1, this.rows), TINY);
      line[i] = numberAt(line, i) + pull;
      target[i] = numberAt(target, i) + pull * numberAt(known, i);
    }
    const found = solve(normal, target);
    return { linear: found.slice(0, linear.length), late: found.slice(linear.length) };
  }
}

const TINY = 1e-6;

const centreOf = (features: readonly (readonly number[])[]): number[] =>
  (features[0] ?? []).map((_, i) => features.reduce((sum, own) => sum + numberAt(own, i), 0) / features.length);

/** Values as they count early in the game and late in it. */
export const byTime = (values: readonly number[], progress: number): Float64Array =>
  Float64Array.from([...values.map((value) => value * (1 - progress)), ...values.map((value) => value * progress)]);

/** Solves a symmetric system by elimination with pivots. */
export function solve(matrix: readonly Float64Array[], right: Float64Array): number[] {
  const size = right.length;
  const rows = matrix.map((line, i) => Float64Array.from([...line, numberAt(right, i)]));
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(numberAt(at(rows, i), column)) > Math.abs(numberAt(at(rows, pivot), column))) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot] as Float64Array<ArrayBuffer>, rows[column] as Float64Array<ArrayBuffer>];
    const top = rows[column] as Float64Array;
    const lead = numberAt(top, column);
    if (Math.abs(lead) < 1e-12) continue;
    for (let i = 0; i < size; i++) {
      const line = rows[i] as Float64Array;
      if (i === column || line[column] === 0) continue;
      const factor = numberAt(line, column) / lead;
      for (let j = column; j <= size; j++) line[j] = numberAt(line, j) - factor * numberAt(top, j);
    }
  }
  return rows.map((line, i) => {
    const lead = numberAt(line, i);
    return Math.abs(lead) < 1e-12 ? 0 : numberAt(line, size) / lead;
  });
}

/** The scale under which leads in points tell victories best: a coarse search over the likelihood. */
export function fitScale(selfPlayGames: readonly SelfPlayGame[], weights: Weights): number {
  let best = { scale: USUAL_SCALE, loss: Number.POSITIVE_INFINITY };
  for (let scale = 1; scale < 60; scale *= 1.08) {
    const loss = victoryLoss(selfPlayGames, { ...weights, scale });
    if (loss < best.loss) best = { scale, loss };
  }
  return best.scale;
}

/** How surprised somebody who judges by these weights is by who wins, on average, in nats. */
export function victoryLoss(selfPlayGames: readonly SelfPlayGame[], { linear, late = linear, scale = USUAL_SCALE }: Weights): number {
  let loss = 0;
  let count = 0;
  for (const { samples, victory } of selfPlayGames) {
    for (const { features, progress } of samples) {
      const values = features.map((own) =>
        own.reduce((sum, value, i) => sum + value * (numberAt(linear, i) * (1 - progress) + numberAt(late, i) * progress), 0),
      );
      const most = Math.max(...values);
      const total = Math.log(values.reduce((sum, value) => sum + Math.exp((value - most) / scale), 0));
      victory.forEach((part, seat) => {
        if (part > 0) loss -= part * ((numberAt(values, seat) - most) / scale - total);
      });
      count++;
    }
  }
  return loss / Math.max(1, count);
}
