import { type Point, pathOf, type Ref } from '@pantheon/web/kit';
import type { AnunnakiData } from '../data/model.ts';
import { readingsOf } from '../rules/readings.ts';
import type { View } from '../rules/types.ts';
import { HEX, type Layout, layoutFor } from './layout.ts';

/** A Territory on the drawing. */
export interface LandSpot {
  readonly ref: Ref;
  readonly index: number;
  readonly at: Point;
  readonly path: string;
  /** How much larger than usual it is. */
  readonly scale: number;
}

/** A planet, with the House that it belongs to. */
export interface PlanetSpot {
  readonly ref: Ref;
  readonly board: number;
  readonly house: number;
  readonly at: Point;
  readonly outline: string;
  /** Its lands, by number. */
  readonly lands: readonly number[];
  /** How much larger than usual it is. */
  readonly scale: number;
}

/** The worlds in play. */
export interface Worlds {
  readonly lands: readonly LandSpot[];
  readonly planets: readonly PlanetSpot[];
  readonly culture: readonly { readonly index: number; readonly at: Point; readonly scale: number }[];
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
  if (isOpening(view)) return layout.opening.native[house] ?? layout.opening.gaia;
  const { gaia, native } = layout.worlds[view.players.length] ?? { gaia: layout.afterlife, native: [] };
  return native[view.players.findIndex((player) => player.house === house)] ?? gaia;
}

/** A board on the drawing. */
interface Placed {
  readonly middle: Point;
  readonly radius: number;
  readonly house: number;
}

/** Where every board lies: all of one size, or one large and the others in a column. */
function placeBoards(data: AnunnakiData, view: View, layout: Layout, large: number | null): Map<number, Placed> {
  const houses = new Map<number, number>();
  for (const index of landsOf(data, view)) {
    const land = data.lands[index];
    // The Afterlife is on no board.
    if (land !== undefined && data.map.boards[land.board] !== undefined) houses.set(land.board, land.house);
  }
  const { close } = layout;
  const small = [...houses.keys()].filter((board) => board !== large);
  return new Map(
    [...houses].map(([board, house]): [number, Placed] => {
      if (close === null || large === null || !houses.has(large))
        return [board, { middle: middleOfBoard(layout, view, house), radius: HEX, house }];
      if (board === large) return [board, { middle: close.middle, radius: close.radius, house }];
      const { x, y, step, radius } = close.column;
      return [board, { middle: [x, y + step * small.indexOf(board)], radius, house }];
    }),
  );
}

const areHousesOpen = (view: View): boolean => view.players.some(({ house }) => house < 0);

/** Whether Houses and their gods are still being chosen, so that the planets fill the sky: nobody has a star yet. */
export const isOpening = (view: View): boolean => view.step === 'gods' || areHousesOpen(view);

/** The lands in play; while Houses are being chosen those of all Houses. */
const landsOf = (data: AnunnakiData, view: View): readonly number[] =>
  areHousesOpen(view)
    ? [...new Set([...readingsOf(view, data).lands, ...data.lands.filter(({ house }) => house >= 0).map(({ index }) => index)])]
    : readingsOf(view, data).lands;

/** Draws the worlds of a match, all alike or one of them large. */
export function worldsOf(data: AnunnakiData, view: View, phone: boolean, large: number | null): Worlds {
  const layout = layoutFor(phone);
  const boards = placeBoards(data, view, layout, large);
  const within = (board: number, { x, y }: { readonly x: number; readonly y: number }): { at: Point; radius: number } | null => {
    const placed = boards.get(board);
    return placed === undefined
      ? null
      : { at: [placed.middle[0] + x * placed.radius, placed.middle[1] + y * placed.radius], radius: placed.radius };
  };
  const lands = landsOf(data, view).flatMap((index) => {
    const land = data.lands[index];
    const territory = land === undefined ? undefined : data.map.boards[land.board]?.territories.find(({ id }) => id === land.id);
    const place = land === undefined || territory === undefined ? null : within(land.board, territory);
    return land === undefined || place === null ? [] : [spot(land, place.at, place.radius)];
  });
  const afterlife = data.lands[data.afterlife];
  const apart = large === null ? layout.afterlife : (layout.close?.afterlife ?? layout.afterlife);
  if (afterlife !== undefined && hasAfterlife(data, view)) lands.push(spot(afterlife, apart, HEX));
  const culture = data.spots.flatMap(({ board, id, index }) => {
    const drawn = data.map.boards[board]?.culture.find((one) => one.id === id);
    const place = drawn === undefined ? null : within(board, drawn);
    return place === null ? [] : [{ index, at: place.at, scale: place.radius / HEX }];
  });
  return {
    lands,
    planets: planetsOf(data, lands, boards, isOpening(view) ? layout.opening.name : null),
    culture,
    doors: doorsOf(data, lands),
  };
}

const spot = ({ id, index }: { id: string; index: number }, at: Point, radius: number): LandSpot => ({
  ref: `land:${id}`,
  index,
  at,
  path: hex(at, radius * 0.975),
  scale: radius / HEX,
});

/** Whether somebody holds the way to the Afterlife. */
export const hasAfterlife = (data: AnunnakiData, view: View): boolean =>
  view.players.some(({ artefacts }) => artefacts.some((card) => data.artefacts[card]?.id === 'map-afterlife'));

/** Above Gaia there is room for a second line below its name. */
const LINE = 17;

function planetsOf(
  data: AnunnakiData,
  lands: readonly LandSpot[],
  boards: ReadonlyMap<number, Placed>,
  beside: Point | null,
): PlanetSpot[] {
  const gaia = [...boards.values()].find(({ house }) => house < 0)?.middle[0] ?? 0;
  const nameAt = ([x, y]: Point, house: number, above: number): Point => {
    if (beside === null) return [x, above];
    return house < 0 ? [x, above - LINE] : [x + Math.sign(gaia - x) * beside[0], y + beside[1]];
  };
  return [...boards].map(([board, { middle, radius, house }]) => {
    const own = lands.filter(({ index }) => data.lands[index]?.board === board);
    const heights = own.map(({ at }) => at[1]);
    // A miniature has its name below it.
    const name = radius < HEX ? Math.max(...heights) + radius + 16 : Math.min(...heights) - radius - 9;
    return {
      ref: `planet:${data.map.boards[board]?.id}`,
      board,
      house,
      at: nameAt(middle, house, name),
      outline: own.map(({ at }) => hex(at, radius * 1.18)).join(''),
      lands: own.map(({ index }) => index),
      scale: radius / HEX,
    };
  });
}

/** Half as long as a door is. */
const DOOR = HEX / 2 - 3;

/** The sides that Atlantis shares with Territories from which it may be entered. */
function doorsOf(data: AnunnakiData, lands: readonly LandSpot[]): string {
  const placed = new Map(lands.map((land) => [land.index, land.at]));
  const doors: string[] = [];
  for (const { index, at, scale } of lands)
    for (const to of data.lands[index]?.exits ?? []) {
      const other = placed.get(to);
      if (other === undefined || data.lands[to]?.kind !== 'atlantis') continue;
      const [x, y] = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2];
      const length = Math.hypot(other[0] - at[0], other[1] - at[1]);
      const [dx, dy] = [((other[1] - at[1]) / length) * DOOR * scale, ((other[0] - at[0]) / length) * DOOR * scale];
      doors.push(`M${(x - dx).toFixed(1)} ${(y + dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y - dy).toFixed(1)}`);
    }
  return doors.join('');
}
