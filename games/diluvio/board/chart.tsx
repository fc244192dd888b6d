import {
  AreaTarget,
  BoardIcon,
  type BoardPlayer,
  type BoardProps,
  type Box,
  Building,
  Land,
  MapLight,
  PlaceName,
  placeIn,
  Sea,
  SeaName,
  Slide,
  signs,
  Unit,
} from '@pantheon/web/kit';
import { memo, type ReactNode, useMemo } from 'react';
import type { DiluvioData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { buildings, pieces } from './drawings.ts';
import { chartOf, type PlacedName, placeNames, type SpaceSpot, TREES, UNIT } from './layout.ts';

type Props = BoardProps<View, DiluvioData>;

const LOST = 1;
const DROWNED = 2;

/** The world at the end of the ice age. */
export function WorldBoard({ view, data, players, speak, layers }: Props): ReactNode {
  const chart = useMemo(() => chartOf(data), [data]);
  const areas = useMemo(() => chart.spaces.map(({ ref, path }) => ({ ref, path })), [chart]);
  const names = useMemo(() => placeNames(chart, (space) => speak.name(space)), [chart, speak]);
  return (
    <>
      <Sea board={chart.frame} coasts={chart.coasts}>
        <path className="seaedge" d={chart.seaEdges} />
      </Sea>
      <g clipPath="url(#board-clip)">
        {chart.spaces.map((space) => space.land && <Ground key={space.ref} space={space} view={view} players={players} />)}
        {layers.has('flood') && chart.spaces.map((space) => <WillDrown key={space.ref} space={space} rises={view.rises} />)}
        <MapLight areas={areas} board={chart.frame} />
      </g>
      {chart.spaces.map(({ ref, path }) => (
        <AreaTarget key={ref} area={ref} path={path} />
      ))}
      {chart.spaces.map((space) => {
        const name = names.get(space.ref);
        const at = [name?.box.x ?? 0, name?.box.y ?? 0] as const;
        const dry = space.land && view.fate[space.index] !== DROWNED;
        return (
          name !== undefined &&
          (dry ? <PlaceName key={space.ref} name={name.name} at={at} /> : <SeaName key={space.ref} name={name.name} at={at} />)
        );
      })}
      {chart.spaces.map((space) => (
        <SpaceThings key={space.ref} space={space} view={view} players={players} name={names.get(space.ref) ?? null} />
      ))}
    </>
  );
}

function Ground({ space, view, players }: { space: SpaceSpot; view: View; players: readonly BoardPlayer[] }): ReactNode {
  const fate = view.fate[space.index] ?? 0;
  if (fate === DROWNED) return <path className="dil-drowned" d={space.path} />;
  const holder = players[view.control[space.index] ?? -1];
  return (
    <>
      <Land area={space.ref} path={space.path} owner={holder?.colour ?? null} />
      {fate === LOST && <path className="dil-lost" d={space.path} />}
    </>
  );
}

const WillDrown = memo(({ space, rises }: { space: SpaceSpot; rises: number }) =>
  space.flood > rises ? <path className={`dil-flood stage-${space.flood}`} d={space.path} /> : null,
);

/** Something that stands in a space. */
interface Group {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly node: ReactNode;
}

function groupsIn(view: View, space: number, land: boolean, players: readonly BoardPlayer[]): Group[] {
  const groups: Group[] = [];
  const seats = players.length;
  for (const player of players) {
    const add = (key: string, count: number, of: string): void => {
      const drawing = pieces[of];
      if (count > 0 && drawing !== undefined)
        groups.push({ key: `${key}-${player.seat}`, ...UNIT, node: <Unit colour={player.colour} of={drawing} count={count} /> });
    };
    if (land) {
      const slot = space * seats + player.seat;
      add('worker', view.workers[slot] ?? 0, 'worker');
      add('warrior', view.warriors[slot] ?? 0, 'warrior');
    }
    if (view.fleetOf[space] === player.seat) add('ship', view.fleet[space] ?? 0, 'ship');
  }
  if (!land) return groups;
  const fanatics = view.fanatics[space] ?? 0;
  if (fanatics > 0) groups.push({ key: 'fanatic', ...UNIT, node: <Fanatics count={fanatics} /> });
  const owned = { dolmen: view.dolmen, monument: view.monument, wonder: view.wonder };
  for (const [id, list] of Object.entries(owned)) if ((list[space] ?? -1) >= 0) groups.push(buildingGroup(id, 1));
  const plain = { mine: view.mines, port: view.port, barracks: view.barracks, granary: view.granary };
  for (const [id, list] of Object.entries(plain)) if ((list[space] ?? 0) > 0) groups.push(buildingGroup(id, list[space] ?? 1));
  return groups;
}

const buildingGroup = (id: string, count: number): Group => ({
  key: id,
  width: 17,
  height: 17,
  node: (
    <>
      <Building of={buildings[id] ?? signs.temple} />
      {count > 1 && (
        <text className="dil-times" x="9" y="-5">
          {count}
        </text>
      )}
    </>
  ),
});

const Fanatics = memo(({ count }: { count: number }) => (
  <g className="dil-fanatics">
    <BoardIcon of={pieces.fanatic ?? signs.pawn} x={-8} size={18} />
    <text x="8" y="4">
      {count}
    </text>
  </g>
));

interface ThingsProps {
  readonly space: SpaceSpot;
  readonly view: View;
  readonly players: readonly BoardPlayer[];
  readonly name: PlacedName | null;
}

function SpaceThings({ space, view, players, name }: ThingsProps): ReactNode {
  const dry = space.land && view.fate[space.index] !== DROWNED;
  const groups = groupsIn(view, space.index, dry, players);
  const trees = dry ? (view.trees[space.index] ?? 0) : 0;
  const taken: Box[] = name === null ? [] : [name.box];
  const nearTrees = [space.anchor[0], space.anchor[1] - 4] as const;
  const places = placeIn(
    space.points,
    [
      ...(dry ? [{ ...TREES, near: nearTrees }] : []),
      ...groups.map(({ width, height }) => ({ width, height, near: [space.anchor[0], space.anchor[1] + 18] as const })),
    ],
    taken,
  );
  const first = dry ? 1 : 0;
  return (
    <g>
      {dry && <Trees at={places[0] ?? nearTrees} trees={trees} bare={(view.bare[space.index] ?? 0) > 0} />}
      {groups.map(({ key, node }, n) => {
        const [x, y] = places[first + n] ?? space.anchor;
        return (
          <Slide key={key} x={x} y={y}>
            {node}
          </Slide>
        );
      })}
      {dry && space.flood > view.rises && (
        <Rise at={[(name?.box.x ?? 0) + (name?.box.width ?? 0) / 2 + 9, name?.box.y ?? 0]} stage={space.flood} />
      )}
    </g>
  );
}

const MOST_TREES = 3;

const Trees = memo(({ at, trees, bare }: { at: readonly [number, number]; trees: number; bare: boolean }) => (
  <g className="dil-trees" transform={`translate(${at[0]} ${at[1]})`}>
    {Array.from({ length: MOST_TREES }, (_, n) => n - 1).map((place) =>
      place + 1 < trees ? (
        <BoardIcon key={place} of={signs.pine} x={place * 14} size={15} />
      ) : (
        <path key={place} className={bare ? 'stump bare' : 'stump'} d={`M${place * 14 - 4} 4h8`} />
      ),
    )}
  </g>
));

const Rise = memo(({ at, stage }: { at: readonly [number, number]; stage: number }) => (
  <g className="dil-rise" transform={`translate(${at[0]} ${at[1] - 4})`}>
    <BoardIcon of={signs.drop} size={17} />
    <text y="4">{'I'.repeat(stage)}</text>
  </g>
));
