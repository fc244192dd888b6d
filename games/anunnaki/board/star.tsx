import {
  BoardIcon,
  type Drawing,
  inCircle,
  isLit,
  ownerClass,
  Pawn,
  type PlayerColour,
  type Point,
  type Ref,
  Slide,
  TargetGroup,
  useHighlight,
} from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { AnunnakiData, Face } from '../data/model.ts';
import type { PlayerView } from '../rules/types.ts';
import { godOf, pieces, resources, tileOf } from './drawings.ts';
import { vertexAt } from './layout.ts';

/** A tile on a point of the star, as it stands for the player. */
export interface StarTile {
  readonly id: string;
  readonly red: boolean;
  readonly improved: boolean;
  readonly name: string;
  /** What it gives now. */
  readonly gives: string;
  /** The segment that gets a cube if the pawn goes there, or -1, and how many gods that encloses. */
  readonly places: number;
  readonly closes: number;
}

interface StarProps {
  readonly data: AnunnakiData;
  readonly player: PlayerView;
  readonly colour: PlayerColour;
  readonly place: { readonly x: number; readonly y: number; readonly radius: number };
  readonly tiles: readonly StarTile[];
  /** Whether it is this player's pawn that is asked for, so that its ways light up. */
  readonly planning: boolean;
}

/** The action star of one player: tiles on its points, cubes and mana on its paths, the gods to enclose, the pawn. */
export function Star({ data, player, colour, place, tiles, planning }: StarProps): ReactNode {
  const at = (vertex: number): Point => vertexAt(data, vertex, place);
  const pawn = player.pawn < 0 ? null : at(player.pawn);
  return (
    <g className={`anu-star ${ownerClass(colour)}`}>
      <circle className="anu-orbit" cx={place.x} cy={place.y} r={place.radius * 1.02} />
      <circle className="anu-orbit" cx={place.x} cy={place.y} r={place.radius * 0.38} />
      {data.faces.map((face, index) => (
        <FaceToken key={face.id} data={data} face={face} index={index} player={player} at={at} />
      ))}
      {data.segments.map((segment) => (
        <Path
          key={segment.id}
          segment={segment}
          cube={((player.cubes >> segment.index) & 1) === 1}
          from={at(segment.a)}
          to={at(segment.b)}
        />
      ))}
      {planning && tiles.map((tile) => <Way key={tile.id} tile={tile} data={data} pawn={player.pawn} at={at} />)}
      {tiles.map((tile, vertex) => (
        <TileSpot key={tile.id} tile={tile} at={at(vertex)} planning={planning} mana={data.segments[tile.places]?.mana ?? 0} />
      ))}
      {pawn !== null && (
        <Slide x={pawn[0]} y={pawn[1] - 32} steady={false}>
          <Pawn colour={colour} size={30} />
        </Slide>
      )}
      {tiles.map((tile, vertex) => (
        <TileName key={tile.id} tile={tile} at={at(vertex)} star={place} />
      ))}
    </g>
  );
}

const cornersOf = (data: AnunnakiData, face: Face): number[] => [
  ...new Set(data.segments.flatMap(({ index, a, b }) => (face.segments & (1 << index) ? [a, b] : []))),
];

/** The middle of what a face encloses, where its summoning token lies. */
export function middleOf(data: AnunnakiData, face: Face, at: (vertex: number) => Point): Point {
  const corners = cornersOf(data, face).map(at);
  return [corners.reduce((sum, [x]) => sum + x, 0) / corners.length, corners.reduce((sum, [, y]) => sum + y, 0) / corners.length];
}

interface FaceProps {
  readonly data: AnunnakiData;
  readonly face: Face;
  readonly index: number;
  readonly player: PlayerView;
  at(vertex: number): Point;
}

/** A god to enclose: dashed while its paths are open, gold once its token is won. */
function FaceToken({ data, face, index, player, at }: FaceProps): ReactNode {
  const [x, y] = middleOf(data, face, at);
  const won = ((player.faces >> index) & 1) === 1;
  const major = data.houses[player.house]?.major.id;
  const sign = face.major && major !== undefined ? inCircle(godOf(major)) : (pieces.minor as Drawing);
  const radius = face.major ? 25 : 11;
  return (
    <g className={`anu-face ${won ? 'won' : ''}`}>
      {won && !face.major && (
        <path
          d={`M${cornersOf(data, face)
            .map((vertex) => at(vertex).join(' '))
            .join('L')}z`}
        />
      )}
      <g transform={`translate(${x} ${y})`}>
        <circle r={radius} />
        <BoardIcon of={sign} size={radius * (sign.picture ? 2 : 1.3)} />
      </g>
    </g>
  );
}

/** The way that the pawn would take to a tile: lit where it places a cube, gold when chosen. */
function Way({ tile, data, pawn, at }: { tile: StarTile; data: AnunnakiData; pawn: number; at(vertex: number): Point }): ReactNode {
  const light = useHighlight(`tile:${tile.id}`);
  const segment = data.segments[tile.places];
  if (segment === undefined || !isLit(light)) return null;
  const [[x1, y1], [x2, y2]] = [at(pawn), at(segment.a === pawn ? segment.b : segment.a)];
  return <path className={`anu-way ${light}`} d={`M${x1} ${y1}L${x2} ${y2}`} />;
}

