import { numberAt } from '@pantheon/kernel';
import type { ReactNode } from 'react';
import { usePhone } from '../app/media.ts';
import { ownerClass, type PlayerColour, shapeOf } from '../kit/index.ts';
import type { MatchStory } from './turning-points.ts';

/** How large the drawing is, and where the curves lie in it. A phone gets a smaller one, so that its letters stay readable. */
const WIDE = { width: 700, height: 320, left: 44, right: 90, labels: 16 } as const;
const SMALL = { width: 340, height: 260, left: 28, right: 52, labels: 7 } as const;
const TOP = 20;
const BOTTOM = 34;
const DASHES: { readonly [C in PlayerColour]: string } = {
  red: '8 4 2 4',
  yellow: '10 5',
  green: '3 4',
  blue: 'none',
  purple: '5 4',
  black: '12 3',
  white: '2 6',
};

interface CurvesProps {
  readonly story: MatchStory;
  readonly colours: readonly PlayerColour[];
  readonly names: readonly string[];
  /** The final count by seat; null where the curves tell of something else than points. */
  readonly totals: readonly number[] | null;
  readonly final: string;
}

type Frame = typeof WIDE | typeof SMALL;

/** The figures of a story laid out in a frame. */
interface Chart {
  readonly frame: Frame;
  readonly rows: readonly (readonly number[])[];
  /** The values at which a line is drawn across. */
  readonly lines: readonly number[];
  readonly x: (row: number) => number;
  readonly y: (value: number) => number;
}

function chartOf(rows: readonly (readonly number[])[], frame: Frame): Chart {
  const { width, height, left, right } = frame;
  const values = rows.flat();
  const most = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const step = stepFor(most - least);
  const lines = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, at) => Math.ceil(least / step) * step + at * step);
  return {
    frame,
    rows,
    lines: lines.filter((line) => line <= most),
    x: (row) => left + (row / (rows.length - 1)) * (width - left - right),
    y: (value) => height - BOTTOM - ((value - least) / (most - least)) * (height - TOP - BOTTOM),
  };
}

/** Where everybody stood after each round, and at the end. */
export function Curves({ story, colours, names, totals, final }: CurvesProps): ReactNode {
  const frame = usePhone() ? SMALL : WIDE;
  const rows = [...story.rounds.map((round) => round.standing), ...(totals === null ? [] : [totals])];
  const last = rows.at(-1) ?? [];
  const chart = chartOf(rows, frame);
  const ends = spread(last.map(chart.y), frame.height - BOTTOM);
  return (
    <svg
      className="crv"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={names.map((name, seat) => `${name} ${last[seat]}`).join(', ')}
    >
      {totals !== null && <FinalCount chart={chart} />}
      <Grid chart={chart} />
      <RoundLabels chart={chart} labels={story.rounds.map(({ label }) => label)} final={totals === null ? null : final} />
      {colours.map((colour, seat) => (
        <Curve key={colour} chart={chart} colour={colour} seat={seat} end={numberAt(ends, seat)} />
      ))}
    </svg>
  );
}

/** The ground behind the last step, which is the count at the end. */
function FinalCount({ chart: { frame, rows, x } }: { chart: Chart }): ReactNode {
  return (
    <rect
      className="crv-final"
      x={x(rows.length - 2)}
      y={TOP - 8}
      width={x(rows.length - 1) - x(rows.length - 2)}
      height={frame.height - TOP - BOTTOM + 8}
    />
  );
}

function Grid({ chart: { frame, lines, y } }: { chart: Chart }): ReactNode {
  return lines.map((line) => (
    <g key={line}>
      <path className="crv-line" d={`M${frame.left} ${y(line)}H${frame.width - frame.right}`} />
      <text className="crv-n" x={frame.left - 10} y={y(line) + 4} textAnchor="end">
        {line}
      </text>
    </g>
  ));
}

interface RoundLabelsProps {
  readonly chart: Chart;
  readonly labels: readonly string[];
  /** What the count at the end is called; null where the curves end with the last round. */
  readonly final: string | null;
}

function RoundLabels({ chart: { frame, rows, x }, labels, final }: RoundLabelsProps): ReactNode {
  const every = Math.ceil((rows.length - 1) / frame.labels);
  return rows.slice(1).map((_, at) => {
    const isFinal = final !== null && at === rows.length - 2;
    const isNamed = (at + 1) % every === 0 && (final === null || rows.length - 2 - at >= every);
    if (!isFinal && !isNamed) return null;
    return (
      <text key={x(at + 1)} className={`crv-n ${isFinal ? 'fin' : ''}`} x={x(at + 1)} y={frame.height - 12} textAnchor="middle">
        {isFinal ? final : (labels[at + 1] ?? '')}
      </text>
    );
  });
}

interface CurveProps {
  readonly chart: Chart;
  readonly colour: PlayerColour;
  readonly seat: number;
  /** How high its label stands. */
  readonly end: number;
}

function Curve({ chart: { frame, rows, x, y }, colour, seat, end }: CurveProps): ReactNode {
  return (
    <g className={ownerClass(colour)}>
      <path
        className="crv-path"
        strokeDasharray={DASHES[colour]}
        d={rows.map((row, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(numberAt(row, seat))}`).join('')}
      />
      <g transform={`translate(${frame.width - frame.right + 2} ${end})`}>
        <path className="crv-end" d={shapeOf(colour)} />
        <text className="crv-total" x="16" y="5">
          {rows.at(-1)?.[seat]}
        </text>
      </g>
    </g>
  );
}

const stepFor = (range: number): number => [1, 2, 5, 10, 20, 50, 100].find((step) => range / step <= 6) ?? 200;

const APART = 22;

/** Keeps the labels at the end of the curves apart, and above the lowest line. */
function spread(heights: readonly number[], lowest: number): number[] {
  const order = heights.map((height, seat) => ({ height, seat })).sort((a, b) => a.height - b.height);
  const placed = [...heights];
  let above = Number.NEGATIVE_INFINITY;
  for (const { height, seat } of order) {
    above = Math.max(height, above + APART);
    placed[seat] = above;
  }
  let below = lowest + APART;
  for (const { seat } of order.reverse()) {
    below = Math.min(numberAt(placed, seat), below - APART);
    placed[seat] = below;
  }
  return placed;
}
