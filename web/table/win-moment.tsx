import { type LogLine, type Seat, winners } from '@pantheon/kernel';
import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon, icons, Mark, overlap, type StageHandle, squareAt } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { thingsIn } from './highlight-plan.ts';
import { useWaiting } from './waiting.tsx';

const MOST_LAURELS = 4;
/** The last lines of a match tell how it was won. */
const LAST_LINES = 12;

interface WinProps {
  readonly handle: { readonly current: StageHandle | null };
  readonly moved: number;
}

/** The end of a match on the board: who won and how, and laurels where it was won. */
export function WinMoment({ handle, moved }: WinProps): ReactNode {
  const { snapshot, frame, past, session } = useTable();
  const [closed, setClosed] = useState(false);
  const { result } = snapshot.sight;
  if (result === null || result.scores.length === 0 || frame.running || past !== null || closed || session.where === 'replay') return null;
  return <Won handle={handle} moved={moved} onClose={() => setClosed(true)} />;
}

function Won({ handle, moved, onClose }: WinProps & { onClose(): void }): ReactNode {
  const { spots, corner } = useLaurels(handle, moved);
  return (
    <>
      <div className="win-veil" aria-hidden="true" />
      {spots.length > 1 && (
        <svg className="win-thread" aria-hidden="true">
          <polyline points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
      )}
      {spots.map(({ thing, x, y }, n) => (
        <span key={thing} className="laurel-spot" style={{ left: x, top: y, '--n': n } as CSSProperties} aria-hidden="true">
          <Icon of={icons.laurel} />
          <b>{n + 1}</b>
        </span>
      ))}
      <Banner corner={corner} onClose={onClose} />
    </>
  );
}

function Banner({ corner, onClose }: { corner: string; onClose(): void }): ReactNode {
  const { snapshot, players, words, session } = useTable();
  const { sentence, aside } = useWaiting();
  const scores = [...(snapshot.sight.result?.scores ?? [])].sort((one, other) => one.rank - other.rank || other.total - one.total);
  return (
    <section className={`win-banner ${corner}`} aria-label={sentence} data-win>
      <header>
        <Icon of={icons.laurel} />
        <div>
          <h2 className="disp">{sentence}</h2>
          {aside !== null && <p>{aside}</p>}
        </div>
        <button type="button" className="icb" aria-label={words('actions.close')} onClick={onClose}>
          <Icon of={icons.close} />
        </button>
      </header>
      <ol>
        {scores.map(({ seat, rank, total }) => (
          <li key={seat} className={rank === 1 ? 'first' : ''}>
            <span>{rank}</span>
            {players[seat] !== undefined && <Mark colour={players[seat].colour} />}
            <b>{players[seat]?.name}</b>
            <span className="n">{total}</span>
          </li>
        ))}
      </ol>
      <Link className="btn big primary" href={`/result/${session.where}/${session.id}`}>
        {words('win.see')}
      </Link>
    </section>
  );
}

interface Spot {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
}

/** What the last lines of the log about the winners name, the newest first. */
function lastNamed(log: readonly LogLine[], first: readonly Seat[]): readonly string[] {
  const told = log.slice(-LAST_LINES).filter((line) => thingsIn(line).some((thing) => first.some((seat) => thing === `seat:${seat}`)));
  return [...new Set(told.flatMap(thingsIn))].reverse();
}

/** How large the banner is at most, with the air around it, and a laurel with its number. */
const BANNER = { width: 462, height: 330 };
const LAUREL = 92;

/** Of many places some that lie so far apart that their laurels stand side by side; others only where there are no more of these. */
function wellApart(spots: readonly Spot[]): readonly Spot[] {
  const apart: Spot[] = [];
  for (const spot of spots) if (apart.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > LAUREL * 0.75)) apart.push(spot);
  return [...apart, ...spots.filter((spot) => !apart.includes(spot))].slice(0, MOST_LAURELS);
}

/** The corner of the board in which the banner covers least of the laurels; the lower right one where all are alike. */
function emptiestCorner(spots: readonly Spot[], { width, height }: DOMRect): string {
  const covered = (right: boolean, low: boolean): number => {
    const x = right ? width - BANNER.width / 2 : BANNER.width / 2;
    const y = low ? height - BANNER.height / 2 : BANNER.height / 2;
    return spots.reduce((sum, spot) => sum + overlap({ x, y, ...BANNER }, squareAt([spot.x, spot.y], LAUREL)), 0);
  };
  const corners = [true, false].flatMap((low) => [true, false].map((right) => ({ right, low, cost: covered(right, low) })));
  const best = corners.reduce((least, corner) => (corner.cost < least.cost ? corner : least));
  return `${best.right ? '' : 'at-left'} ${best.low ? '' : 'at-top'}`;
}

/** Laurels on what the win rests on, where it lies on the board, and a corner for the banner that keeps off them. */
function useLaurels(handle: WinProps['handle'], moved: number): { readonly spots: readonly Spot[]; readonly corner: string } {
  const { snapshot, board, props } = useTable();
  const { result } = snapshot.sight;
  const { log } = snapshot;
  const [laid, setLaid] = useState<{ readonly spots: readonly Spot[]; readonly corner: string }>({ spots: [], corner: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the view of the board has moved
  useLayoutEffect(() => {
    const svg = handle.current?.svg;
    if (!svg || result === null) return;
    const first = winners(result);
    const things = first.flatMap((seat) => board.laurels?.(props, seat) ?? []);
    const frame = svg.getBoundingClientRect();
    const found = (things.length > 0 ? things : lastNamed(log, first)).flatMap((thing): Spot[] => {
      const box = svg.querySelector(`[data-ref="${CSS.escape(thing)}"]`)?.getBoundingClientRect();
      if (box === undefined || box.width + box.height === 0) return [];
      // Near the lower edge a laurel stands a little higher: its number is below it.
      return [
        { thing, x: box.left + box.width / 2 - frame.left, y: Math.min(box.top + box.height / 2 - frame.top, frame.height - LAUREL / 2) },
      ];
    });
    const spots = wellApart(found);
    setLaid({ spots, corner: emptiestCorner(spots, frame) });
  }, [handle, moved, result, log]);
  return laid;
}
