import type { LogLine } from '@pantheon/kernel';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Mark } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { actorOf, thingsIn } from './light-plan.ts';
import { Sentence } from './parts.tsx';
import { RecapLine } from './players.tsx';

const NEAR = 40;

/** What happened, line by line. Each line leads to its position. */
export function Log(): ReactNode {
  const { snapshot, past } = useTable();
  const list = useRef<HTMLDivElement>(null);
  const sticky = useRef(true);
  const top = useRef(0);
  const { log } = snapshot;
  // New lines, and whatever takes away or gives room, keep the newest line in sight, unless somebody reads further up.
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const down = (): void => {
      if (sticky.current) element.scrollTop = element.scrollHeight;
    };
    const watcher = new ResizeObserver(down);
    watcher.observe(element);
    if (element.firstElementChild !== null) watcher.observe(element.firstElementChild);
    return () => watcher.disconnect();
  }, []);
  const fresh = new Set(snapshot.news);
  return (
    <>
      <RecapLine />
      <div
        className="log"
        ref={list}
        onScroll={(event) => {
          const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
          // New lines may come between a scroll and its event: only a scroll upwards is somebody's wish.
          if (scrollHeight - scrollTop - clientHeight < NEAR) sticky.current = true;
          else if (scrollTop < top.current) sticky.current = false;
          top.current = scrollTop;
        }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list must be reachable by keyboard
        tabIndex={0}
      >
        <ol>
          {log.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows
            <LogEntry key={index} line={line} fresh={fresh.has(line)} here={past !== null && line.at === past} />
          ))}
        </ol>
      </div>
    </>
  );
}

const LogEntry = memo(({ line, fresh, here }: { line: LogLine; fresh: boolean; here: boolean }): ReactNode => {
  const { speak, players, lookAt, lights } = useTable();
  const parts = speak.say({ id: `log.${line.event}`, args: line.args });
  if (line.level === 'heading')
    return (
      <li>
        <h4>
          <Sentence parts={parts} />
        </h4>
      </li>
    );
  const player = line.level === 'action' ? players[actorOf(line) ?? -1] : undefined;
  const thing = thingsIn(line).find((one) => !one.startsWith('seat:')) ?? null;
  return (
    <li className={`${line.level === 'effect' ? 'sub' : ''} ${fresh ? 'new' : ''} ${here ? 'at' : ''}`}>
      <button
        type="button"
        onClick={() => lookAt(line.at)}
        onPointerEnter={() => lights.point(thing)}
        onPointerLeave={() => lights.point(null)}
      >
        {line.level === 'action' && (player === undefined ? <span /> : <Mark colour={player.colour} />)}
        <span>
          <Sentence parts={parts} />
        </span>
      </button>
    </li>
  );
});
