import { memo } from 'react';
import { layoutFor } from './layout.ts';

const { plan } = layoutFor(false);

const TREES: readonly (readonly [number, number, number])[] = [
  [46, 46, 22],
  [98, 26, 19],
  [142, 78, 21],
  [30, 112, 17],
  [820, 46, 19],
  [766, 26, 21],
  [724, 80, 19],
  [842, 116, 23],
  [46, 606, 18],
  [104, 636, 20],
  [146, 570, 24],
  [28, 534, 20],
  [820, 606, 23],
  [762, 636, 19],
  [722, 566, 22],
  [842, 530, 19],
  [434, 70, 24],
  [394, 34, 18],
  [476, 34, 21],
  [434, 596, 22],
  [392, 634, 19],
  [478, 632, 23],
  [366, 104, 14],
  [504, 106, 13],
  [366, 556, 13],
  [504, 556, 14],
];

/** The garden around the gods: hedges, paths and trees. It never changes. */
export const Garden = memo(() => (
  <g className="garden" pointerEvents="none">
    <g className="lawn">
      <rect x={plan.x - 12} y={plan.y - 12} width={plan.width + 24} height={plan.height + 24} rx="26" />
      <path d="M434 0V150M434 512V662M0 330H170M698 330H868M20 30L180 160M848 30L688 160M20 632L180 502M848 632L688 502" />
    </g>
    <g className="hedge">
      <ellipse cx="434" cy="331" rx="424" ry="318" strokeDasharray="22 9" />
      <ellipse cx="434" cy="331" rx="400" ry="296" strokeDasharray="3 8" />
    </g>
    {TREES.map(([x, y, r]) => (
      <g key={`${x}-${y}`}>
        <circle className="tree-3" cx={x} cy={y} r={r} />
        <circle className="tree-2" cx={x - r * 0.25} cy={y - r * 0.25} r={r * 0.68} />
        <circle className="tree-1" cx={x - r * 0.35} cy={y - r * 0.35} r={r * 0.34} />
      </g>
    ))}
  </g>
));
