import {
  AreaTarget,
  type BoardProps,
  type Box,
  ChartSea,
  MapChart,
  MapHighlight,
  middleOf,
  PlaceName,
  type Point,
  pathOf,
  type Ref,
  TargetGroup,
  useHovered,
} from '@pantheon/web/kit';
import { type ReactNode, useMemo } from 'react';
import { openSlots, placementsOf, pointOnBoard, slotKey } from '../data/board.ts';
import type { CycladesData } from '../data/read.ts';
import type { Placement } from '../data/schema.ts';
import type { Assembly, View } from '../rules/types.ts';
import { type Chart, draw, type Move, SIZE, viewOf } from './layout.ts';

type Props = BoardProps<View, CycladesData> & { readonly assembly: Assembly };

/** The tiles that are still to be laid stand in a column at the right, in two rows. */
const TRAY = { width: 190, columns: 2, tile: { width: 92, height: 104 } };
const FIELD: Box = { x: (SIZE.width - TRAY.width) / 2, y: SIZE.height / 2, width: SIZE.width - TRAY.width, height: SIZE.height };

const at = (tile: string, side: Assembly['side'], slot: readonly number[], rotation = 0): Placement => ({
  tile,
  side: side ?? 'A',
  at: [...slot],
  rotation,
});

/** The outline of a tile in its place. */
const outlineAt = (data: CycladesData, view: Move, placement: Placement): Point[] =>
  data.map.geometry.tileOutline.map((point) => view(pointOnBoard(data.map, placement, point)));

/** The board while it is assembled: the tiles that lie, the places for the next, those still to come, and how the one in hand may be turned. */
export function AssemblyBoard({ view, data, speak, assembly }: Props): ReactNode {
  const { board } = view;
  const shown = useMemo(() => {
    const laid = placementsOf(board);
    const slots = openSlots(board).map((slot) => at('', assembly.side, slot));
    const move = viewOf(data, [...laid, ...slots], FIELD);
    const places = slots.map((slot) => ({ ref: `slot:${slotKey(slot.at)}` as Ref, path: pathOf(outlineAt(data, move, slot)) }));
    const names = laid.map((tile) => ({ tile: tile.tile, spot: middleOf(outlineAt(data, move, tile)) }));
    return { chart: draw(data, laid, move), places, names, move };
  }, [data, board, assembly.side]);
  const { laying } = assembly;
  return (
    <>
      <Tiles chart={shown.chart}>
        <Printed chart={shown.chart} radius={5} />
        {shown.names.map(({ tile, spot }) => (
          <PlaceName key={tile} name={speak.name(`tile:${tile}`)} at={spot} />
        ))}
      </Tiles>
      {shown.places.map(({ ref, path }) => (
        <path key={ref} className="cyc-slot" d={path} />
      ))}
      <MapHighlight areas={shown.places} board="" />
      {shown.places.map(({ ref, path }) => (
        <AreaTarget key={ref} area={ref} path={path} />
      ))}
      {laying !== null && laying.at !== null && (
        <TileInHand data={data} move={shown.move} placement={at(laying.tile, assembly.side, laying.at)} />
      )}
      {assembly.tiles.map((tile, nth) => (
        <TrayTile
          key={tile}
          data={data}
          placement={at(tile, assembly.side, [0, 0])}
          nth={nth}
          held={laying?.tile === tile}
          name={speak.name(`tile:${tile}`)}
        />
      ))}
    </>
  );
}

/** Tiles as they lie, with their lands. */
const Tiles = ({ chart, children }: { chart: Chart; children?: ReactNode }): ReactNode => (
  <MapChart
    board={chart.outline}
    areas={chart.areas}
    ground={<ChartSea board={chart.outline} areas={chart.areas} />}
    ownerOf={({ land }) => (land ? null : undefined)}
  >
    {children}
  </MapChart>
);

/** A tile drawn by itself: its rim, and its lands. */
const Sketch = ({ chart }: { chart: Chart }): ReactNode => (
  <>
    <path className="tile-edge" d={chart.outline} />
    {chart.areas.map((area) => area.land && <path key={area.ref} className="land" d={area.path} />)}
    <Printed chart={chart} radius={3} />
  </>
);

/** Cornucopias and priestess symbols as dots. */
const Printed = ({ chart, radius }: { chart: Chart; radius: number }): ReactNode =>
  chart.areas.map(({ ref, coin, priestess, index }) => (
    <g key={`${ref}-${index}`} className="cyc-printed">
      {coin !== null && <circle className="coin" cx={coin[0]} cy={coin[1]} r={radius} />}
      {priestess !== null && <circle className="priestess" cx={priestess[0]} cy={priestess[1]} r={radius} />}
    </g>
  ));

interface TrayProps {
  readonly data: CycladesData;
  readonly placement: Placement;
  readonly nth: number;
  readonly held: boolean;
  readonly name: string;
}

function TrayTile({ data, placement, nth, held, name }: TrayProps): ReactNode {
  const { width, height } = TRAY.tile;
  const x = SIZE.width - TRAY.width + width * ((nth % TRAY.columns) + 0.5);
  const y = height * (Math.floor(nth / TRAY.columns) + 0.5);
  const chart = draw(data, [placement], viewOf(data, [placement], { x, y: y - 8, width: width + 20, height: height + 4 }));
  return (
    <g className={held ? 'cyc-tile inhand' : 'cyc-tile'}>
      <TargetGroup of={`tile:${placement.tile}`}>
        <Sketch chart={chart} />
        <text x={x} y={y + height / 2 - 4}>
          {name}
        </text>
      </TargetGroup>
    </g>
  );
}

const TURNS = [0, 1, 2, 3, 4, 5] as const;

/** The turn that somebody points at. */
function usePointedTurn(): number {
  const pointed = [
    useHovered('turn:0'),
    useHovered('turn:1'),
    useHovered('turn:2'),
    useHovered('turn:3'),
    useHovered('turn:4'),
    useHovered('turn:5'),
  ];
  return Math.max(0, pointed.indexOf(true));
}

/** The tile in hand in its place, turned as somebody points, with a mark for each turn around it. */
function TileInHand({ data, move, placement }: { data: CycladesData; move: Move; placement: Placement }): ReactNode {
  const rotation = usePointedTurn();
  const rim = outlineAt(data, move, placement);
  const [x, y] = middleOf(rim);
  const reach = 0.8 * Math.max(...rim.map(([px, py]) => Math.hypot(px - x, py - y)));
  return (
    <>
      <g className="cyc-tile inhand">
        <Sketch chart={draw(data, [{ ...placement, rotation }], move)} />
      </g>
      {TURNS.map((turn) => {
        const angle = ((turn - 1.5) * Math.PI) / 3;
        return (
          <g key={turn} className="cyc-turn" transform={`translate(${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)})`}>
            <TargetGroup of={`turn:${turn}`}>
              <circle r="17" />
              <text y="4">{turn * 60}°</text>
            </TargetGroup>
          </g>
        );
      })}
    </>
  );
}
