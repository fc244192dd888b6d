import {
  AreaTarget,
  type BoardProps,
  boxAround,
  MapHighlight,
  type PlacedNames,
  PlaceName,
  type Point,
  type Ref,
  readRef,
  SeaName,
  type Seat,
  unheard,
  useGrowth,
  useHighlight,
} from '@pantheon/web/kit';
import { memo, type ReactNode, useMemo } from 'react';
import type { DiluvioData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { Ground, isLand, isLost, isOpening, Ocean, peoplesOf } from './ground.tsx';
import { type Chart, CROWDED, chartOf, FRAME, placeNames, SIZE, type SpaceSpot } from './layout.ts';
import { furnish, type SpacePieces, SpaceThings } from './pieces.tsx';

type Props = BoardProps<View, DiluvioData>;

/** One drawing of the world, and what of it can come into sight: the next ones to the west and to the east show the parts nearer to us. */
interface Turn {
  readonly x: number;
  readonly spaces: readonly SpaceSpot[];
}

const NEAR = 0.7 * SIZE.width;

function turnsOf({ spaces }: Chart): Turn[] {
  const where = (seen: (x: number) => boolean): SpaceSpot[] =>
    spaces.filter(({ points }) => points.some(([x]) => seen(x) || x < 0 || x > SIZE.width));
  return [
    { x: 0, spaces },
    { x: -SIZE.width, spaces: where((x) => x > SIZE.width - NEAR) },
    { x: SIZE.width, spaces: where((x) => x < NEAR) },
  ];
}

/** The same on every drawing of the world: whoever scrolls never comes to an edge. */
const Around = ({ turns, of }: { turns: readonly Turn[]; of: (turn: Turn) => ReactNode }): ReactNode =>
  turns.map((turn) => (
    <g key={turn.x} className="dil-around" transform={`translate(${turn.x} 0)`} {...unheard}>
      {of(turn)}
    </g>
  ));

const NO_PEOPLES: ReturnType<typeof peoplesOf> = [];

/** The world at the end of the ice age. */
export function WorldBoard({ view, data, players, speak, layers, viewer }: Props): ReactNode {
  const chart = useMemo(() => chartOf(data), [data]);
  const turns = useMemo(() => turnsOf(chart), [chart]);
  const peoples = isOpening(view) ? peoplesOf(data) : NO_PEOPLES;
  const growth = useGrowth();
  const names = useMemo(() => placeNames(chart, growth, (space) => speak.name(space)), [chart, growth, speak]);
  const things = useMemo(() => {
    const warned = (space: SpaceSpot): boolean => layers.has('threat') || (viewer !== null && view.control[space.index] === viewer);
    const all = chart.spaces.map((space) => ({ space, view, players, name: names.get(space.ref) ?? null, warned: warned(space) }));
    return furnish(all, growth);
  }, [chart, view, players, names, layers, viewer, growth]);
  return (
    <>
      <Ocean />
      <Around
        turns={turns}
        of={({ spaces }) => (
          <Ground spaces={spaces} peoples={peoples} edges={chart.seaEdges} view={view} players={players} layers={layers} />
        )}
      />
      <Around
        turns={turns}
        of={() => (
          <g clipPath="url(#dil-clip)">
            <MapHighlight areas={chart.spaces} board={FRAME} />
          </g>
        )}
      />
      {turns.map(({ x, spaces }) =>
        spaces.map(({ ref, path }) =>
          x === 0 ? <AreaTarget key={ref} area={ref} path={path} /> : <FarTarget key={`${ref} ${x}`} area={ref} path={path} x={x} />,
        ),
      )}
      <Around turns={turns} of={({ spaces }) => <Names spaces={spaces} view={view} names={names} speak={speak} />} />
      <Around
        turns={turns}
        of={({ spaces }) => spaces.map(({ ref, index }) => <SpaceThings key={ref} {...(things[index] as SpacePieces)} />)}
      />
    </>
  );
}

/** The middle of the reader's own lands. */
export function homeOf({ view, data, viewer }: Props): Point | null {
  const own = chartOf(data).spaces.filter(({ land, index }) => land && viewer !== null && view.control[index] === viewer);
  if (own.length === 0) return null;
  const { x, y } = boxAround(own.map(({ anchor }) => anchor));
  return [x, y];
}

/** What a land gives, and when it drowns. */
export function landHint(thing: Ref, { view, data, speak }: Props): string | null {
  const { kind, id } = readRef(thing);
  const space = kind === 'space' ? chartOf(data).spaces[data.indexOf.get(id) ?? -1] : undefined;
  if (space === undefined || !isLand(space, view)) return null;
  const mineral = data.resources[data.spaces[space.index]?.mineral ?? -1];
  return speak.id('board.landGives', {
    trees: view.trees[space.index] ?? 0,
    goods: mineral?.goods ?? '',
    flood: space.flood > view.rises ? 'I'.repeat(space.flood) : 'none',
  });
}

/** Where a seat has built what is remembered, drowned or not. */
export const legaciesOf = ({ view, data }: Props, seat: Seat): readonly Ref[] =>
  chartOf(data)
    .spaces.filter(({ index }) => [view.wonder, view.monument, view.dolmen].some((builders) => builders[index] === seat))
    .map(({ ref }) => ref);

/** An area where it is seen again beyond the edge. Only the pointer needs it there: keys and readers have the first. */
const FarTarget = memo(({ area, path, x }: { area: Ref; path: string; x: number }) => (
  <path className="area-target" data-ref={area} data-light={useHighlight(area)} d={path} transform={`translate(${x} 0)`} />
));

interface NamesProps {
  readonly spaces: readonly SpaceSpot[];
  readonly view: View;
  readonly names: PlacedNames;
  readonly speak: Props['speak'];
}

const Names = ({ spaces, view, names, speak }: NamesProps): ReactNode => {
  // Where everything is small, the dashed coast alone says that a land has drowned.
  const room = useGrowth() < CROWDED;
  return spaces.map((space) => {
    const placed = names.get(space.ref);
    if (placed === undefined) return null;
    const { x, y } = placed.box;
    if (isLand(space, view))
      return (
        <g key={space.ref} className={isLost(space, view) ? 'dil-lost-name' : ''}>
          <PlaceName name={placed.name} at={[x, y]} />
        </g>
      );
    return (
      <g key={space.ref}>
        <SeaName name={placed.name} at={[x, y]} />
        {space.land && room && (
          <g transform={`translate(${x} ${y})`}>
            <text className="dil-drowned-mark steady" y="17">
              {speak.id('board.mark.drowned')}
            </text>
          </g>
        )}
      </g>
    );
  });
};
