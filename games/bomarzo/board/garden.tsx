import { memo, type ReactNode } from 'react';
import { Gate, House, Nymphaeum, Pond, Temple, Theatre } from './garden-buildings.tsx';

/** Gravel paths: from clearing to clearing, behind the plan and around it. */
const PATHS =
  'M434 664V540M434 150V120M182 331H4M686 331H866M196 176C150 140 130 130 84 128M672 176C720 140 740 134 784 134M196 486C150 520 120 540 92 556M672 486C712 520 740 530 784 556M210 156C260 150 330 158 434 156S610 150 660 156M210 508C260 514 330 506 434 510S610 514 660 508M176 190C168 250 168 410 176 478M692 190C700 250 700 410 692 478';

/** Oaks by place and size. */
const OAKS: readonly (readonly [x: number, y: number, r: number])[] = [
  [20, 150, 15],
  [150, 120, 17],
  [168, 22, 14],
  [24, 24, 16],
  [352, 30, 14],
  [516, 32, 15],
  [360, 128, 12],
  [510, 130, 13],
  [706, 24, 13],
  [856, 126, 16],
  [706, 140, 15],
  [858, 22, 13],
  [18, 512, 14],
  [160, 520, 16],
  [166, 640, 17],
  [26, 648, 13],
  [352, 540, 13],
  [516, 540, 14],
  [358, 640, 15],
  [512, 644, 15],
  [704, 520, 14],
  [858, 520, 15],
  [706, 648, 14],
  [860, 650, 16],
];

/** Cypresses by the place of their feet and their height. */
const CYPRESSES: readonly (readonly [x: number, y: number, height: number])[] = [
  [178, 168, 40],
  [690, 168, 40],
  [176, 506, 40],
  [692, 506, 40],
  [352, 100, 34],
  [516, 100, 34],
  [352, 610, 36],
  [516, 612, 36],
  [6, 180, 36],
  [862, 184, 36],
];

const Oak = ({ x, y, r }: { x: number; y: number; r: number }): ReactNode => (
  <g>
    <ellipse className="gd-shade" cx={x + r / 4} cy={y + r / 2} rx={r * 1.05} ry={r * 0.6} />
    <circle className="gd-leaf-3" cx={x} cy={y} r={r} />
    <circle className="gd-leaf-2" cx={x - r * 0.3} cy={y - r * 0.25} r={r * 0.66} />
    <circle className="gd-leaf-2" cx={x + r * 0.3} cy={y - r * 0.1} r={r * 0.5} />
    <circle className="gd-leaf-1" cx={x - r * 0.36} cy={y - r * 0.42} r={r * 0.34} />
  </g>
);

const Cypress = ({ x, y, height }: { x: number; y: number; height: number }): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${height / 40})`}>
    <ellipse className="gd-shade" cx="4" rx="9.600" ry="4" />
    <path className="gd-leaf-3" d="M0-40C9.600-20 8 0 0 0C-8 0-9.600-20 0-40Z" />
    <path className="gd-leaf-2" d="M-.8-36.800C-.8-20-1.200-8-2.400-4C-6.400-8-6.800-20-.8-36.800Z" />
  </g>
);

/** The park around the gods: lawns, paths, trees, and what the count had built there. It never changes. */
export const Garden = memo(() => (
  <g className="garden" pointerEvents="none">
    <linearGradient id="gd-lawn" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" className="gd-lawn-1" />
      <stop offset="1" className="gd-lawn-2" />
    </linearGradient>
    <pattern id="gd-mown" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
      <rect width="13" height="26" fill="#fff" opacity=".05" />
      <circle className="gd-leaf-2" cx="6" cy="8" r=".9" />
      <circle className="gd-leaf-2" cx="19" cy="20" r=".9" />
    </pattern>
    <rect x="-400" y="-200" width="1700" height="1100" fill="url(#gd-lawn)" />
    <rect x="-400" y="-200" width="1700" height="1100" fill="url(#gd-mown)" />
    <path className="gd-edge" d={PATHS} />
    <path className="gd-path" d={PATHS} />
    <path className="gd-gravel" d={PATHS} />
    <House />
    <Temple />
    <Nymphaeum />
    <Pond />
    <Gate />
    <Theatre />
    {OAKS.map(([x, y, r]) => (
      <Oak key={`${x}-${y}`} x={x} y={y} r={r} />
    ))}
    {CYPRESSES.map(([x, y, height]) => (
      <Cypress key={`${x}-${y}`} x={x} y={y} height={height} />
    ))}
  </g>
));
