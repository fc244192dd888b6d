import { type Point, pathOf, type Ref } from '@pantheon/web/kit';
import type { AnunnakiData } from '../data/model.ts';
import type { View } from '../rules/types.ts';

/** Where everything lies on a drawing: the star, and the worlds around Gaia. */
interface Layout {
  readonly size: { readonly width: number; readonly height: number };
  readonly star: { readonly x: number; readonly y: number; readonly radius: number };
  /** The stars of the other players. */
  readonly small: readonly Point[];
  readonly afterlife: Point;
  /** By number of players: the middle of Gaia, and those of the native planets. */
  readonly worlds: { readonly [players: number]: { readonly gaia: Point; readonly native: readonly Point[] } };
}

/** The radius of a Territory. */
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

/** A Territory on the drawing. */
export interface LandSpot {
  readonly ref: Ref;
  readonly index: number;
  readonly at: Point;
  readonly path: string;
}

/** A planet, with the House that it belongs to. */
export interface PlanetSpot {
  readonly ref: Ref;
  readonly house: number;
  readonly at: Point;
  readonly outline: string;
}

/** The worlds in play. */
export interface Worlds {
  readonly lands: readonly LandSpot[];
  readonly planets: readonly PlanetSpot[];
  readonly culture: readonly { readonly index: number; readonly at: Point }[];
  /** The borders over which Atlantis may be entered. */
  readonly doors: string;
}

const cornersOf = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: 6 }, (_, corner): Point => {
    const angle = ((60 * corner - 30) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

const hex = (at: Point, radius: number): string => pathOf(cornersOf(at, radius));

/** Where the middle of a board lies: Gaia in the middle, each native planet in the corner of its player. */
function middleOfBoard(layout: Layout, view: View, house: number): Point {
  const { gaia, native } = layout.worlds[view.players.length] ?? { gaia: layout.afterlife, native: [] };
  return native[view.players.findIndex((player) => player.house === house)] ?? gaia;
}

/** Draws the worlds of a match. */
export function worldsOf(data: AnunnakiData, view: View, phone: boolean): Worlds {
  const layout = layoutFor(phone);
  const lands: LandSpot[] = [];
  const boards = new Map<number, { middle: Point; house: number }>();
  for (const index of view.lands) {
    const land = data.lands[index];
    const territory = land === undefined ? undefined : data.map.boards[land.board]?.territories.find(({ id }) => id === land.id);
    if (land === undefined || territory === undefined) continue;
    const middle = middleOfBoard(layout, view, land.house);
    boards.set(land.board, { middle, house: land.house });
    lands.push(spot(land, [middle[0] + territory.x * HEX, middle[1] + territory.y * HEX]));
  }
  const afterlife = data.lands[data.afterlife];
  if (afterlife !== undefined && hasAfterlife(data, view)) lands.push(spot(afterlife, layout.afterlife));
  const culture = data.spots.flatMap(({ board, id, index }) => {
    const middle = boards.get(board)?.middle;
    const drawn = data.map.boards[board]?.culture.find((one) => one.id === id);
    return middle === undefined || drawn === undefined
      ? []
      : [{ index, at: [middle[0] + drawn.x * HEX, middle[1] + drawn.y * HEX] as Point }];
  });
  return { lands, planets: planetsOf(data, lands, boards), culture, doors: doorsOf(data, lands) };
}

const spot = ({ id, index }: { id: string; index: number }, at: Point): LandSpot => ({
  ref: `land:${id}`,
  index,
  at,
  path: hex(at, HEX - 1),
});

/** Whether somebody holds the way to the Afterlife. */
export const hasAfterlife = (data: AnunnakiData, view: View): boolean =>
  view.players.some(({ artefacts }) => artefacts.some((card) => data.artefacts[card]?.id === 'map-afterlife'));

function planetsOf(
  data: AnunnakiData,
  lands: readonly LandSpot[],
  boards: ReadonlyMap<number, { readonly middle: Point; readonly house: number }>,
): PlanetSpot[] {
  return [...boards].map(([board, { middle, house }]) => {
    const own = lands.filter(({ index }) => data.lands[index]?.board === board);
    const top = Math.min(...own.map(({ at }) => at[1]));
    return {
      ref: `planet:${data.map.boards[board]?.id}`,
      house,
      at: [middle[0], top - HEX - 9],
      outline: own.map(({ at }) => hex(at, HEX + 7)).join(''),
    };
  });
}

/** The sides that Atlantis shares with Territories from which it may be entered. */
function doorsOf(data: AnunnakiData, lands: readonly LandSpot[]): string {
  const placed = new Map(lands.map((land) => [land.index, land.at]));
  const doors: string[] = [];
  for (const { index, at } of lands)
    for (const to of data.lands[index]?.exits ?? []) {
      const other = placed.get(to);
      if (other === undefined || data.lands[to]?.kind !== 'atlantis') continue;
      const [x, y] = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2];
      const length = Math.hypot(other[0] - at[0], other[1] - at[1]);
      const [dx, dy] = [((other[1] - at[1]) / length) * (HEX / 2 - 3), ((other[0] - at[0]) / length) * (HEX / 2 - 3)];
      doors.push(`M${(x - dx).toFixed(1)} ${(y + dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y - dy).toFixed(1)}`);
    }
  return doors.join('');
}
