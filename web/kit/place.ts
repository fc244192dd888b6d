import { type Box, boxAround, isInside, middleOf, overlap, type Point } from './geometry.ts';

/** Something to be placed in an area: how large it is, and where it would like to be. */
export interface Placing {
  readonly width: number;
  readonly height: number;
  readonly near?: Point;
  /** May stand outside the area where there is no room inside, as the names of small islands do. */
  readonly outside?: boolean;
}

const STEP = 4;

/**
 * Finds a place for each of some things in an area, so that none covers another or anything that stands there already. Greedy: the
 * first ones choose first. Where there is no free place, the one that covers least is taken.
 */
export function placeIn(polygon: readonly Point[], things: readonly Placing[], taken: readonly Box[] = []): Point[] {
  const standing = [...taken];
  const middle = middleOf(polygon);
  const bounds = boxAround(polygon);
  return things.map((thing) => {
    const at = bestPlace(polygon, bounds, thing, thing.near ?? middle, standing);
    standing.push({ x: at[0], y: at[1], width: thing.width, height: thing.height });
    return at;
  });
}

function bestPlace(polygon: readonly Point[], bounds: Box, thing: Placing, near: Point, standing: readonly Box[]): Point {
  const reach = thing.outside ? Math.max(thing.width, thing.height) : 0;
  let best: Point = near;
  let least = Number.POSITIVE_INFINITY;
  const tryAt = (x: number, y: number): void => {
    const cost = costOf(polygon, thing, [x, y], near, standing);
    if (cost < least) {
      least = cost;
      best = [x, y];
    }
  };
  tryAt(near[0], near[1]);
  for (let y = bounds.y - bounds.height / 2 - reach; y <= bounds.y + bounds.height / 2 + reach; y += STEP)
    for (let x = bounds.x - bounds.width / 2 - reach; x <= bounds.x + bounds.width / 2 + reach; x += STEP) tryAt(x, y);
  return best;
}

function costOf(polygon: readonly Point[], thing: Placing, at: Point, near: Point, standing: readonly Box[]): number {
  const box = { x: at[0], y: at[1], width: thing.width, height: thing.height };
  let covered = 0;
  for (const other of standing) covered += overlap(box, other);
  const off = cornersOf(box).filter((corner) => !isInside(corner, polygon)).length;
  const away = Math.hypot(at[0] - near[0], at[1] - near[1]);
  return away + covered * 20 + off * (thing.outside ? 6 : 60);
}

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  [x - width / 2, y - height / 2],
  [x + width / 2, y - height / 2],
  [x - width / 2, y + height / 2],
  [x + width / 2, y + height / 2],
];
