import { type Box, boxAround, type Point } from './geometry.ts';

/** So far apart the points lie that tell land from sea. */
const GRID = 6;

/** A part of the grid, by its first and last column and row. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Tells how much of a box lies on lands, from 0 to 1, by points that are looked up once for the whole chart. One of the lands may be left out. */
export function landsUnder(lands: readonly (readonly Point[])[], size: Pick<Box, 'width' | 'height'>): (box: Box, but?: number) => number {
  const chart = partUnder({ x: size.width / 2, y: size.height / 2, ...size });
  const onAny = counter(chart, lands);
  const onOne = lands.map((points) => counter(partUnder(boxAround(points)), [points]));
  return (box, but = -1) => {
    const part = partUnder(box);
    const under = onAny(part);
    const own = under === 0 ? 0 : (onOne[but]?.(part) ?? 0);
    return (under - own) / ((part.right - part.left + 1) * (part.bottom - part.top + 1));
  };
}

const partUnder = ({ x, y, width, height }: Box): Part => ({
  left: Math.round((x - width / 2) / GRID),
  top: Math.round((y - height / 2) / GRID),
  right: Math.round((x + width / 2) / GRID),
  bottom: Math.round((y + height / 2) / GRID),
});

/** Counts the points of the grid that lie on some lands. For each point it is known how many lie above and left of it: four of these tell a part. */
function counter(known: Part, lands: readonly (readonly Point[])[]): (part: Part) => number {
  const columns = known.right - known.left + 2;
  const sums = new Int32Array(columns * (known.bottom - known.top + 2));
  for (const points of lands) mark(sums, columns, known, points);
  for (let at = columns; at < sums.length; at++) {
    if (at % columns === 0) continue;
    sums[at] = (sums[at] as number) + (sums[at - 1] as number) + (sums[at - columns] as number) - (sums[at - columns - 1] as number);
  }
  return (part) => {
    const left = Math.max(part.left, known.left) - known.left;
    const top = Math.max(part.top, known.top) - known.top;
    const right = Math.min(part.right, known.right) - known.left + 1;
    const bottom = Math.min(part.bottom, known.bottom) - known.top + 1;
    if (left >= right || top >= bottom) return 0;
    const until = (row: number, column: number): number => sums[row * columns + column] as number;
    return until(bottom, right) - until(top, right) - until(bottom, left) + until(top, left);
  };
}

/** Marks the points of the grid that lie in a polygon, row by row: between the first and the second side that the row crosses, and so on. */
function mark(marks: Int32Array, columns: number, known: Part, points: readonly Point[]): void {
  const { left, top, right, bottom } = partUnder(boxAround(points));
  for (let row = Math.max(top, known.top); row <= Math.min(bottom, known.bottom); row++) {
    const sides = crossed(points, row * GRID);
    for (let pair = 0; pair + 1 < sides.length; pair += 2) {
      const first = Math.max(left, known.left, Math.ceil((sides[pair] as number) / GRID));
      const last = Math.min(right, known.right, Math.ceil((sides[pair + 1] as number) / GRID) - 1);
      for (let column = first; column <= last; column++) marks[(row - known.top + 1) * columns + column - known.left + 1] = 1;
    }
  }
}

/** Where a row crosses the sides of a polygon, from left to right. */
function crossed(points: readonly Point[], y: number): number[] {
  const xs: number[] = [];
  for (let at = 0, before = points.length - 1; at < points.length; before = at++) {
    const a = points[at] as Point;
    const b = points[before] as Point;
    if (a[1] > y !== b[1] > y) xs.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
  }
  return xs.sort((one, other) => one - other);
}
