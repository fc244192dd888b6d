import {
  BoardIcon,
  type BoardPlayer,
  type Box,
  Building,
  grown,
  icons,
  overlap,
  ownerClass,
  type PieceGroup,
  type PlacedGroup,
  PlacedGroups,
  type PlacedName,
  UnitPiece,
} from '@pantheon/web/kit';
import { memo, type ReactNode } from 'react';
import type { View } from '../rules/types.ts';
import { buildings, pieces, slave, threat } from './drawings.ts';
import { isLand, isLost } from './ground.tsx';
import { arrange, SIZE, type SpaceSpot, TREES, UNIT } from './layout.ts';

/** Something that stands in a space. */
interface Group extends PieceGroup {
  readonly width: number;
  readonly height: number;
}

const MARK = { width: 17, height: 17 };
/** What is remembered is drawn larger, with a line around it. */
const LEGACY = { width: 23, height: 22 };

function peopleIn(view: View, space: number, players: readonly BoardPlayer[]): Group[] {
  const seats = players.length;
  const lord = view.lord[space] ?? -1;
  return players.flatMap(({ seat, colour }): Group[] => {
    const slot = space * seats + seat;
    const workers = view.workers[slot] ?? 0;
    const warriors = view.warriors[slot] ?? 0;
    const enslaved = lord >= 0 && lord !== seat;
    return [
      ...(workers > 0 ? [unit(`worker-${seat}`, colour, enslaved ? slave : pieces.worker, workers)] : []),
      ...(warriors > 0 ? [unit(`warrior-${seat}`, colour, pieces.warrior, warriors)] : []),
    ];
  });
}

const unit = (key: string, colour: BoardPlayer['colour'], of = icons.pawn, count = 1): Group => ({
  key,
  ...UNIT,
  node: <UnitPiece colour={colour} of={of} count={count} />,
});

/** What gives points to whoever built it shows the builder's colour. */
function legaciesIn(view: View, space: number, players: readonly BoardPlayer[]): Group[] {
  const owned = { dolmen: view.dolmen, monument: view.monument, wonder: view.wonder };
  return Object.entries(owned).flatMap(([id, builders]) => {
    const builder = players[builders[space] ?? -1];
    return builder === undefined ? [] : [{ key: id, ...LEGACY, node: <Legacy id={id} colour={builder.colour} /> }];
  });
}

const Legacy = memo(({ id, colour }: { id: string; colour: BoardPlayer['colour'] }) => (
  <g className={`pc dil-legacy ${ownerClass(colour)}`}>
    <BoardIcon of={buildings[id] ?? icons.temple} size={19} className="keyed" />
  </g>
));

function worksIn(view: View, space: number): Group[] {
  const plain = { mine: view.mines, port: view.port, barracks: view.barracks, granary: view.granary };
  return Object.entries(plain).flatMap(([id, list]) => {
    const count = list[space] ?? 0;
    return count > 0 ? [{ key: id, width: count > 1 ? 26 : MARK.width, height: MARK.height, node: <Works id={id} count={count} /> }] : [];
  });
}

const Works = memo(({ id, count }: { id: string; count: number }) => (
  <g transform={count > 1 ? 'translate(-4 0)' : undefined}>
    <Building of={buildings[id] ?? icons.temple} />
    {count > 1 && (
      <text className="dil-times" x="10" y="4">
        ×{count}
      </text>
    )}
  </g>
));

const Fanatics = memo(({ count }: { count: number }) => (
  <g className="dil-fanatics">
    <circle className="dil-fanatic-disc" cx="9" r="8.500" />
    <BoardIcon of={pieces.fanatic} x={-8} size={18} />
    <text x="9" y="4">
      {count}
    </text>
  </g>
));

const Threat = memo(({ army }: { army: number }) => (
  <g className="dil-threat">
    <rect x="-15" y="-9" width="30" height="18" rx="9" />
    <BoardIcon of={threat} x={-6} size={13} />
    <text x="7" y="4">
      {army}
    </text>
  </g>
));

/** A space to be furnished. */
interface Furnished {
  readonly space: SpaceSpot;
  readonly view: View;
  readonly players: readonly BoardPlayer[];
  readonly name: PlacedName | null;
  /** Whether to show what army could take it. */
  readonly warned: boolean;
}

function groupsOn({ space, view, players, warned }: Furnished, dry: boolean): Group[] {
  const { index } = space;
  const legacies = legaciesIn(view, index, players);
  const shipper = players[view.fleetOf[index] ?? -1];
  if (!dry)
    return shipper === undefined ? legacies : [...legacies, unit(`ship-${shipper.seat}`, shipper.colour, pieces.ship, view.fleet[index])];
  const fanatics = view.fanatics[index] ?? 0;
  const army = warned ? (view.exposed[index] ?? 0) : 0;
  return [
    ...peopleIn(view, index, players),
    ...(fanatics > 0 ? [{ key: 'fanatic', ...UNIT, node: <Fanatics count={fanatics} /> }] : []),
    ...(army > 0 ? [{ key: 'threat', width: 30, height: 18, node: <Threat army={army} /> }] : []),
    ...legacies,
    ...worksIn(view, index),
  ];
}

