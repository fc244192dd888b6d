import {
  type Box,
  beyond,
  boxesNear,
  type ChartArea,
  type ChartSite,
  grown,
  isInside,
  landsUnder,
  oncePerPack,
  overlap,
  type PlacedName,
  type PlacedNames,
  type Placing,
  type Point,
  pathOf,
  placeName,
  type Ref,
  settleIn,
  squareAt,
} from '@pantheon/web/kit';
import type { Data } from '../data/read.ts';

/** The drawing of the Mediterranean, in pixels at the usual size. */
const SCALE = 0.564;
export const SIZE = { width: 1128, height: 508 };

/** A place for a city or a caravan on the drawing. */
export interface SiteSpot extends ChartSite {
  /** The goods that it gives, or null for a city. */
  readonly good: string | null;
}

/** A province or a sea on the drawing. */
export interface SpaceSpot extends ChartArea {
  readonly anchor: Point;
  readonly label: Point;
  readonly sites: readonly SiteSpot[];
}

/** The whole chart. */
export interface Chart {
  readonly spaces: readonly SpaceSpot[];
  readonly frame: string;
  readonly straits: string;
  /** How much of a box lies on land, from 0 to 1. */
  onLand(box: Box): number;
}

const scaled = (point: readonly number[]): Point => [(point[0] as number) * SCALE, (point[1] as number) * SCALE];

/** The chart of a data pack. */
export const chartOf = oncePerPack((data: Data): Chart => {
  const siteIndex = new Map(data.sites.map(({ id }, index) => [id, index]));
  const spaces = [...data.map.provinces, ...data.map.seas].map((space, index): SpaceSpot => {
    const rings = space.rings.map((ring) => ring.map(scaled));
    const sites = 'sites' in space ? (space.sites as (typeof data.map.provinces)[number]['sites']) : [];
    return {
      ref: (data.spaces[index] as { ref: Ref }).ref,
      index,
      land: index < data.provinces,
      path: rings.map(pathOf).join(''),
      points: rings[0] ?? [],
      anchor: scaled(space.anchor),
      label: scaled(space.labelAt),
      sites: sites.map(({ id, at, good }) => ({ ref: `site:${id}`, index: siteIndex.get(id) ?? -1, at: scaled(at), good: good ?? null })),
    };
  });
  const crossing = ([a, b]: readonly [number, number]): string => {
    const [from, to] = narrowest((spaces[a] as SpaceSpot).points, (spaces[b] as SpaceSpot).points);
    return `M${from.join(' ')}L${to.join(' ')}`;
  };
  return {
    spaces,
    frame: `M0 0H${SIZE.width}V${SIZE.height}H0z`,
    straits: data.straits.map(crossing).join(''),
    onLand: landsUnder(
      data.map.provinces.flatMap(({ rings }) => rings.map((ring) => ring.map(scaled))),
      SIZE,
    ),
  };
});

/** Where two shores come nearest to each other. */
function narrowest(shore: readonly Point[], other: readonly Point[]): readonly [Point, Point] {
  let best: readonly [Point, Point] = [shore[0] as Point, other[0] as Point];
  let width = Number.POSITIVE_INFINITY;
  for (const from of shore)
    for (const to of other) {
      const distance = Math.hypot(from[0] - to[0], from[1] - to[1]);
      if (distance >= width) continue;
      width = distance;
      best = [from, to];
    }
  return best;
}

/** The kinds of pieces, by their number in the rules. */
export const unitKinds = ['legion', 'trireme', 'fortress', 'creature'] as const;

/** How large things are on the drawing. */
export const UNIT = { width: 36, height: 22 };
export const SITE = 16;
const NAME = { letter: 7.4, capital: 9.4, sea: 6.1, height: 14, seaHeight: 11 };
const NEAR = 120;

/** What is printed in a space. */
const printedIn = (space: SpaceSpot): Box[] => space.sites.map(({ at }) => squareAt(at, SITE + 2));

/** Of the name of a sea so much may be covered; where there is less room, or where it would touch land, the sea goes without. */
const COVERED = 0.1;
/** What it costs a name to lie on land from end to end: more than any way to a free place. */
const AGROUND = 9000;

/**
 * Places all names once, clear of sites and of where pieces usually stand, lands before seas. Names are `growth` times as large as drawn.
 */
export function placeNames(chart: Chart, capitals: readonly number[], growth: number, nameOf: (space: Ref) => string): PlacedNames {
  const unit = grown(UNIT, growth);
  const standing: Box[] = chart.spaces.flatMap((space) => [...printedIn(space), { x: space.anchor[0], y: space.anchor[1], ...unit }]);
  const names = new Map<Ref, PlacedName>();
  for (const space of [...chart.spaces].sort((a, b) => Number(b.land) - Number(a.land))) {
    const name = nameOf(space.ref);
    const letter = space.land ? (capitals.includes(space.index) ? NAME.capital : NAME.letter) : NAME.sea;
    const size = grown({ width: name.length * letter, height: space.land ? NAME.height : NAME.seaHeight }, growth);
    const taken = boxesNear(space.label, NEAR * growth, standing);
    const against = (box: Box): number => (space.land ? 0 : AGROUND * chart.onLand(box));
    const placed = placeName(name, space.points, { ...size, outside: space.land, near: space.label, against }, taken).box;
    const box = { ...placed, x: Math.min(Math.max(placed.x, size.width / 2), SIZE.width - size.width / 2) };
    const covered = standing.reduce((sum, other) => sum + overlap(box, other), 0);
    const isAtSea = chart.onLand(box) === 0 && isInside([box.x, box.y], space.points);
    if (!space.land && (covered > COVERED * size.width * size.height || !isAtSea)) continue;
    standing.push(box);
    names.set(space.ref, { name, box });
  }
  return names;
}

const OUTSIDE = beyond(SIZE.width, SIZE.height);

/** Places the pieces of all spaces, clear of every site and name around and of each other: small islands lie close together. */
export function placePieces(
  chart: Chart,
  names: PlacedNames,
  wantedIn: (space: SpaceSpot) => readonly Placing[],
): readonly (readonly Point[])[] {
  const standing: Box[] = [...chart.spaces.flatMap(printedIn), ...[...names.values()].map(({ box }) => box)];
  return chart.spaces.map((space) => {
    const wanted = wantedIn(space);
    if (wanted.length === 0) return [];
    return settleIn(space.points, wanted, [...OUTSIDE, ...boxesNear(space.anchor, 2 * NEAR, standing)], standing);
  });
}
