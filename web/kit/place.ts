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
    const at = bestPlace({ thing, near: thing.near ?? middle, polygon, bounds }, standing);
    standing.push({ x: at[0], y: at[1], width: thing.width, height: thing.height });
    return at;
  });
}

/** What a place is looked for: the thing, where it would like to be, and the area. */
interface Search {
  readonly thing: Placing;
  readonly near: Point;
  readonly polygon: readonly Point[];
  readonly bounds: Box;
}

/** Looks at places in squares around the wish, and stops where every place further out is worse than the best so far by its way alone. */
function bestPlace(search: Search, standing: readonly Box[]): Point {
  const { thing, near, bounds } = search;
  const reach = thing.outside ? (thing.outside === 'rarely' ? 1 : FAR) * Math.max(thing.width, thing.height) : 0;
  const across = bounds.width / 2 + reach;
  const down = bounds.height / 2 + reach;
  let best: Point = near;
  let close = [...standing];
  let least = costOf(search, near[0], near[1], close, Number.POSITIVE_INFINITY);
  if (least === 0) return near;
  let seen = 0;
  const tryAt = (x: number, y: number): void => {
    if (Math.abs(x - bounds.x) > across || Math.abs(y - bounds.y) > down) return;
    const cost = costOf(search, x, y, close, least);
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

/**
 * How bad a place is. What is no better than the best so far is not looked at to the end, and what was in the way comes first for the next place:
 * there it mostly is again.
 */
function costOf({ thing, near, polygon, bounds }: Search, x: number, y: number, standing: Box[], best: number): number {
  let cost = Math.sqrt((x - near[0]) ** 2 + (y - near[1]) ** 2);
  if (cost >= best) return cost;
  const box = { x, y, width: thing.width, height: thing.height };
  for (let at = 0; at < standing.length; at++) {
    const other = standing[at] as Box;
    cost += overlap(box, other) * 20;
    if (cost < best) continue;
    standing[at] = standing[0] as Box;
    standing[0] = other;
    return cost;
  }
  cost += thing.against?.(box) ?? 0;
  const off = thing.outside === true ? 6 : thing.outside === 'rarely' ? 40 : 60;
  for (let corner = 0; corner < 4 && cost < best; corner++) {
    const right = x + (corner % 2 === 0 ? -thing.width : thing.width) / 2;
    const down = y + (corner < 2 ? -thing.height : thing.height) / 2;
    const isOff = Math.abs(right - bounds.x) > bounds.width / 2 || Math.abs(down - bounds.y) > bounds.height / 2;
    if (isOff || !isInside([right, down], polygon)) cost += off;
  }
  return cost;
}
