import { type Point, softPathOf } from '@pantheon/web/kit';

/** The size of the drawing in its own units. */
export const SIZE = { width: 900, height: 560 };

const CENTRE: Point = [450, 280];

const ringOf = ([x, y]: Point, corners: number, width: number, height: number): Point[] =>
  Array.from({ length: corners }, (_, corner): Point => {
    const angle = (corner / corners) * Math.PI * 2 - Math.PI / 2;
    return [x + Math.cos(angle) * width, y + Math.sin(angle) * height];
  });

/** The edge of the board. */
export const GROUND = softPathOf(ringOf(CENTRE, 24, 440, 270), 0.5);

/** Where a shrine lies, and the outline of its hill. */
export interface Hill {
  readonly middle: Point;
  readonly path: string;
}

/** The hills of all shrines, in a ring. */
export const hillsOf = (count: number): Hill[] =>
  ringOf(CENTRE, count, 290, 165).map((middle) => ({ middle, path: softPathOf(ringOf(middle, 8, 104, 66), 0.5) }));

/** A temple of 32 x 32 around the origin. */
export const TEMPLE = 'M-16-6 0-16l16 10zM-12-4h5V8h-5zm9.500 0h5V8h-5zM7-4h5V8H7zM-16 10h32v5h-32z';
