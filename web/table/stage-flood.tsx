import type { Ref } from '@pantheon/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { ownerClass, type StageScene } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { drowningOf, FLIGHT } from './stage-times.ts';

/** A name as it is seen: where its letters begin to stand, and how large they are. */
interface NameSeen {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A land as it is seen: its outline, how the board is moved and scaled there, and its name where it has one. */
interface LandSeen {
  readonly thing: Ref;
  readonly path: string;
  readonly transform: string;
  readonly label: NameSeen | null;
}

/** The name of a land on the board; of a round world, the one beside the land itself. */
function labelOf(svg: SVGSVGElement, name: string, land: DOMRect): NameSeen | null {
  const frame = svg.getBoundingClientRect();
  const away = (element: Element): number => Math.abs(element.getBoundingClientRect().left - land.left);
  const [label] = [...svg.querySelectorAll<SVGTextElement>('.lname')]
    .filter((element) => element.textContent === name)
    .sort((one, other) => away(one) - away(other));
  const matrix = label?.getScreenCTM();
  if (label === undefined || !matrix) return null;
  const baseline = Number(label.getAttribute('y') ?? 0);
  const size = Number.parseFloat(getComputedStyle(label).fontSize) * Math.hypot(matrix.b, matrix.d);
  return { name, x: matrix.e - frame.left, y: matrix.f + matrix.d * baseline - frame.top, size };
}

/** The lands of a flood as they lie on the stage. */
export function landsSeen(svg: SVGSVGElement, { rise, chips = [] }: StageScene, nameOf: (thing: Ref) => string): readonly LandSeen[] {
  if (rise === undefined) return [];
  const frame = svg.getBoundingClientRect();
  return chips.flatMap(({ thing }) => {
    const element = svg.querySelector<SVGPathElement>(`path.area-target[data-ref="${CSS.escape(thing)}"]`);
    const matrix = element?.getScreenCTM();
    const path = element?.getAttribute('d');
    if (element === null || !matrix || !path) return [];
    const { a, b, c, d, e, f } = matrix;
    const label = labelOf(svg, nameOf(thing), element.getBoundingClientRect());
    return [{ thing, path, label, transform: `matrix(${a} ${b} ${c} ${d} ${e - frame.left} ${f - frame.top})` }];
  });
}

/** What stays clear of the veil: the lands and the water along their coasts. */
export const LandHoles = ({ lands }: { lands: readonly LandSeen[] }): ReactNode =>
  lands.map(({ thing, path, transform }) => <path key={thing} className="hole" d={path} transform={transform} />);

/** When each land begins to drown and how long that takes, for the style sheet. */
export const drowningStyle = (lands: number): CSSProperties =>
  ({ '--flight': `${FLIGHT}ms`, '--drowning': `${drowningOf(lands)}ms` }) as CSSProperties;

/** On the board: the doomed lands, and the sea that takes one after the other, from its coast inwards. Their names stay above it. */
export const DrowningLands = ({ lands, drowns }: { lands: readonly LandSeen[]; drowns: boolean }): ReactNode => (
  <g className="flooding" style={drowningStyle(lands.length)} data-drowning={drowns ? lands.length : undefined}>
    <pattern id="stg-ripples" width="12" height="8" patternUnits="userSpaceOnUse">
      <path d="M0 4q3-3.500 6 0t6 0" />
    </pattern>
    {lands.map(({ thing, path, transform }, n) => (
      <g key={thing} transform={transform} style={{ '--n': n } as CSSProperties}>
        <path className="doomed case" d={path} />
        <path className="doomed" d={path} />
        {drowns && (
          <>
            <clipPath id={`stg-drowns-${n}`}>
              <path d={path} />
            </clipPath>
            <g className="shallows" clipPath={`url(#stg-drowns-${n})`}>
              <path d={path} />
              <path className="shore" d={path} />
            </g>
            <g className="deep">
              <path d={path} />
              <path className="ripples" d={path} />
            </g>
          </>
        )}
      </g>
    ))}
    {lands.map(
      ({ thing, label }) =>
        label !== null && (
          <text key={thing} className="sunk" x={label.x} y={label.y} fontSize={label.size}>
            {label.name}
          </text>
        ),
    )}
  </g>
);

const RISES = [1, 2, 3];
/** So high the waters stand before any rise, and so far they climb with each. */
const SEA_LEVEL = 100;
const STEP = 17;
const levelOf = (rise: number): number => SEA_LEVEL - STEP * rise;

interface CoastProps {
  readonly scene: StageScene;
  readonly rise: number;
  /** Whether people still flee: then the waters wait. */
  readonly waits: boolean;
}

/** A coast from the side: people run uphill, and the waters climb after them to where they stand from now on. */
export function Coast({ scene: { victims, chips = [] }, rise, waits }: CoastProps): ReactNode {
  const { players } = useTable();
  const levels = { '--from': `${levelOf(rise - 1)}px`, '--to': `${levelOf(rise)}px`, '--lands': chips.length };
  return (
    <svg
      className="coast"
      viewBox="0 0 412 116"
      preserveAspectRatio="xMidYMid slice"
      style={drowningStyle(chips.length)}
      aria-hidden="true"
    >
      <circle className="sun" cx="356" cy="22" r="13" />
      <path className="hill" d="M20 116C70 104 96 92 120 84l34-14 50-44 26 18 24-8 40 34 50 22c26 8 44 14 58 24z" />
      <path className="pines" d="M134 78l5-13 5 13zM166 60l5-13 5 13zM262 46l5-13 5 13zM296 70l5-13 5 13zM236 42l5-13 5 13z" />
      {victims.slice(0, 4).map((seat, nth) => (
        <g key={seat} className={`runner ${ownerClass(players[seat]?.colour ?? 'white')}`} style={{ '--n': nth } as CSSProperties}>
          <path
            d="M0-19a4.500 4.500 0 1 1-.01 0zM-7 0c0-7 3-10 7-10s7 3 7 10z"
            transform={`translate(${188 + nth * 17} ${46 - nth * 3})`}
          />
        </g>
      ))}
      <g className={waits ? 'tide' : 'tide rising'} style={levels as CSSProperties}>
        <path d={`M-24 4${'c9 0 9-6 18-6s9 6 18 6'.repeat(13)}V120H-24z`} />
      </g>
      {RISES.map((nth) => (
        <g
          key={nth}
          className={nth < rise || (nth === rise && !waits) ? 'gauge reached' : 'gauge'}
          transform={`translate(0 ${levelOf(nth)})`}
        >
          <path d="M388 0h14" />
          <text x="384" y="4">
            {'I'.repeat(nth)}
          </text>
        </g>
      ))}
    </svg>
  );
}
