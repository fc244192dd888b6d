import {
  type Box,
  boxAround,
  type ChartArea,
  type ChartSite,
  grown,
  landsUnder,
  middleOf,
  type PlacedName,
  type PlacedNames,
  type Point,
  pathOf,
  placeName,
  type Ref,
  softPathOf,
  squareAt,
} from '@pantheon/web/kit';
import { placementsOf, pointOnBoard } from '../data/board.ts';
import type { CycladesData } from '../data/read.ts';
import type { AreaSheet, Placement } from '../data/schema.ts';

/** The drawing: every board fits into it. */
export const SIZE = { width: 900, height: 620 };
const MARGIN = 16;
const WHOLE: Box = { x: SIZE.width / 2, y: SIZE.height / 2, ...SIZE };

/** An area on the drawing. */
export interface AreaSpot extends ChartArea {
  readonly middle: Point;
  readonly units: Point;
  readonly creature: Point;
  readonly coin: Point | null;
  readonly priestess: Point | null;
  readonly sites: readonly ChartSite[];
}

/** A board as a chart. */
export interface Chart {
  readonly areas: readonly AreaSpot[];
  readonly outline: string;
}

export type Move = (point: Point) => Point;

/** The chart may be drawn wider or taller than the tiles are by so much, where that gives pieces more room. */
const STRETCH = 1.2;

/** Turns the assembled tiles level and fits them into the drawing, or into a part of it. */
export function viewOf(data: CycladesData, placements: readonly Placement[], frame: Box = WHOLE): Move {
  const { tileOutline, viewRotationDeg } = data.map.geometry;
  const turn = (viewRotationDeg * Math.PI) / 180;
  const level: Move = ([x, y]) => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
  const corners = placements.flatMap((placement) => tileOutline.map((point) => level(pointOnBoard(data.map, placement, point))));
  const box = boxAround(corners);
  const [across, down] = [(frame.width - 2 * MARGIN) / box.width, (frame.height - 2 * MARGIN) / box.height];
  const [wide, tall] = [Math.min(across, down * STRETCH), Math.min(down, across * STRETCH)];
  return (point) => {
    const [x, y] = level(point);
    return [frame.x + (x - box.x) * wide, frame.y + (y - box.y) * tall];
  };
}

const known = new WeakMap<CycladesData, Map<string, Chart>>();

/** The chart of a board that the rules name by its text. */
export function chartOf(data: CycladesData, board: string): Chart {
  const charts = known.get(data) ?? new Map<string, Chart>();
  known.set(data, charts);
  const chart = charts.get(board) ?? drawnBoard(data, placementsOf(board));
  charts.set(board, chart);
  return chart;
}

const drawnBoard = (data: CycladesData, placements: readonly Placement[]): Chart => draw(data, placements, viewOf(data, placements));

/** Tiles as a chart, as a view shows them. */
export function draw(data: CycladesData, placements: readonly Placement[], view: Move): Chart {
  const count = { areas: 0, sites: 0 };
  const areas = placements.flatMap((placement) => {
    const at: Move = (point) => view(pointOnBoard(data.map, placement, point));
    const sheets = data.map.tiles.find(({ id }) => id === placement.tile)?.sides[placement.side].areas ?? [];
    return sheets.map((sheet) => spotOf(sheet, at, count));
  });
  const outline = placements
    .map((placement) => pathOf(data.map.geometry.tileOutline.map((point) => view(pointOnBoard(data.map, placement, point)))))
    .join('');
  return { areas, outline };
}

function spotOf(sheet: AreaSheet, at: Move, count: { areas: number; sites: number }): AreaSpot {
  const points = sheet.polygon.map((point) => at(point as unknown as Point));
  const land = sheet.type === 'land';
  const spot = (point: readonly number[] | undefined): Point | null => (point === undefined ? null : at(point as unknown as Point));
  return {
    ref: `area:${sheet.id}`,
    index: count.areas++,
    land,
    points,
    path: land ? softPathOf(points, 0.3) : pathOf(points),
    middle: middleOf(points),
    units: spot(sheet.at.units) ?? middleOf(points),
    creature: spot(sheet.at.creature) ?? middleOf(points),
    coin: spot(sheet.at.cornucopia),
    priestess: spot(sheet.at.priestess),
    sites: (sheet.sites ?? []).map((site) => ({ ref: `site:${site.id}`, index: count.sites++, at: at(site.at as unknown as Point) })),
  };
}

/** How large things are on the drawing. */
export const UNIT = { width: 38, height: 22 };
const NAME = { letter: 8.7, height: 15 };

/** What is printed in an area, and the spot that its pieces will want. */
export const printedIn = (area: AreaSpot): Box[] => [
  ...area.sites.map(({ at }) => squareAt(at, 18)),
  ...(area.coin === null ? [] : [squareAt(area.coin, 20)]),
  ...(area.priestess === null ? [] : [squareAt(area.priestess, 16)]),
];

const CORE = 0.5;

/** The middle half of a land. */
function coreOf(points: readonly Point[]): Box {
  const { x, y, width, height } = boxAround(points);
  return { x, y, width: width * CORE, height: height * CORE };
}

/** So much room a creature takes. */
const FIGURE_ROOM = 26;

/** So much air a name wants between itself and lands that are not its own: beside them it would be taken for theirs. */
const AIR = 8;
/** What it costs a name to lie wholly on other lands, as so many units of way. */
const ASTRAY = 90;

/** By so much the estimate of a name is larger than its letters. */
const LOOSE = 1.16;

/** Places the names of the lands once, clear of everything printed and of where pieces usually stand. They are `growth` times as large as drawn. */
export function placeNames(chart: Chart, growth: number, nameOf: (area: Ref) => string): PlacedNames {
  const standing: Box[] = chart.areas.flatMap((area) => [
    ...printedIn(area),
    { x: area.units[0], y: area.units[1], ...UNIT },
    ...(area.land ? [squareAt(area.creature, FIGURE_ROOM * Math.max(1, growth / LOOSE))] : []),
  ]);
  const lands = chart.areas.filter(({ land }) => land);
  const onLands = landsUnder(
    lands.map(({ points }) => points),
    SIZE,
  );
  // A name that lies over the middle of another land would be taken for that land's.
  const cores = lands.map(({ ref, points }) => ({ ref, box: coreOf(points) }));
  const names = new Map<Ref, PlacedName>();
  for (const [nth, area] of lands.entries()) {
    const name = nameOf(area.ref);
    const size = grown({ width: name.length * NAME.letter, height: NAME.height }, Math.max(1, growth / LOOSE));
    const below = boxAround(area.points).height / 2;
    const near: Point = [area.middle[0], area.middle[1] + below * 0.6];
    const others = cores.filter((core) => core.ref !== area.ref).map(({ box }) => box);
    const against = (box: Box): number => ASTRAY * onLands({ ...box, width: box.width + 2 * AIR, height: box.height + 2 * AIR }, nth);
    const placed = placeName(name, area.points, { ...size, outside: true, near, against }, [...standing, ...others]);
    standing.push(placed.box);
    names.set(area.ref, placed);
  }
  return names;
}

const ROSE = 46;

/** The upper corner of the drawing that is farther from all areas: there is room for the compass. */
export function compassSpot({ areas }: Chart): Point {
  const room = ([x, y]: Point): number => Math.min(...areas.flatMap(({ points }) => points.map(([px, py]) => Math.hypot(px - x, py - y))));
  const [left, right]: [Point, Point] = [
    [ROSE, ROSE],
    [SIZE.width - ROSE, ROSE],
  ];
  return room(left) > room(right) ? left : right;
}
