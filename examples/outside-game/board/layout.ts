import { type Point, softPathOf } from '@pantheon/web/kit';

/** The size of the drawing in its own units. */
export const SIZE = { width: 900, height: 560 };

const CENTRE: Point = [450, 280];

const ringOf = ([x, y]: Point, corners: number, width: number, height: number): Point[] =>
  Array.from({ length: corners }, (_, corner): Point => {
    const angle = (corner / corners) * Math.PI * 2 - Math.PI / 2;
    return [x + Math.cos(angle) * width, y + Math.sin(angle) * height];
  });

/** The edge of the meadow. */
export const MEADOW = softPathOf(ringOf(CENTRE, 24, 440, 270), 0.5);

/** Where a pond lies, and its shore. */
export interface Shore {
  readonly middle: Point;
  readonly path: string;
}

/** The ponds in a ring. */
export const shoresOf = (count: number): Shore[] =>
  ringOf(CENTRE, count, 275, 160).map((middle) => ({ middle, path: softPathOf(ringOf(middle, 9, 112, 78), 0.5) }));

/** Where the flowers of a pond float: in rows of four. */
export const flowersAt = ([x, y]: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, flower): Point => {
    const row = Math.floor(flower / 4);
    const inRow = Math.min(4, count - row * 4);
    return [x + ((flower % 4) - (inRow - 1) / 2) * 40, y - 34 + row * 32];
  });

/** A flower of 28 x 24 around the origin. */
export const FLOWER = 'M0-13c6 6 7 14 0 22-7-8-6-16 0-22zM-14-7c9 1 13 7 14 16-10-1-15-7-14-16zM14-7C5-6 1 0 0 9c10-1 15-7 14-16z';