/** Forest, people, ships and buildings of one space, each in its place. */
export interface SpacePieces {
  readonly groups: readonly PlacedGroup[];
  readonly trees: TreesProps | null;
  readonly rise: RiseProps | null;
}

/** The room that the forest of a space takes, and what is said of a lost space. */
function groundBoxes(space: SpaceSpot, view: View, growth: number): Box[] {
  if (!isLand(space, view)) return [];
  const [x, y] = space.anchor;
  return [{ x, y: y - 2, ...grown(TREES, growth) }, ...(isLost(space, view) ? [{ x, y: y + 12, width: 44, height: 14 }] : [])];
}

/** Something is seen again a turn to the west and a turn to the east. */
const aroundTheWorld = (box: Box): Box[] => [box, { ...box, x: box.x - SIZE.width }, { ...box, x: box.x + SIZE.width }];

/** Finds a place for everything on the map, so that nothing covers a name, a forest or anything else, all of it `growth` times as large as drawn. */
export function furnish(furnished: readonly Furnished[], growth: number): SpacePieces[] {
  const standing = furnished.flatMap(({ space, view, name }) => [
    ...(name === null ? [] : aroundTheWorld(name.box)),
    ...groundBoxes(space, view, growth),
  ]);
  return furnished.map((one) => thingsIn(one, growth, standing));
}

function thingsIn(furnished: Furnished, growth: number, standing: Box[]): SpacePieces {
  const { space, view, name } = furnished;
  const [x, y] = space.anchor;
  const dry = isLand(space, view);
  const lost = isLost(space, view);
  const groups = groupsOn(furnished, dry);
  const places = arrange(
    space,
    groups.map((group) => grown(group, growth)),
    standing,
  );
  return {
    groups: groups.map(({ key, node }, n) => ({ key, node, at: places[n] ?? space.anchor })),
    trees: dry ? { x, y: y - 2, trees: view.trees[space.index] ?? 0, bare: (view.bare[space.index] ?? 0) > 0, lost } : null,
    rise:
      dry && !lost && space.flood > view.rises && name !== null ? { ...dropBeside(name.box, growth, standing), stage: space.flood } : null,
  };
}

const DROP = { width: 16, height: 22 };

/** The drop of a land that will drown hangs at the end of its name, or at its beginning where something stands in the way. */
function dropBeside(name: Box, growth: number, standing: readonly Box[]): RiseAt {
  const away = name.width / 2 + 7;
  const [right, left] = [away, -away].map((by) => ({ x: name.x + by, y: name.y - 4 })) as [RiseAt, RiseAt];
  const covered = (at: RiseAt): number =>
    standing.reduce((sum, other) => sum + (other === name ? 0 : overlap({ ...at, ...grown(DROP, growth) }, other)), 0);
  return covered(left) < covered(right) ? left : right;
}

export const SpaceThings = ({ groups, trees, rise }: SpacePieces): ReactNode => (
  <g>
    {trees !== null && <Trees {...trees} />}
    <PlacedGroups groups={groups} />
    {rise !== null && <Rise {...rise} />}
  </g>
);

const MOST_TREES = 3;

interface TreesProps {
  readonly x: number;
  readonly y: number;
  readonly trees: number;
  readonly bare: boolean;
  readonly lost: boolean;
}

const Trees = memo(({ x, y, trees, bare, lost }: TreesProps) => (
  <g className={`dil-trees ${lost ? 'lost' : ''}`} transform={`translate(${x} ${y})`}>
    <g className="steady">
      {Array.from({ length: MOST_TREES }, (_, n) => n - 1).map((place) =>
        place + 1 < trees ? (
          <BoardIcon key={place} of={icons.pine} x={place * 14} size={16} />
        ) : (
          <ellipse key={place} className={bare ? 'stump bare' : 'stump'} cx={place * 14} cy="5" rx="4.200" ry="2" />
        ),
      )}
    </g>
  </g>
));

interface RiseAt {
  readonly x: number;
  readonly y: number;
}

interface RiseProps extends RiseAt {
  readonly stage: number;
}

const Rise = memo(({ x, y, stage }: RiseProps) => (
  <g className="dil-rise" transform={`translate(${x} ${y})`}>
    <g className="steady">
      <BoardIcon of={icons.drop} size={22} />
      <text y="6">{'I'.repeat(stage)}</text>
    </g>
  </g>
));
