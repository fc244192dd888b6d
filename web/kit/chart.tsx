import type { Ref } from '@pantheon/kernel';
import { memo, type ReactNode } from 'react';
import type { Box, Point } from './geometry.ts';
import { AreaTarget, LandShape, type MapArea, MapHighlight, Sea } from './map.tsx';
import { Slide } from './pieces.tsx';
import { type Placing, placeIn } from './place.ts';
import type { PlayerColour } from './players.tsx';

/** An area of a chart: a land or a stretch of sea. */
export interface ChartArea extends MapArea {
  /** Its number in the rules. */
  readonly index: number;
  readonly land: boolean;
  readonly points: readonly Point[];
}

/** A place within an area where something is printed or can be built. */
export interface ChartSite {
  readonly ref: Ref;
  /** Its number in the rules. */
  readonly index: number;
  readonly at: Point;
}

/** The outlines of all lands at once, or of all seas. */
export const outlineOf = (areas: readonly ChartArea[], { land }: { readonly land: boolean }): string =>
  areas.flatMap((area) => (area.land === land ? [area.path] : [])).join('');

/** A drawing that is made once for each data pack. */
export function oncePerPack<Pack extends object, Made>(make: (pack: Pack) => Made): (pack: Pack) => Made {
  const known = new WeakMap<Pack, Made>();
  return (pack) => {
    const before = known.get(pack);
    if (before !== undefined) return before;
    const made = make(pack);
    known.set(pack, made);
    return made;
  };
}

/** The sea around all lands, with the borders between its parts. */
export const ChartSea = memo(({ board, areas }: { board: string; areas: readonly ChartArea[] }) => (
  <Sea board={board} coasts={outlineOf(areas, { land: true })}>
    <path className="seaedge" d={outlineOf(areas, { land: false })} />
  </Sea>
));

interface MapChartProps<Area extends MapArea> {
  /** The outline of the whole board. */
  readonly board: string;
  readonly areas: readonly Area[];
  /** What lies below the lands. */
  readonly ground: ReactNode;
  /** Whose colours a land shows; undefined for what is no land. */
  ownerOf(area: Area): PlayerColour | null | undefined;
  /** The class of what holds a land that looks unlike the others. */
  lookOf?(area: Area): string;
  /** What is drawn over the lands, but below the light. */
  readonly over?: ReactNode;
  /** Names and pieces: they stand above the light and never dim. */
  readonly children: ReactNode;
}

/** A map: its ground, the lands in the colours of their owners, the light, and the areas that can be chosen. */
export const MapChart = <Area extends MapArea>({
  board,
  areas,
  ground,
  ownerOf,
  lookOf,
  over,
  children,
}: MapChartProps<Area>): ReactNode => (
  <>
    {ground}
    {areas.map((area) => {
      const owner = ownerOf(area);
      if (owner === undefined) return null;
      const land = <LandShape key={area.ref} area={area.ref} path={area.path} owner={owner} />;
      if (lookOf === undefined) return land;
      return (
        <g key={area.ref} className={lookOf(area)}>
          {land}
        </g>
      );
    })}
    {over}
    <MapHighlight areas={areas} board={board} />
    {areas.map(({ ref, path }) => (
      <AreaTarget key={ref} area={ref} path={path} />
    ))}
    {children}
  </>
);

/** A name on a chart, and the room it takes. */
export interface PlacedName {
  readonly name: string;
  readonly box: Box;
}

/** The names of a chart that have a place. */
export type PlacedNames = ReadonlyMap<Ref, PlacedName>;

/** Finds a place for a name in its area, or where it may lie outside, near it. */
export function placeName(
  name: string,
  polygon: readonly Point[],
  wish: Placing & { readonly near: Point },
  taken: readonly Box[],
): PlacedName {
  const [[x, y] = wish.near] = placeIn(polygon, [wish], taken);
  return { name, box: { x, y, width: wish.width, height: wish.height } };
}

/** Finds places for things in an area, clear of what is taken, and adds them to all that stands on the chart. */
export function settleIn(polygon: readonly Point[], things: readonly Placing[], taken: readonly Box[], standing: Box[]): Point[] {
  const places = placeIn(polygon, things, taken);
  things.forEach(({ width, height }, at) => {
    const [x, y] = places[at] as Point;
    standing.push({ x, y, width, height });
  });
  return places;
}

/** Pieces that stand together, with a key that stays with them. */
export interface PieceGroup {
  readonly key: string;
  readonly node: ReactNode;
}

/** The same in its place. */
export interface PlacedGroup extends PieceGroup {
  readonly at: Point;
}

/** Groups of pieces, each of which slides to where it stands now. */
export const PlacedGroups = ({ groups }: { groups: readonly PlacedGroup[] }): ReactNode =>
  groups.map(({ key, node, at }) => (
    <Slide key={key} x={at[0]} y={at[1]}>
      {node}
    </Slide>
  ));
