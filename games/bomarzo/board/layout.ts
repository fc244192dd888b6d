import type { Point } from '@pantheon/web/kit';

export const GOD = { width: 158, height: 142 };

/** Where everything stands: the gods by position from the bottom left clockwise, and the plan between or below them. */
export interface Layout {
  readonly size: { readonly width: number; readonly height: number };
  readonly gods: readonly Point[];
  readonly plan: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The walk through the park, season by season. */
  readonly walk: readonly Point[];
  readonly harvest: readonly Point[];
  /** By track: its first space; spaces are `space` wide and `step` apart. */
  readonly tracks: readonly Point[];
  readonly space: number;
  readonly step: number;
  /** Where the name of a track stands, from its first space. */
  readonly trackName: Point;
}

/** On a table: a ring of gods around the plan. */
const RING: Layout = {
  size: { width: 868, height: 662 },
  gods: [
    [8, 338],
    [8, 184],
    [184, 9],
    [526, 9],
    [702, 184],
    [702, 338],
    [526, 511],
    [184, 511],
  ],
  plan: { x: 182, y: 164, width: 504, height: 334 },
  walk: [
    [212, 246],
    [266, 216],
    [322, 244],
    [380, 250],
    [438, 218],
    [496, 236],
    [554, 252],
    [612, 222],
  ],
  harvest: [
    [198, 282],
    [361, 282],
    [524, 282],
  ],
  tracks: [
    [296, 366],
    [296, 408],
    [296, 450],
  ],
  space: 34.5,
  step: 37.8,
  trackName: [-98, 4],
};

/** On a phone: the gods in two columns, the first ones on top, and the plan below them. */
const COLUMNS: Layout = {
  size: { width: 346, height: 1042 },
  gods: Array.from({ length: 8 }, (_, at): Point => [10 + (at % 2) * 168, 8 + Math.floor(at / 2) * 153]),
  plan: { x: 10, y: 626, width: 326, height: 408 },
  walk: Array.from({ length: 8 }, (_, at): Point => [34 + at * 39.7, at % 2 === 0 ? 694 : 674]),
  harvest: [
    [18, 722],
    [177, 722],
    [18, 794],
  ],
  tracks: [
    [16, 886],
    [16, 938],
    [16, 990],
  ],
  space: 28.5,
  step: 31.4,
  trackName: [0, -19],
};

/** The layout for a screen. */
export const layoutFor = (phone: boolean): Layout => (phone ? COLUMNS : RING);
