import {
  type Box,
  boxAround,
  type ChartArea,
  grown,
  isInside,
  oncePerPack,
  outlineOf,
  overlap,
  type PlacedName,
  type PlacedNames,
  type Point,
  pathOf,
  placeIn,
  placeName,
  type Ref,
} from '@pantheon/web/kit';
import type { DiluvioData } from '../data/read.ts';

/** The drawing of the world, in pixels at the usual size. */
const SCALE = 0.705;
export const SIZE = { width: 1128, height: 564 };

/** What is seen at first: the whole world down to Antarctica, and to the sides the beginning of the next turn. */
export const VIEW = { width: SIZE.width, height: SIZE.height + 22 };

/** One turn of the world, with the sky above it and the depths below. */
export const FRAME = `M0 ${-SIZE.height / 2}H${SIZE.width}V${1.5 * SIZE.height}H0z`;

/** A land or an ocean on the drawing. One that crosses the seam is drawn at both edges. */
export interface SpaceSpot extends ChartArea {
  readonly anchor: Point;
  /** The rise that drowns it, or 0. */
  readonly flood: number;
  /** Where the middle of a group of pieces fits in, the nearest to the anchor first. */
  readonly room: readonly Point[];
}

/** The world as a chart. */
export interface Chart {
  readonly spaces: readonly SpaceSpot[];
  readonly seaEdges: string;
}

/** How large things are on the drawing. */
export const UNIT = { width: 36, height: 22 };
export const TREES = { width: 42, height: 16 };
const NAME = { letter: 7.6, height: 14 };

/** The chart of a data pack. */
export const chartOf = oncePerPack((data: DiluvioData): Chart => {
  const turn = SIZE.width / SCALE;
  const spaces = data.pack.map.spaces.map((space, index): SpaceSpot => {
    const at = (offset: number) =>
      space.polygon.map((point): Point => [((point[0] as number) + offset) * SCALE, (point[1] as number) * SCALE]);
    const [x, y] = space.anchor as [number, number];
    const points = at(Math.floor((boxAround(at(0)).x - x * SCALE) / SIZE.width + 0.5) * -turn);
    const anchor: Point = [x * SCALE, y * SCALE];
    return {
      ref: (data.spaces[index] as { ref: Ref }).ref,
      index,
      land: index < data.lands,
      path: space.drawOffsets.map((offset) => pathOf(at(offset))).join(''),
      points,
      anchor,
      flood: data.spaces[index]?.flood ?? 0,
      room: roomIn(points, anchor),
    };
  });
  return { spaces, seaEdges: outlineOf(spaces, { land: false }) };
});

const STEP = 6;

function roomIn(polygon: readonly Point[], anchor: Point): Point[] {
  const { x, y, width, height } = boxAround(polygon);
  const [w, h] = [UNIT.width / 2 - 4, UNIT.height / 2 - 2];
  const fits = (at: Point): boolean =>
    at[1] + h < SIZE.height && [-w, w].every((dx) => [-h, h].every((dy) => isInside([at[0] + dx, at[1] + dy], polygon)));
  const found: Point[] = [];
  for (let down = y - height / 2; down <= y + height / 2; down += STEP)
    for (let right = x - width / 2; right <= x + width / 2; right += STEP) if (fits([right, down])) found.push([right, down]);
  const below = anchor[1] + 18;
  const away = (at: Point): number => Math.hypot(at[0] - anchor[0], at[1] - below);
  return found.sort((a, b) => away(a) - away(b));
}

/**
 * Places things in a space one after the other, near its anchor and clear of each other and of all that stands on the map already, which
 * they join.
 */
export function arrange(space: SpaceSpot, things: readonly { width: number; height: number }[], standing: Box[]): Point[] {
  const { x, y, width, height } = boxAround(space.points);
  const around = { x, y, width: width + 2 * UNIT.width, height: height + 2 * UNIT.width };
  const close = standing.filter((other) => overlap(around, other) > 0);
  return things.map((thing) => {
    const boxAt = (at: Point): Box => ({ x: at[0], y: at[1], ...thing });
    const free = space.room.find((at) => close.every((other) => overlap(boxAt(at), other) === 0));
    const near: Point = [space.anchor[0], space.anchor[1] + 18];
    const at = free ?? placeIn(space.points, [{ ...thing, near, outside: true }], close)[0] ?? near;
    close.push(boxAt(at));
    standing.push(boxAt(at));
    return at;
  });
}

/** Where names grow by so much, only names are written. */
export const CROWDED = 1.34;
/** Of the name of an ocean so much may be covered; where there is less room, it goes without. */
const COVERED = 0.12;

/** What it costs the name of a land to go over the seam of the world: the first view would show neither of its halves whole. */
const TORN = 90;
/** From the middle of a name to its last letter, as a part of the room that it is given. */
const LETTERS = 0.42;

/** Places all names once, lands before oceans: above the middle of a space, clear of the names beside it; an ocean keeps its name at sea. */
export function placeNames(chart: Chart, growth: number, nameOf: (space: Ref) => string): PlacedNames {
  const trees = grown(TREES, growth);
  const standing: Box[] = chart.spaces.filter(({ land }) => land).map(({ anchor }) => ({ x: anchor[0], y: anchor[1], ...trees }));
  const names = new Map<Ref, PlacedName>();
  for (const space of chart.spaces) {
    const name = nameOf(space.ref);
    const size = grown({ width: name.length * (space.land ? NAME.letter : 6.4), height: NAME.height }, growth);
    const near: Point = [space.anchor[0], space.anchor[1] - (space.land ? 20 : 12) * growth];
    const against = ({ x, width }: Box): number => (space.land && Math.min(x, SIZE.width - x) < width * LETTERS ? TORN : 0);
    const placed = placeName(name, space.points, { ...size, outside: space.land, near, against }, standing);
    const { box } = placed;
    if (!space.land && !hasRoom(space, box, standing)) continue;
    standing.push(box, { ...box, x: box.x + SIZE.width }, { ...box, x: box.x - SIZE.width });
    names.set(space.ref, placed);
  }
  return names;
}

/** Whether the name of an ocean covers little and stays clear of the coasts. */
function hasRoom({ points }: SpaceSpot, box: Box, standing: readonly Box[]): boolean {
  const covered = standing.reduce((sum, other) => sum + overlap(box, other), 0);
  if (covered > COVERED * box.width * box.height) return false;
  return [-box.width / 2, box.width / 2].every((across) => isInside([box.x + across, box.y], points));
}
