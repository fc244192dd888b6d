import { at } from '@pantheon/kernel';
import type { AreaSheet, MapSheet, Placement, Side } from './schema.ts';

/** A land or sea area of an assembled board. */
export interface Place {
  /** Its number on this board. */
  readonly index: number;
  readonly id: string;
  readonly land: boolean;
  readonly cornucopia: number;
  readonly priestess: boolean;
  /** The numbers of its building sites. */
  readonly sites: readonly number[];
  /** Neighbouring areas of each type. */
  readonly lands: readonly number[];
  readonly seas: readonly number[];
  /** The number of its island; -1 at sea. */
  readonly island: number;
}

/** A building site: on one land area, facing one sea area. */
export interface Site {
  readonly index: number;
  readonly id: string;
  readonly land: number;
  readonly sea: number;
}

/** An assembled board. */
export interface Board {
  readonly places: readonly Place[];
  readonly sites: readonly Site[];
  readonly lands: readonly number[];
  readonly seas: readonly number[];
  readonly islands: readonly (readonly number[])[];
  /** The ids of areas and sites, in the order of their numbers. */
  readonly placeIds: readonly string[];
  readonly siteIds: readonly string[];
  /** By sea area: the sites that face it. */
  readonly facing: readonly (readonly number[])[];
  readonly byId: ReadonlyMap<string, number>;
}

/** A board as a short text: the side, then for each slot the tile, its place and its rotation. */
export const boardKey = (side: Side, placements: readonly Placement[]): string =>
  [side, ...placements.map(({ tile, at, rotation }) => `${tile}@${at.join(',')}*${rotation}`)].join(' ');

/** The tiles of a board that is given as a text. */
export function placementsOf(key: string): Placement[] {
  const [side, ...tiles] = key.split(' ');
  return tiles.map((text) => {
    const [tile = '', slot = '', rotation] = text.split(/[@*]/);
    return { tile, side: side === 'A' ? 'A' : 'B', at: slot.split(',').map(Number), rotation: Number(rotation) };
  });
}

type Cell = readonly [number, number];

// Points of drawings are fractions, and what is turned may be the engine's -0: they stay away from where rules count.
const cellOf = ([q = 0, r = 0]: readonly number[]): Cell => [q, r];

/** A cell turned by steps of 60 degrees about the middle of its tile. @rules CYC-2.17 */
export function turned([q, r]: Cell, steps: number): Cell {
  let cell: Cell = [q, r];
  for (let step = 0; step < steps; step++) cell = [-cell[1], cell[0] + cell[1]];
  return cell;
}

/** A place for a tile in the lattice of tiles. */
export type Slot = readonly number[];

/** A place as a short word. */
export const slotKey = (slot: Slot): string => `s${slot.join(':')}`;

const AROUND: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The six places around one. @rules CYC-2.3 */
export function slotsNextTo(slot: Slot): Slot[] {
  const [i, j] = cellOf(slot);
  return AROUND.map(([di, dj]) => [i + di, j + dj]);
}

const MIDDLE: Slot = [0, 0];

/** The places for the next tile: beside one that lies already. @rules CYC-3.13 */
export function openSlots(board: string): Slot[] {
  const laid = placementsOf(board);
  if (laid.length === 0) return [MIDDLE];
  const open = new Map<string, Slot>();
  for (const slot of laid.flatMap((placement) => slotsNextTo(placement.at))) open.set(slotKey(slot), slot);
  for (const placement of laid) open.delete(slotKey(placement.at));
  return [...open.values()];
}

const COMPASS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
type Direction = (typeof COMPASS)[number];

/** Where one place lies as seen from another, on the drawn board. */
export function directionOf(map: MapSheet, from: Slot, to: Slot): Direction {
  const [[fromQ, fromR], [toQ, toR]] = [centreOf(map, from), centreOf(map, to)];
  const [q, r] = [toQ - fromQ, toR - fromR];
  const angle = Math.atan2(1.5 * r, Math.sqrt(3) * (q + r / 2)) + (map.geometry.viewRotationDeg * Math.PI) / 180;
  const eighth = Math.round(angle / (Math.PI / 4));
  return at(COMPASS, (eighth + 8 * COMPASS.length) % COMPASS.length);
}

/** The cell in the middle of a slot. @rules CYC-2.4 */
export function centreOf(map: MapSheet, slot: readonly number[]): Cell {
  const [i, j] = cellOf(slot);
  const [ux, uy] = cellOf(map.geometry.tileLattice.u);
  const [vx, vy] = cellOf(map.geometry.tileLattice.v);
  return [i * ux + j * vx, i * uy + j * vy];
}

/** Where a drawing point of a tile lies on the assembled board. @rules CYC-2.17 */
export function pointOnBoard(map: MapSheet, { at: slot, rotation }: Placement, point: readonly number[]): readonly [number, number] {
  const [x, y] = cellOf(point);
  const [q, r] = centreOf(map, slot);
  const angle = (rotation * Math.PI) / 3;
  const { cellSize } = map.geometry;
  return [
    x * Math.cos(angle) - y * Math.sin(angle) + cellSize * Math.sqrt(3) * (q + r / 2),
    x * Math.sin(angle) + y * Math.cos(angle) + cellSize * 1.5 * r,
  ];
}

