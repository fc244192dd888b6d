import {
  BoardIcon,
  type BoardProps,
  Building,
  ChartSea,
  grown,
  MapChart,
  Medal,
  ownerClass,
  type PlacedName,
  type PlacedNames,
  PlaceName,
  type Placing,
  Plate,
  type PlayerColour,
  type Point,
  playerColour,
  SeaName,
  SiteMark,
  Slide,
  TargetGroup,
  UnitPiece,
  useGrowth,
} from '@pantheon/web/kit';
import { memo, type ReactNode, useMemo } from 'react';
import { ON_MARKER, ON_MARKET, ON_TEMPLE } from '../data/numbers.ts';
import type { Data } from '../data/read.ts';
import { readingsOf } from '../rules/readings.ts';
import type { View } from '../rules/types.ts';
import { creatureOf, kinds, laurels, pieces, swords } from './drawings.ts';
import { type Post, postsBySpace } from './garrisons.ts';
import { type Chart, chartOf, placeNames, placePieces, SITE, type SiteSpot, type SpaceSpot, UNIT, unitKinds } from './layout.ts';

type Props = BoardProps<View, Data>;

/** The colour of a civilisation. */
export const colourOf = (data: Data, side: number): PlayerColour => playerColour(data.components.civilisations[side]?.colour);

/** The Mediterranean as a page of an old atlas. */
export function ChartBoard({ view, data, speak, layers }: Props): ReactNode {
  const chart = useMemo(() => chartOf(data), [data]);
  const names = useNames(chart, view, speak);
  const standing = useMemo(() => unitsBySpace(view, data), [view, data]);
  const posts = useMemo(() => postsBySpace(view, data), [view, data]);
  const places = usePlaces(chart, view, names, standing);
  return (
    <MapChart
      board={chart.frame}
      areas={chart.spaces}
      ground={<Sheet chart={chart} />}
      ownerOf={({ land, index }) => (land ? ownerOf(view, data, index) : undefined)}
      over={<path className="mar-straits" d={chart.straits} />}
    >
      {chart.spaces.map((space) => (
        <SpaceName key={space.ref} space={space} name={names.get(space.ref)} capital={view.capital.includes(space.index)} />
      ))}
      {chart.spaces.map((space) => (
        <SpaceThings
          key={space.ref}
          space={space}
          view={view}
          data={data}
          groups={standing.get(space.index) ?? []}
          posts={posts.get(space.index) ?? []}
          places={places[space.index] ?? []}
          name={names.get(space.ref) ?? null}
          goods={!layers.has('plain')}
        />
      ))}
    </MapChart>
  );
}

/** The chart is printed on a page: where the screen is wider or higher, the margin of the page shows outside the line around it. */
const Sheet = memo(({ chart }: { chart: Chart }) => (
  <>
    <ChartSea board={chart.frame} areas={chart.spaces} />
    <path className="mar-neatline" d={chart.frame} />
  </>
));

const ownerOf = (view: View, data: Data, space: number): PlayerColour | null => {
  const owner = view.owner[space] ?? -1;
  return owner < 0 ? null : colourOf(data, owner);
};

/** The capital of the reader. */
export function homeOf({ view, data, viewer }: Props): Point | null {
  const capital = view.capital[viewer === null ? -1 : (view.side[viewer] ?? -1)];
  return chartOf(data).spaces.find(({ index }) => index === capital)?.anchor ?? null;
}

/** The names of all spaces in their places: capitals are written larger. */
function useNames(chart: Chart, view: View, speak: Props['speak']): PlacedNames {
  const growth = useGrowth();
  const capitals = view.capital.join();
  return useMemo(
    () => placeNames(chart, capitals.split(',').map(Number), growth, (space) => speak.name(space)),
    [chart, capitals, growth, speak],
  );
}

type Groups = ReadonlyMap<number, readonly Group[]>;

