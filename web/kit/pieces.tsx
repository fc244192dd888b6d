import type { Ref } from '@pantheon/kernel';
import { memo, type ReactNode } from 'react';
import { inCircle } from './art.ts';
import { useTarget } from './highlights.ts';
import { BoardIcon, type Drawing } from './icon.tsx';
import { ownerClass, type PlayerColour, shapeOf } from './players.tsx';

interface SlideProps {
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
  readonly className?: string;
  /** Keeps its size on the screen, as pieces on a map do. Off for what stands inside a drawing of fixed size. */
  readonly steady?: boolean;
}

/** Something that stands at a point of the board and slides when the point changes. Give it a key that stays with the thing. */
export const Slide = ({ x, y, children, className = '', steady = true }: SlideProps): ReactNode => (
  <g className={`slide ${className}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
    {steady ? <g className="steady">{children}</g> : children}
  </g>
);

/** Something on the board that a player may choose or ask about. */
export const TargetGroup = ({ of, children, className = '' }: { of: Ref; children: ReactNode; className?: string }): ReactNode => (
  <g {...useTarget(of)} className={`target ${className}`}>
    {children}
  </g>
);

/** The plate of an owner: whose, and how many. Without a count it marks control. */
export const Plate = memo(
  ({
    colour,
    count,
    x = 0,
    y = 0,
    scale = 1,
  }: {
    colour: PlayerColour;
    count?: number | string;
    x?: number;
    y?: number;
    scale?: number;
  }) => (
    <g className={ownerClass(colour)} transform={`translate(${x} ${y})`}>
      <path className="plateout" d={shapeOf(colour)} transform={`scale(${0.82 * scale})`} />
      <path className="plate" d={shapeOf(colour)} transform={`scale(${0.82 * scale})`} />
      {count !== undefined && (
        <text className="cnt" y=".4">
          {count}
        </text>
      )}
    </g>
  ),
);

/** Pieces of one kind and owner: a silhouette, and beside it the plate with their number. About 36 x 22. */
export const UnitPiece = memo(({ colour, of, count }: { colour: PlayerColour; of: Drawing; count?: number }) => (
  <g className={`unit ${ownerClass(colour)}`}>
    <g className="pc">
      <BoardIcon of={of} x={count === undefined ? 0 : -8} size={20} className="keyed" />
    </g>
    {count !== undefined && <Plate colour={colour} count={count} x={10} />}
  </g>
));

/** A pawn, standing on the point. */
export const Pawn = memo(({ colour, size = 22 }: { colour: PlayerColour; size?: number }) => (
  <g className={`pawn ${ownerClass(colour)}`}>
    <path
      d="M0-12a5.500 5.500 0 1 1-.01 0zM-8 12c0-9 3.500-13 8-13s8 4 8 13z"
      transform={`scale(${size / 26})`}
      fill="var(--p)"
      stroke="var(--keyline)"
      strokeWidth="2.200"
      paintOrder="stroke"
    />
  </g>
));

/** A building: an ivory tile with its sign. */
export const Building = memo(({ of, size = 15 }: { of: Drawing; size?: number }) => (
  <g className="bld">
    <rect x={-size / 2} y={-size / 2} width={size} height={size} rx="3" />
    <BoardIcon of={of} size={size * 0.74} />
  </g>
));

/** A golden building. */
export const GoldBuilding = memo(({ of, size = 19 }: { of: Drawing; size?: number }) => (
  <g className="metro">
    <rect x={-size / 2} y={-size / 2} width={size} height={size} rx="4" />
    <BoardIcon of={of} size={size * 0.74} />
  </g>
));

/** A place where something can be built. */
export const SiteMark = memo(({ size = 14 }: { size?: number }) => (
  <rect className="site" x={-size / 2} y={-size / 2} width={size} height={size} rx="3" />
));

/** A gold coin with a number. */
export const Coin = memo(({ value, radius = 7.4 }: { value: number | string; radius?: number }) => (
  <g className="inc">
    <circle r={radius} />
    <text y=".3">{value}</text>
  </g>
));

/** A hero or a god of an owner: a disc with a gold rim. */
export const Portrait = memo(({ of, colour, radius = 11 }: { of: Drawing; colour: PlayerColour; radius?: number }) => (
  <g className={`portrait ${ownerClass(colour)}`}>
    <circle r={radius} />
    <BoardIcon of={inCircle(of)} size={radius * (of.picture ? 2 : 1.35)} />
    {of.picture && <circle className="rim" r={radius} />}
  </g>
));

/** A creature: a dark medal, with the plate of whoever controls it. */
export const Medal = memo(({ of, colour, radius = 13 }: { of: Drawing; colour?: PlayerColour; radius?: number }) => (
  <g className="medal-piece">
    <circle r={radius} />
    <BoardIcon of={inCircle(of)} size={radius * (of.picture ? 2 : 1.4)} />
    {of.picture && <circle className="rim" r={radius} />}
    {colour !== undefined && <Plate colour={colour} x={radius * 0.75} y={radius * 0.75} scale={0.6} />}
  </g>
));
