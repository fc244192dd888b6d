import { type Box, type Point, pathOf, placeIn, type Ref } from '@pantheon/web/kit';
import type { DiluvioData } from '../data/read.ts';

/** The drawing of the world, in pixels at the usual size. */
const SCALE = 0.705;
export const SIZE = { width: 1128, height: 564 };

/** A land or an ocean on the drawing. One that crosses the seam is drawn at both edges. */
export interface SpaceSpot {
  readonly ref: Ref;
  readonly index: number;
  readonly land: boolean;
  readonly path: string;
  readonly points: readonly Point[];
  readonly anchor: Point;
  /** The rise that drowns it, or 0. */
  readonly flood: number;
}

/** The world as a chart. */
export interface Chart {
  readonly spaces: readonly SpaceSpot[];
  readonly coasts: string;
  readonly seaEdges: string;
  readonly frame: string;
}

const charts = new WeakMap<DiluvioData, Chart>();

/** The chart of a data pack. */
export function chartOf(data: DiluvioData): Chart {
  const known = charts.get(data);
  if (known !== undefined) return known;
  const chart = draw(data);
  charts.set(data, chart);
  return chart;
}

function draw(data: DiluvioData): Chart {
  const spaces = data.pack.map.spaces.map((space, index): SpaceSpot => {
    const at = (offset: number) =>
      space.polygon.map((point): Point => [((point[0] as number) + offset) * SCALE, (point[1] as number) * SCALE]);
    const [x, y] = space.anchor as [number, number];
    return {
      ref: (data.spaces[index] as { ref: Ref }).ref,
      index,
      land: index < data.lands,
      path: space.drawOffsets.map((offset) => pathOf(at(offset))).join(''),
      points: at(x > SIZE.width / SCALE ? -SIZE.width / SCALE : 0),
      anchor: [(x * SCALE) % SIZE.width, y * SCALE],
      flood: data.spaces[index]?.flood ?? 0,
    };
  });
  const pathsOf = (land: boolean): string =>
    spaces
      .filter((space) => space.land === land)
      .map(({ path }) => path)
      .join('');
  return { spaces, coasts: pathsOf(true), seaEdges: pathsOf(false), frame: `M0 0H${SIZE.width}V${SIZE.height}H0z` };
}

/** How large things are on the drawing. */
export const UNIT = { width: 36, height: 22 };
export const TREES = { width: 42, height: 16 };
const NAME = { letter: 7.6, height: 14 };

/** A name on the drawing, and the room it takes. */
export interface PlacedName {
  readonly name: string;
  readonly box: Box;
}

/** Places all names once, lands before oceans: above the middle of a space, clear of the names beside it; an ocean keeps its name at sea. */
export function placeNames(chart: Chart, nameOf: (space: Ref) => string): ReadonlyMap<Ref, PlacedName> {
  const standing: Box[] = chart.spaces.filter(({ land }) => land).map(({ anchor }) => ({ x: anchor[0], y: anchor[1], ...TREES }));
  const names = new Map<Ref, PlacedName>();
  for (const space of chart.spaces) {
    const name = nameOf(space.ref);
    const size = { width: name.length * (space.land ? NAME.letter : 6.4), height: NAME.height };
    const near: Point = [space.anchor[0], space.anchor[1] - (space.land ? 20 : 12)];
    const [at] = placeIn(space.points, [{ ...size, outside: space.land, near }], standing);
    const [x, y] = at ?? near;
    const box = { x: Math.min(Math.max(x, size.width / 2 + 4), SIZE.width - size.width / 2 - 4), y, ...size };
    standing.push(box);
    names.set(space.ref, { name, box });
  }
  return names;
}
