import { USUAL_SCALE } from '../evaluation.ts';
import type { Weights } from '../game-bot.ts';
import type { SelfPlayGame } from './self-play.ts';

/**
 * Weights under which the features of a position tell the final lead best: least squares over all positions of all games, drawn towards
 * the given weights as strongly as `trust` positions would. Each feature has a worth at the start and one at the end of a game.
 */
export function fitWeights(selfPlayGames: readonly SelfPlayGame[], start: Weights, trust: number): Weights {
  const width = start.linear.length;
  const size = 2 * width;
  const normal = Array.from({ length: size }, () => new Float64Array(size));
  const target = new Float64Array(size);
  for (const { samples, points } of selfPlayGames) {
    const mean = points.reduce((sum, value) => sum + value, 0) / points.length;
    for (const { features, progress } of samples) {
      const centre = centreOf(features);
      features.forEach((own, seat) => {
        addRow(normal, target, row(own, centre, progress), (points[seat] as number) - mean);
      });
    }
  }
  const known = [...start.linear, ...(start.late ?? start.linear)];
  const spread = spreads(normal, selfPlayGames);
  for (let i = 0; i < size; i++) {
    const pull = trust * Math.max(spread[i] as number, TINY);
    (normal[i] as Float64Array)[i] = ((normal[i] as Float64Array)[i] as number) + pull;
    target[i] = (target[i] as number) + pull * (known[i] as number);
  }
  const found = solve(normal, target);
  const linear = found.slice(0, width);
  const late = found.slice(width);
  return { linear, late, scale: fitScale(selfPlayGames, { linear, late }) };
}

const TINY = 1e-6;

const centreOf = (features: readonly (readonly number[])[]): number[] =>
  (features[0] ?? []).map((_, i) => features.reduce((sum, own) => sum + (own[i] as number), 0) / features.length);

const row = (own: readonly number[], centre: readonly number[], progress: number): Float64Array => {
  const width = own.length;
  const values = new Float64Array(2 * width);
  for (let i = 0; i < width; i++) {
    const lead = (own[i] as number) - (centre[i] as number);
    values[i] = lead * (1 - progress);
    values[width + i] = lead * progress;
  }
  return values;
};

function addRow(normal: readonly Float64Array[], target: Float64Array, values: Float64Array, wanted: number): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (value === 0) continue;
    const line = normal[i] as Float64Array;
    for (let j = 0; j < values.length; j++) line[j] = (line[j] as number) + value * (values[j] as number);
    target[i] = (target[i] as number) + value * wanted;
  }
}

/** The mean square of each column. */
function spreads(normal: readonly Float64Array[], selfPlayGames: readonly SelfPlayGame[]): number[] {
  const rows = selfPlayGames.reduce((sum, { samples, points }) => sum + samples.length * points.length, 0);
  return normal.map((line, i) => (line[i] as number) / Math.max(1, rows));
}

/** Solves a symmetric system by elimination with pivots. */
export function solve(matrix: readonly Float64Array[], right: Float64Array): number[] {
  const size = right.length;
  const rows = matrix.map((line, i) => Float64Array.from([...line, right[i] as number]));
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i]?.[column] as number) > Math.abs(rows[pivot]?.[column] as number)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot] as Float64Array<ArrayBuffer>, rows[column] as Float64Array<ArrayBuffer>];
    const top = rows[column] as Float64Array;
    const lead = top[column] as number;
    if (Math.abs(lead) < 1e-12) continue;
    for (let i = 0; i < size; i++) {
      const line = rows[i] as Float64Array;
      if (i === column || line[column] === 0) continue;
      const factor = (line[column] as number) / lead;
      for (let j = column; j <= size; j++) line[j] = (line[j] as number) - factor * (top[j] as number);
    }
  }
  return rows.map((line, i) => {
    const lead = line[i] as number;
    return Math.abs(lead) < 1e-12 ? 0 : (line[size] as number) / lead;
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
        own.reduce((sum, value, i) => sum + value * ((linear[i] as number) * (1 - progress) + (late[i] as number) * progress), 0),
      );
      const most = Math.max(...values);
      const total = Math.log(values.reduce((sum, value) => sum + Math.exp((value - most) / scale), 0));
      victory.forEach((part, seat) => {
        if (part > 0) loss -= part * (((values[seat] as number) - most) / scale - total);
      });
      count++;
    }
  }
  return loss / Math.max(1, count);
}
