import type { Point } from '@pantheon/web/kit';

/** The garden: a ring of eight god cards around a plan with the walk of the seasons, the harvest and the tracks. */
export const SIZE = { width: 868, height: 662 };
export const GOD = { width: 158, height: 142 };

/** By position around the board, from the bottom left clockwise. */
export const GOD_PLACES: readonly Point[] = [
  [8, 338],
  [8, 184],
  [184, 6],
  [526, 6],
  [702, 184],
  [702, 338],
  [526, 514],
  [184, 514],
];

export const CENTRE = { x: 182, y: 164, width: 504, height: 334 };

/** The walk through the park, season by season. */
export const WALK: readonly Point[] = [
  [212, 246],
  [266, 216],
  [322, 244],
  [380, 250],
  [438, 218],
  [496, 236],
  [554, 252],
  [612, 222],
];

export const HARVEST_Y = 282;
export const HARVEST_WIDTH = 156;
export const TRACKS_Y = 366;
export const TRACK_STEP = 42;
