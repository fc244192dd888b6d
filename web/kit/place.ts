import { type Box, boxAround, isInside, middleOf, overlap, type Point } from './geometry.ts';

/** Something to be placed in an area: how large it is, and where it would like to be. */
export interface Placing {
  readonly width: number;
  readonly height: number;
  readonly near?: Point;
  /** May stand outside the area where there is no room inside, as the names of small islands do; `rarely` for what belongs inside. */
  readonly outside?: boolean | 'rarely';
  /** What else speaks against a place; 0 where nothing does. */
  against?(box: Box): number;
}

const STEP = 4;
/** What stands around is looked for so many times as far out as is needed now. */
const WIDER = 4;
/** So many times its own size something may stand away from a crowded area. */
const FAR = 2;

/** What lies beyond the edge of a board, as boxes that are taken: things placed clear of them stay on the board. */
export const beyond = (width: number, height: number): readonly Box[] => [
  { x: -width / 2, y: height / 2, width, height: 3 * height },
  { x: 1.5 * width, y: height / 2, width, height: 3 * height },
  { x: width / 2, y: -height / 2, width: 3 * width, height },
  { x: width / 2, y: 1.5 * height, width: 3 * width, height },
];

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

/** Looks at places in squares around the wish, and stops where every place further out is worse than the best so far by its way alone. */
function bestPlace(polygon: readonly Point[], bounds: Box, thing: Placing, near: Point, standing: readonly Box[]): Point {
  const reach = thing.outside ? (thing.outside === 'rarely' ? 1 : FAR) * Math.max(thing.width, thing.height) : 0;
  const across = bounds.width / 2 + reach;
  const down = bounds.height / 2 + reach;
  let best: Point = near;
  let least = costOf(polygon, thing, near, near, standing, Number.POSITIVE_INFINITY);
  if (least === 0) return near;
  let seen = 0;
  let close: readonly Box[] = [];
  const tryAt = (x: number, y: number): void => {
    if (Math.abs(x - bounds.x) > across || Math.abs(y - bounds.y) > down) return;
    const cost = costOf(polygon, thing, [x, y], near, close, least);
    if (cost >= least) return;
    least = cost;
    best = [x, y];
  };
  const furthest = Math.max(across + Math.abs(bounds.x - near[0]), down + Math.abs(bounds.y - near[1]));
  for (let out = STEP; out < least && out <= furthest; out += STEP) {
    if (out > seen) {
      seen = out * WIDER;
      const around = { x: near[0], y: near[1], width: 2 * seen + thing.width, height: 2 * seen + thing.height };
      close = standing.filter((other) => overlap(around, other) > 0);
    }
    for (let along = -out; along < out; along += STEP) {
      tryAt(near[0] + along, near[1] - out);
      tryAt(near[0] + out, near[1] + along);
      tryAt(near[0] - along, near[1] + out);
      tryAt(near[0] - out, near[1] - along);
    }
  }
  return best;
}

/** How bad a place is. What is no better than the best so far is not looked at to the end. */
function costOf(polygon: readonly Point[], thing: Placing, at: Point, near: Point, standing: readonly Box[], best: number): number {
  let cost = Math.hypot(at[0] - near[0], at[1] - near[1]);
  if (cost >= best) return cost;
  const box = { x: at[0], y: at[1], width: thing.width, height: thing.height };
  for (const other of standing) {
    cost += overlap(box, other) * 20;
    if (cost >= best) return cost;
  }
  cost += thing.against?.(box) ?? 0;
  if (cost >= best) return cost;
  const off = thing.outside === true ? 6 : thing.outside === 'rarely' ? 40 : 60;
  for (const corner of cornersOf(box)) {
    if (!isInside(corner, polygon)) cost += off;
    if (cost >= best) return cost;
  }
  return cost;
}

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  [x - width / 2, y - height / 2],
  [x + width / 2, y - height / 2],
  [x - width / 2, y + height / 2],
  [x + width / 2, y + height / 2],
];
