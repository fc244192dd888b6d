import type { ReactNode } from 'react';

/** The leaning house. */
export const House = (): ReactNode => (
  <g transform="translate(84 44) rotate(-9)">
    <ellipse className="gd-shade" cx="8" cy="74" rx="62" ry="10" />
    <path className="gd-stone" d="M-38 0H38V72H-38Z" />
    <path className="gd-stone-2" d="M38 0L56 12V76L38 72Z" />
    <path className="gd-roof" d="M-44-4L0-24L62 4L56 13L38 0H-38Z" />
    <path className="gd-hollow" d="M-24 14h16v20h-16zM10 14h16v20H10zM-10 72V50a11 11 0 0 1 22 0V72Z" />
    <path className="gd-line" d="M-38 40H38" />
  </g>
);

const COLUMNS = [-44, -22, 0, 22, 44];

/** The temple. */
export const Temple = (): ReactNode => (
  <g transform="translate(434 66)">
    <ellipse className="gd-shade" cx="6" cy="62" rx="78" ry="12" />
    <path className="gd-stone" d="M-62 52H62V62H-62ZM-54 44H54V52H-54Z" />
    {COLUMNS.map((x) => (
      <path key={x} className="gd-stone" d={`M${x - 5} 0h10V44h-10Z`} />
    ))}
    <path className="gd-dusk" d="M-37 4h8v40h-8zM-15 4h8v40h-8zM7 4h8v40H7zM29 4h8v40h-8z" />
    <path className="gd-stone" d="M-56-8H56V1H-56ZM-60-8L0-34L60-8Z" />
    <circle className="gd-stone-2" cy="-17" r="5" />
  </g>
);

/** The nymphaeum with its basin. */
export const Nymphaeum = (): ReactNode => (
  <g transform="translate(782 52)">
    <ellipse className="gd-shade" cy="70" rx="74" ry="13" />
    <path className="gd-water" d="M-62 60C-62 84 62 84 62 60Z" />
    <path className="gd-ripple" d="M-40 66q12-6 24 0t24 0 24 0" />
    <path className="gd-stone" d="M-60-18H60V60H-60Z" />
    <path className="gd-hollow" d="M-51 60V20a13 13 0 0 1 26 0V60ZM-13 60V20a13 13 0 0 1 26 0V60ZM25 60V20a13 13 0 0 1 26 0V60Z" />
    <path className="gd-stone" d="M-66-26H66V-16H-66Z" />
    <path className="gd-jet" d="M-3 22h6v40h-6z" />
  </g>
);

/** The pond with its water lilies. */
export const Pond = (): ReactNode => (
  <g transform="translate(84 592)">
    <path className="gd-stone" d="M-72 6C-76-34-20-46 14-40S82-20 72 14 14 48-24 42-70 34-72 6Z" />
    <path className="gd-water" d="M-62 5C-65-28-18-38 13-33S71-17 62 12 12 40-22 35-60 29-62 5Z" />
    <path className="gd-ripple" d="M-36-6q10-5 20 0t20 0M-10 14q10-5 20 0t20 0" />
    <g className="gd-lily">
      <circle cx="-34" cy="18" r="7" />
      <circle cx="-24" cy="22" r="5" />
      <circle cx="36" cy="-8" r="6" />
    </g>
    <circle className="gd-bloom" cx="37" cy="-9" r="2.500" />
  </g>
);

const STAIRS = [28, 38, 48, 58, 68];

/** The gate by which one comes in. */
export const Gate = (): ReactNode => (
  <g transform="translate(434 590)">
    <path className="gd-stone" d="M-30 72L-22 20H22L30 72Z" />
    {STAIRS.map((y) => (
      <path key={y} className="gd-line" d={`M${-18.5 - y * 0.16} ${y}H${18.5 + y * 0.16}`} />
    ))}
    <path className="gd-stone" d="M-46-38H46V22H22V-2A22 22 0 0 0-22-2V22H-46ZM-52-46H52V-37H-52Z" />
    <path className="gd-stone" d="M-48-46l4-9 4 9zM-28-46l4-9 4 9zM-8-46l4-9 4 9zM12-46l4-9 4 9zM32-46l4-9 4 9z" />
  </g>
);

const BUSTS: readonly (readonly [x: number, y: number])[] = [
  [-64, -21],
  [-40, -31],
  [0, -44],
  [40, -31],
  [64, -21],
];

/** The theatre, with busts along its wall. */
export const Theatre = (): ReactNode => (
  <g transform="translate(784 592)">
    <ellipse className="gd-shade" cy="10" rx="80" ry="52" />
    <ellipse className="gd-stone" rx="76" ry="48" />
    <ellipse className="gd-stone-2" rx="60" ry="37" />
    <ellipse className="gd-stone" rx="57" ry="35" />
    <ellipse className="gd-stone-2" rx="42" ry="25" />
    <ellipse className="gd-sand" rx="39" ry="23" />
    {BUSTS.map(([x, y]) => (
      <path key={x} className="gd-stone" transform={`translate(${x} ${y})`} d="M-6 0H6L4-10C10-14 8-20 0-20S-10-14-4-10Z" />
    ))}
  </g>
);