interface TileProps {
  readonly tile: StarTile;
  readonly at: Point;
  readonly planning: boolean;
  readonly mana: number;
}

function TileSpot({ tile, at: [x, y], planning, mana }: TileProps): ReactNode {
  const ref: Ref = `tile:${tile.id}`;
  const light = useHighlight(ref);
  const lit = isLit(light);
  return (
    <TargetGroup of={ref}>
      <g transform={`translate(${x} ${y})`} className={`anu-tile ${tile.red ? 'red' : 'blue'}`}>
        {lit && <circle className={`anu-glow ${light}`} r="34" />}
        <circle r="28" />
        <BoardIcon of={inCircle(tileOf(tile.id))} size={54} />
        {tile.improved && (
          <g className="anu-plus" transform="translate(-23 14)">
            <circle r="9" />
            <text y="4.5">+</text>
          </g>
        )}
        {planning && lit && tile.places >= 0 && <Bonus mana={mana} closes={tile.closes} />}
      </g>
    </TargetGroup>
  );
}

/** Where the name of a tile stands beside it: its left or right end and its middle line; null for below. */
function besideOf([x, y]: Point, star: StarProps['place']): { readonly side: -1 | 1; readonly x: number; readonly y: number } | null {
  const [dx, dy] = [x - star.x, y - star.y];
  // The points of the star have room below them, and so has the inner tile at the foot; the others look outwards, between two points.
  if (Math.hypot(dx, dy) > star.radius * INNER || Math.abs(dx) < 1) return null;
  const side = dx < 0 ? -1 : 1;
  return dy < 0 ? { side, x: side * 15, y: -47 } : { side, x: side * 33, y: -2 };
}

const INNER = 0.7;

interface NameProps {
  readonly tile: StarTile;
  readonly at: Point;
  readonly star: StarProps['place'];
}

/** The name of a tile and what it gives: outside the star, so that neither covers a path, a cube or another tile. */
function TileName({ tile, at, star }: NameProps): ReactNode {
  const width = 10 + tile.gives.length * 5.6;
  const beside = besideOf(at, star);
  const left = beside === null ? -width / 2 : beside.side < 0 ? -width : 0;
  const anchor = beside === null ? 'middle' : beside.side < 0 ? 'end' : 'start';
  return (
    <g className="anu-label" transform={`translate(${at[0] + (beside?.x ?? 0)} ${at[1] + (beside?.y ?? 0)})`}>
      <g className="anu-grow">
        <rect x={left} y={beside === null ? 17 : 6} width={width} height="15" rx="7.500" />
        <text className="anu-gives" x={left + width / 2} y={beside === null ? 28.5 : 17.5}>
          {tile.gives}
        </text>
        <text className="anu-name" textAnchor={anchor} y={beside === null ? 44 : 2}>
          {tile.name}
        </text>
      </g>
    </g>
  );
}

/** What the cube on the way would bring: mana, and gods that it encloses. */
const Bonus = ({ mana, closes }: { mana: number; closes: number }): ReactNode => {
  const signs: Drawing[] = [
    ...Array.from({ length: mana }, () => resources.mana as Drawing),
    ...Array.from({ length: closes }, () => pieces.minor as Drawing),
  ];
  const width = 16 + 12 * signs.length;
  return (
    <g className="anu-bonus" transform="translate(0 -36)">
      <rect x={-width / 2} y="-9" width={width} height="18" rx="9" />
      <rect className="anu-cube" x={-width / 2 + 5} y="-4.500" width="9" height="9" rx="2" />
      {signs.map((sign, n) => (
        <BoardIcon key={`${sign.symbol}-${n.toString()}`} of={sign} x={-width / 2 + 21 + 12 * n} size={11} />
      ))}
    </g>
  );
};

interface PathProps {
  readonly segment: AnunnakiData['segments'][number];
  readonly cube: boolean;
  readonly from: Point;
  readonly to: Point;
}

function Path({ segment, cube, from: [x1, y1], to: [x2, y2] }: PathProps): ReactNode {
  const ref: Ref = `segment:${segment.id}`;
  const light = useHighlight(ref);
  const lit = isLit(light);
  return (
    <TargetGroup of={ref}>
      <path className={cube ? 'anu-path on' : 'anu-path'} d={`M${x1} ${y1}L${x2} ${y2}`} />
      <g transform={`translate(${(x1 + x2) / 2} ${(y1 + y2) / 2})`}>
        {lit && <circle className={`anu-glow ${light}`} r="15" />}
        {cube ? (
          <rect className="anu-cube" x="-8" y="-8" width="16" height="16" rx="3" />
        ) : (
          <>
            <circle className="anu-space" r={segment.mana > 0 ? 11 : 6} />
            {Array.from({ length: segment.mana }, (_, n) => n).map((n) => (
              <BoardIcon key={n} of={resources.mana as Drawing} x={(n - (segment.mana - 1) / 2) * 8} size={11} className="anu-mana" />
            ))}
          </>
        )}
      </g>
    </TargetGroup>
  );
}
