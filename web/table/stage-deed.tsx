import type { CSSProperties, ReactNode } from 'react';
import { Icon, icons, Mark, ownerClass, type StageScene, type StageShown } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { Say, Sentence } from './parts.tsx';

const MOST_SHOWN = 2;

/** What a deed is about, in large cards: what the game shows, or the few things that it touches. */
const shownIn = ({ shown, rise, chips = [] }: StageScene): readonly StageShown[] =>
  shown ?? (rise === undefined && chips.length <= MOST_SHOWN ? chips.filter(({ of }) => of !== undefined) : []);

/** The middle of the stage where nobody fights: large cards of what it is about. */
export function ShownCards({ scene }: { scene: StageScene }): ReactNode {
  return (
    <div className="shown">
      {shownIn(scene).map((one, nth) => (
        <ShownCard key={`${one.thing}-${one.seat ?? ''}`} of={one} nth={nth} />
      ))}
    </div>
  );
}

function ShownCard({ of: { thing, of, count = 1, seat = null, asleep = false }, nth }: { of: StageShown; nth: number }): ReactNode {
  const { players } = useTable();
  const player = seat === null ? undefined : players[seat];
  return (
    <span className={`stgcard ${asleep ? 'asleep' : ''}`} style={{ '--n': nth } as CSSProperties}>
      <b>
        <Say of={thing} />
        {player !== undefined && <Mark colour={player.colour} />}
      </b>
      <span className="pic">
        {of !== undefined && <Icon of={of} />}
        {count > 1 && <i>×{count}</i>}
        {asleep && <Icon of={icons.moon} />}
      </span>
    </span>
  );
}

/** What else it touches, one chip each. */
export function Chips({ scene }: { scene: StageScene }): ReactNode {
  const { speak } = useTable();
  const chips = scene.shown === undefined && shownIn(scene).length > 0 ? [] : (scene.chips ?? []);
  return (
    <div className="chips">
      {chips.map(({ thing, of, count }, nth) => (
        <span key={thing} className="stgchip" style={{ '--n': nth } as CSSProperties}>
          {of !== undefined && <Icon of={of} />}
          <span>{count !== undefined && count > 1 ? <Sentence parts={speak.answer([{ text: thing, count }])} /> : <Say of={thing} />}</span>
        </span>
      ))}
    </div>
  );
}

const RISES = [1, 2, 3];
/** So high the waters stand before any rise, and so far they climb with each. */
const SEA_LEVEL = 100;
const STEP = 17;
const levelOf = (rise: number): number => SEA_LEVEL - STEP * rise;

/** A coast from the side: the waters climb to where they stand now, and people run uphill before them. */
export function Coast({ scene: { victims }, rise }: { scene: StageScene; rise: number }): ReactNode {
  const { players } = useTable();
  return (
    <svg className="coast" viewBox="0 0 412 116" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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
      <g className="tide" style={{ '--from': `${levelOf(rise - 1)}px`, '--to': `${levelOf(rise)}px` } as CSSProperties}>
        <path d={`M-24 4${'c9 0 9-6 18-6s9 6 18 6'.repeat(13)}V120H-24z`} />
      </g>
      {RISES.map((nth) => (
        <g key={nth} className={nth <= rise ? 'gauge reached' : 'gauge'} transform={`translate(0 ${levelOf(nth)})`}>
          <path d="M388 0h14" />
          <text x="384" y="4">
            {'I'.repeat(nth)}
          </text>
        </g>
      ))}
    </svg>
  );
}
