import { type Point, pathOf, type Ref } from '@pantheon/web/kit';
import type { AnunnakiData } from '../data/model.ts';
import type { View } from '../rules/types.ts';

/** The drawing: the star on the left, the worlds on the right. */
export const SIZE = { width: 1128, height: 560 };
const STAR = { x: 244, y: 300, radius: 206 };
const GAIA: Point = [800, 282];
const HEX = 31;

/** Where a tile of the star lies. */
export const vertexAt = (data: AnunnakiData, vertex: number): Point => {
  const { x, y } = data.components.star.vertices[vertex] ?? { x: 0, y: 0 };
  return [STAR.x + x * STAR.radius, STAR.y + y * STAR.radius];
};

/** A Territory on the drawing. */
export interface LandSpot {
  readonly ref: Ref;
  readonly index: number;
  readonly at: Point;
  readonly path: string;
}

/** The worlds in play. */
export interface Worlds {
  readonly lands: readonly LandSpot[];
  readonly outline: string;
  readonly culture: readonly { readonly index: number; readonly at: Point }[];
  readonly names: readonly { readonly ref: Ref; readonly at: Point }[];
}

const hex = ([x, y]: Point, radius: number): string =>
  pathOf(
    Array.from({ length: 6 }, (_, corner): Point => {
      const angle = ((60 * corner - 30) * Math.PI) / 180;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
  );

/** Where the middle of a board lies: Gaia in the middle, each native planet in the corner of its player. */
function middleOfBoard(data: AnunnakiData, view: View, house: number): Point {
  if (house < 0) return GAIA;
  const slots = data.map.placements.native[view.players.length] ?? [];
  const slot = slots[view.players.findIndex((player) => player.house === house)] ?? { x: 0, y: 0 };
  return [GAIA[0] + slot.x * HEX, GAIA[1] + slot.y * HEX];
}

/** Draws the worlds of a match. */
export function worldsOf(data: AnunnakiData, view: View): Worlds {
  const lands: LandSpot[] = [];
  const boards = new Map<number, Point>();
  for (const index of view.lands) {
    const land = data.lands[index];
    const board = land === undefined ? undefined : data.map.boards[land.board];
    const territory = board?.territories.find(({ id }) => id === land?.id);
    if (land === undefined || territory === undefined) continue;
    const middle = middleOfBoard(data, view, land.house);
    boards.set(land.board, middle);
    const at: Point = [middle[0] + territory.x * HEX, middle[1] + territory.y * HEX];
    lands.push({ ref: `land:${land.id}`, index, at, path: hex(at, HEX - 1) });
  }
  const culture = data.spots.flatMap((spot) => {
    const middle = boards.get(spot.board);
    const drawn = data.map.boards[spot.board]?.culture.find(({ id }) => id === spot.id);
    return middle === undefined || drawn === undefined
      ? []
      : [{ index: spot.index, at: [middle[0] + drawn.x * HEX, middle[1] + drawn.y * HEX] as Point }];
  });
  const names = [...boards].map(([board, middle]) => {
    const top = Math.min(...lands.filter(({ index }) => data.lands[index]?.board === board).map(({ at }) => at[1]));
    return { ref: `planet:${data.map.boards[board]?.id}` as Ref, at: [middle[0], top - HEX - 10] as Point };
  });
  return { lands, outline: lands.map(({ at }) => hex(at, HEX + 7)).join(''), culture, names };
}