/** The areas printed on the tiles of a board, in the order of their numbers. */
export const sheetsOf = (map: MapSheet, placements: readonly Placement[]): AreaSheet[] =>
  placements.flatMap(({ tile, side }) => map.tiles.find(({ id }) => id === tile)?.sides[side].areas ?? []);

/** The number of the area with an id on a board that has it. */
export function areaWith(byId: Board['byId'], id: string): number {
  const area = byId.get(id);
  if (area === undefined) throw new Error(`this board has no area "${id}"`);
  return area;
}

/** Puts tiles together; null if two of them overlap. @rules CYC-2.1, CYC-2.3, CYC-2.4, CYC-2.5 */
export function assemble(map: MapSheet, placements: readonly Placement[]): Board | null {
  const cells = new Map<string, number>();
  const sheets = sheetsOf(map, placements);
  let index = 0;
  for (const placement of placements) {
    const [q, r] = centreOf(map, placement.at);
    for (const sheet of sheetsOf(map, [placement])) {
      for (const cell of sheet.cells) {
        const [x, y] = turned(cellOf(cell), placement.rotation);
        const key = `${x + q},${y + r}`;
        if (cells.has(key)) return null;
        cells.set(key, index);
      }
      index++;
    }
  }
  return boardFrom(sheets, neighbourhood(map, cells, sheets.length));
}

/** @rules CYC-2.5, CYC-2.6, CYC-2.18 */
function neighbourhood(map: MapSheet, cells: ReadonlyMap<string, number>, areas: number): number[][] {
  const near = Array.from({ length: areas }, () => new Set<number>());
  for (const [key, area] of cells) {
    const [q, r] = cellOf(key.split(',').map(Number));
    for (const step of map.geometry.neighbours) {
      const [dq, dr] = cellOf(step);
      const other = cells.get(`${q + dq},${r + dr}`);
      if (other !== undefined && other !== area) near[area]?.add(other);
    }
  }
  return near.map((others) => [...others].sort((a, b) => a - b));
}

/** @rules CYC-2.8, CYC-2.9 */
function boardFrom(sheets: readonly AreaSheet[], near: readonly (readonly number[])[]): Board {
  const byId = new Map(sheets.map((sheet, index) => [sheet.id, index]));
  const isLand = (index: number): boolean => sheets[index]?.type === 'land';
  const islands = islandsOf(sheets, near, isLand);
  const sites: Site[] = [];
  const places = sheets.map((sheet, index): Place => {
    const own = (sheet.sites ?? []).map((site) => {
      sites.push({ index: sites.length, id: site.id, land: index, sea: areaWith(byId, site.sea) });
      return sites.length - 1;
    });
    const neighbours = at(near, index);
    return {
      index,
      id: sheet.id,
      land: sheet.type === 'land',
      cornucopia: sheet.cornucopia,
      priestess: sheet.priestess ?? false,
      sites: own,
      lands: neighbours.filter(isLand),
      seas: neighbours.filter((other) => !isLand(other)),
      island: islands.findIndex((island) => island.includes(index)),
    };
  });
  const indices = places.map(({ index }) => index);
  return {
    places,
    sites,
    lands: indices.filter(isLand),
    seas: indices.filter((index) => !isLand(index)),
    islands,
    placeIds: places.map(({ id }) => id),
    siteIds: sites.map(({ id }) => id),
    facing: places.map(({ index }) => sites.filter(({ sea }) => sea === index).map((site) => site.index)),
    byId,
  };
}

/** Groups of areas that hang together. */
function groups(members: readonly number[], near: readonly (readonly number[])[]): number[][] {
  const open = new Set(members);
  const found: number[][] = [];
  for (const first of members) {
    if (!open.delete(first)) continue;
    const group = [first];
    for (const area of group) for (const other of at(near, area)) if (open.delete(other)) group.push(other);
    found.push(group);
  }
  return found;
}

/** @rules CYC-2.7 */
const islandsOf = (sheets: readonly AreaSheet[], near: readonly (readonly number[])[], isLand: (index: number) => boolean): number[][] =>
  groups(
    sheets.map((_, index) => index).filter(isLand),
    near.map((others) => others.filter(isLand)),
  );

/** How many separate seas a board has. */
export const separateSeas = (board: Board): number =>
  groups(
    board.seas,
    board.places.map(({ seas }) => seas),
  ).length;

const BOARDS_KEPT = 50;

const boardsOf = new WeakMap<MapSheet, Map<string, Board>>();
let lastMap: MapSheet | null = null;
let lastKey = '';
let last: Board | null = null;

/**
 * The board that a text stands for. Boards are worked out once and remembered; the last one is at hand, since rules ask for it all the time.
 * The text is kept each time: the very same text is compared at once, an equal one letter by letter.
 */
export function boardWith(map: MapSheet, key: string): Board {
  if (last === null || key !== lastKey || map !== lastMap) last = remembered(map, key);
  lastKey = key;
  lastMap = map;
  return last;
}

function remembered(map: MapSheet, key: string): Board {
  const known = boardsOf.get(map) ?? new Map<string, Board>();
  boardsOf.set(map, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const fresh = assemble(map, placementsOf(key));
  if (fresh === null) throw new Error(`the tiles of the board "${key}" overlap`);
  if (known.size >= BOARDS_KEPT) known.clear();
  known.set(key, fresh);
  return fresh;
}
