import type { Point } from '@pantheon/web/kit';
import type { AnunnakiData } from '../data/model.ts';

/** Where everything lies on a drawing: the star, and the worlds around Gaia. */
export interface Layout {
  readonly size: { readonly width: number; readonly height: number };
  readonly star: { readonly x: number; readonly y: number; readonly radius: number };
  /** The stars of the other players. */
  readonly small: readonly Point[];
  readonly afterlife: Point;
  /** By number of players: the middle of Gaia, and those of the native planets. */
  readonly worlds: { readonly [players: number]: Middles };
  /** Before the match begins: all planets, by House, and where the name of each stands from its middle, towards Gaia; null above it. */
  readonly opening: Middles & { readonly name: Point | null };
  /** Where one world is drawn large and the others wait in miniature; null where the screen has no room for two levels. */
  readonly close: Close | null;
}

/** One world large, the others in a column. */
interface Close {
  readonly middle: Point;
  readonly radius: number;
  readonly afterlife: Point;
  readonly column: { readonly x: number; readonly y: number; readonly step: number; readonly radius: number };
}

/** Where the middle of each world lies. */
interface Middles {
  readonly gaia: Point;
  readonly native: readonly Point[];
}

/** The usual radius of a Territory. */
export const HEX = 39;

/** On a wide screen the star lies beside the worlds. */
const WIDE: Layout = {
  size: { width: 1128, height: 528 },
  star: { x: 228, y: 288, radius: 186 },
  small: [
    [48, 58],
    [136, 58],
    [322, 58],
  ],
  afterlife: [752, 484],
  close: { middle: [716, 268], radius: 60, afterlife: [494, 462], column: { x: 1054, y: 62, step: 124, radius: 12.5 } },
  opening: {
    gaia: [564, 282],
    native: [
      [212, 114],
      [916, 412],
      [916, 114],
      [212, 412],
    ],
    name: [118, 62],
  },
  worlds: {
    2: {
      gaia: [782, 270],
      native: [
        [562, 282],
        [1002, 282],
      ],
    },
    3: {
      gaia: [752, 278],
      native: [
        [536, 124],
        [968, 124],
        [968, 396],
      ],
    },
    4: {
      gaia: [752, 278],
      native: [
        [536, 124],
        [968, 124],
        [968, 396],
        [536, 396],
      ],
    },
  },
};

/** On a phone it lies above them. */
const TALL: Layout = {
  size: { width: 440, height: 1340 },
  star: { x: 220, y: 240, radius: 186 },
  small: [
    [48, 56],
    [136, 56],
    [322, 56],
  ],
  afterlife: [220, 1290],
  close: null,
  opening: {
    gaia: [220, 640],
    native: [
      [112, 120],
      [328, 120],
      [112, 380],
      [328, 380],
    ],
    name: null,
  },
  worlds: {
    2: {
      gaia: [220, 890],
      native: [
        [112, 580],
        [328, 580],
      ],
    },
    3: {
      gaia: [220, 890],
      native: [
        [112, 580],
        [328, 580],
        [112, 1195],
      ],
    },
    4: {
      gaia: [220, 890],
      native: [
        [112, 580],
        [328, 580],
        [328, 1195],
        [112, 1195],
      ],
    },
  },
};

/** The drawing of a wide screen, or of a phone. */
export const layoutFor = (phone: boolean): Layout => (phone ? TALL : WIDE);

/** Where a tile of the star lies. */
export const vertexAt = (data: AnunnakiData, vertex: number, { x, y, radius }: Layout['star']): Point => {
  const at = data.components.star.vertices[vertex] ?? { x: 0, y: 0 };
  return [x + at.x * radius, y + at.y * radius];
};
