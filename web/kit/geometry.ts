/** A point of a board. */
export type Point = readonly [x: number, y: number];

/** A rectangle by its middle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const figure = (value: number): string => String(Math.round(value * 10) / 10);

/** A closed outline through the points. */
export const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join('L')}z`;

/** A closed outline with softened corners. `soft` is the share of each side that is rounded, up to a half. */
export function softPathOf(points: readonly Point[], soft = 0.25): string {
  const between = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  const parts = points.map((corner, index) => {
    const before = points[(index + points.length - 1) % points.length] as Point;
    const after = points[(index + 1) % points.length] as Point;
    const from = between(corner, before, soft);
    const to = between(corner, after, soft);
    const move = `${index === 0 ? 'M' : 'L'}${figure(from[0])} ${figure(from[1])}`;
    return `${move}Q${figure(corner[0])} ${figure(corner[1])} ${figure(to[0])} ${figure(to[1])}`;
  });
  return `${parts.join('')}z`;
}

/** The smallest box around some points. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** The middle of the surface of a polygon. */
export function middleOf(points: readonly Point[]): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] as Point;
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  if (Math.abs(area) < 1e-9) {
    const box = boxAround(points);
    return [box.x, box.y];
  }
  return [x / (3 * area), y / (3 * area)];
}

/** Whether a point lies inside a polygon. */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i] as Point;
    const b = polygon[j] as Point;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** The middle of those points that lie closest together: the most that are within reach of one of them. Null where there are none. */
export function thickestOf(points: readonly Point[], reach: number): Point | null {
  const around = points.map(([x, y]) => points.filter(([px, py]) => Math.abs(px - x) <= reach && Math.abs(py - y) <= reach));
  const [most] = around.sort((a, b) => b.length - a.length);
  if (most === undefined) return null;
  const { x, y } = boxAround(most);
  return [x, y];
}

/** A square around a point. */
export const squareAt = ([x, y]: Point, size: number): Box => ({ x, y, width: size, height: size });

/** Those of some boxes whose middle lies near a point. */
export const boxesNear = ([x, y]: Point, reach: number, boxes: readonly Box[]): Box[] =>
  boxes.filter((box) => Math.hypot(box.x - x, box.y - y) < reach);

/** How much two boxes cover of each other. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  if (width <= 0) return 0;
  const height = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return height > 0 ? width * height : 0;
}

/** A size made larger or smaller. */
export const grown = ({ width, height }: Pick<Box, 'width' | 'height'>, by: number): Pick<Box, 'width' | 'height'> => ({
  width: width * by,
  height: height * by,
});
