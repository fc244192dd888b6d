import { winners } from '@pantheon/kernel';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon, icons, Mark, type StageHandle } from '../kit/index.ts';
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
  return (
    <>
      <Laurels handle={handle} moved={moved} />
      <Banner onClose={() => setClosed(true)} />
    </>
  );
}

function Banner({ onClose }: { onClose(): void }): ReactNode {
  const { snapshot, players, words, session } = useTable();
  const { sentence, aside } = useWaiting();
  const scores = [...(snapshot.sight.result?.scores ?? [])].sort((one, other) => one.rank - other.rank || other.total - one.total);
  return (
    <section className="win" aria-label={sentence} data-win>
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

/** Laurels on what the last lines about the winner name, where it lies on the board. */
function Laurels({ handle, moved }: WinProps): ReactNode {
  const { snapshot } = useTable();
  const { result } = snapshot.sight;
  const { log } = snapshot;
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the view of the board has moved
  useLayoutEffect(() => {
    const svg = handle.current?.svg;
    if (!svg || result === null) return;
    const first = winners(result).map((seat) => `seat:${seat}`);
    const told = log.slice(-LAST_LINES).filter((line) => thingsIn(line).some((thing) => first.includes(thing)));
    const things = [...new Set(told.flatMap(thingsIn))].reverse();
    const frame = svg.getBoundingClientRect();
    const found = things.flatMap((thing): Spot[] => {
      const box = svg.querySelector(`[data-ref="${CSS.escape(thing)}"]`)?.getBoundingClientRect();
      if (box === undefined || box.width + box.height === 0) return [];
      return [{ thing, x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top }];
    });
    setSpots(found.slice(0, MOST_LAURELS));
  }, [handle, moved, result, log]);
  return spots.map(({ thing, x, y }) => (
    <span key={thing} className="laurel-spot" style={{ left: x, top: y }} aria-hidden="true">
      <Icon of={icons.laurel} />
    </span>
  ));
}