/** Places for the pieces of all spaces, found anew only when something that stands there has changed. */
function usePlaces(chart: Chart, view: View, names: PlacedNames, standing: Groups): ReturnType<typeof placePieces> {
  const growth = useGrowth();
  const there = JSON.stringify([view.at, view.temples, view.markets]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `there` is all of the view that matters here
  return useMemo(
    () => placePieces(chart, names, (space) => wantedIn(view, space, standing.get(space.index) ?? [], growth)),
    [chart, names, there, growth],
  );
}

function SpaceName({ space, name, capital }: { space: SpaceSpot; name: PlacedName | undefined; capital: boolean }): ReactNode {
  if (name === undefined) return null;
  const at: Point = [name.box.x, name.box.y];
  if (!space.land) return <SeaName name={name.name} at={at} />;
  return (
    <g className={capital ? 'mar-capital' : ''}>
      <PlaceName name={name.name} at={at} />
    </g>
  );
}

/** Pieces of one kind and side in a space. */
interface Group {
  readonly side: number;
  readonly kind: (typeof unitKinds)[number];
  count: number;
}

function unitsBySpace(view: View, data: Data): Groups {
  const found = new Map<number, Group[]>();
  view.at.forEach((space, unit) => {
    if (space < 0) return;
    const side = Math.floor(unit / data.unitsPerSide);
    const kind = unitKinds[data.unitKind[unit % data.unitsPerSide] ?? 0] ?? 'legion';
    const groups = found.get(space) ?? [];
    const group = groups.find((other) => other.side === side && other.kind === kind);
    if (group === undefined) groups.push({ side, kind, count: 1 });
    else group.count++;
    found.set(space, groups);
  });
  return found;
}

/** Temples and markets of a province: they have no place of their own. */
const extrasIn = (view: View, province: number): string[] => [
  ...((view.temples[province] ?? 0) > 0 ? ['temple'] : []),
  ...((view.markets[province] ?? 0) > 0 ? ['market'] : []),
];

const CREATURE = { width: 32, height: 28 };

/** What wants a place in a space besides its printed sites: temples and markets, then the pieces. */
const wantedIn = (view: View, space: SpaceSpot, groups: readonly Group[], growth: number): Placing[] => [
  ...extrasIn(view, space.index).map(() => ({ width: SITE, height: SITE, near: space.sites[0]?.at ?? space.anchor })),
  ...groups.map(({ kind }) => ({ ...grown(kind === 'creature' ? CREATURE : UNIT, growth), near: space.anchor, outside: true })),
];

interface ThingsProps {
  readonly space: SpaceSpot;
  readonly view: View;
  readonly data: Data;
  readonly groups: readonly Group[];
  readonly posts: readonly Post[];
  readonly places: readonly Point[];
  readonly name: PlacedName | null;
  readonly goods: boolean;
}

function SpaceThings({ space, view, data, groups, posts, places, name, goods }: ThingsProps): ReactNode {
  const extras = extrasIn(view, space.index);
  return (
    <g>
      {space.sites.map((site) => (
        <SiteThing
          key={site.ref}
          site={site}
          built={(view.sites[site.index] ?? 0) > 0}
          goods={goods}
          held={heldBy(data, posts, site.index + 1)}
        />
      ))}
      {extras.map((id, n) => (
        <g key={id} transform={`translate(${places[n]?.join(' ') ?? '0 0'})`}>
          <TargetGroup of={`piece:${id}`}>
            <Building of={pieces[id] ?? laurels} size={SITE} />
          </TargetGroup>
          <HeldMark colour={heldBy(data, posts, id === 'temple' ? ON_TEMPLE : ON_MARKET)} />
        </g>
      ))}
      {groups.map((group, n) => {
        const [x, y] = places[extras.length + n] ?? space.anchor;
        return (
          <Slide key={`${group.side}-${group.kind}`} x={x} y={y}>
            <GroupThing group={group} data={data} docked={space.land && group.kind === 'trireme'} />
          </Slide>
        );
      })}
      {name !== null && (
        <Fate name={name} war={readingsOf(view, data).wars.includes(space.index)} converted={heldBy(data, posts, ON_MARKER)} />
      )}
    </g>
  );
}

/** The colour of whoever has a unit posted there, or null. */
const heldBy = (data: Data, posts: readonly Post[], on: number): PlayerColour | null => {
  const post = posts.find((candidate) => candidate.on === on);
  return post === undefined ? null : colourOf(data, post.side);
};

/** A building with a foreign unit on it: a ring and a plate in the colour of the occupier. */
const HeldMark = ({ colour }: { colour: PlayerColour | null }): ReactNode =>
  colour !== null && (
    <g className={`mar-held ${ownerClass(colour)}`}>
      <rect x={-SITE / 2 - 2.5} y={-SITE / 2 - 2.5} width={SITE + 5} height={SITE + 5} rx="5" />
      <Plate colour={colour} x={SITE / 2} y={-SITE / 2} scale={0.5} />
    </g>
  );

/** What hangs over a province: war, or that somebody is about to convert it. */
function Fate({ name, war, converted }: { name: PlacedName; war: boolean; converted: PlayerColour | null }): ReactNode {
  const { x, y, width } = name.box;
  return (
    <>
      {war && (
        <g className="mar-war" transform={`translate(${x - width / 2 - 9} ${y})`}>
          <circle r="8.5" />
          <BoardIcon of={swords} size={12} />
        </g>
      )}
      {converted !== null && (
        <g className={`mar-conversion ${ownerClass(converted)}`} transform={`translate(${x + width / 2 + 9} ${y})`}>
          <circle r="8.5" />
          <Plate colour={converted} scale={0.62} />
        </g>
      )}
    </>
  );
}

function GroupThing({ group, data, docked }: { group: Group; data: Data; docked: boolean }): ReactNode {
  const colour = colourOf(data, group.side);
  if (group.kind !== 'creature')
    return (
      <g className={docked ? 'mar-docked' : ''}>
        {docked && <path className="mar-slip" d="M-19 11H2" />}
        <UnitPiece colour={colour} of={pieces[group.kind] ?? laurels} count={group.count} />
      </g>
    );
  const creature = data.components.civilisations[group.side]?.creature ?? '';
  return (
    <TargetGroup of={`creature:${creature}`}>
      <Medal of={creatureOf(creature)} colour={colour} radius={12} />
      {group.count > 1 && (
        <text className="cnt" x="-10" y="-9">
          {group.count}
        </text>
      )}
    </TargetGroup>
  );
}

interface SiteProps {
  readonly site: SiteSpot;
  readonly built: boolean;
  readonly goods: boolean;
  readonly held: PlayerColour | null;
}

function SiteThing({ site, built, goods, held }: SiteProps): ReactNode {
  const at = `translate(${site.at[0]} ${site.at[1]})`;
  if (site.good === null)
    return (
      <g transform={at}>
        <TargetGroup of={site.ref}>
          {built ? <Building of={pieces.city ?? laurels} size={SITE} /> : <SiteMark size={SITE - 2} />}
        </TargetGroup>
        <HeldMark colour={held} />
      </g>
    );
  return (
    <g transform={at}>
      <TargetGroup of={site.ref}>
        <g className={built ? 'mar-good built' : 'mar-good'}>
          <circle r={SITE / 2} />
          {(goods || built) && <BoardIcon of={kinds[site.good] ?? laurels} size={SITE * 0.72} />}
        </g>
      </TargetGroup>
      <HeldMark colour={held} />
    </g>
  );
}
