import type { Point } from '@pantheon/web/kit';
import { memo } from 'react';

const POINTS = [0, 90, 180, 270];
const BETWEEN = [45, 135, 225, 315];

/** The rose of the winds, in a corner of the chart where no island lies. */
export const Compass = memo(({ at }: { at: Point }) => (
  <g className="cyc-compass" transform={`translate(${at[0]} ${at[1]})`}>
    <circle r="25" />
    <circle r="17" />
    {BETWEEN.map((turn) => (
      <path key={turn} className="half" d="M0-21L3.500 0L-3.500 0z" transform={`rotate(${turn})`} />
    ))}
    {POINTS.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path className="dark" d="M0-34L5-5L0 0z" />
        <path className="pale" d="M0-34L-5-5L0 0z" />
      </g>
    ))}
  </g>
));
