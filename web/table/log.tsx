import type { LogLine, Seat } from '@pantheon/kernel';
import { memo, type ReactNode, type UIEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEventRules } from '../app/event-rules.ts';
import { Mark, type PlayerColour } from '../kit/index.ts';
import type { TableSession } from '../match/session.ts';
import type { TablePlayer } from '../match/snapshot.ts';
import { type TableApi, useTable } from './context.tsx';
import { actorOf, thingsIn } from './highlight-plan.ts';
import { AskWhy } from './motive.tsx';
import { Sentence } from './parts.tsx';
import { RecapLine } from './players.tsx';

const NEAR = 40;
/** So many lines are drawn; earlier ones when they are asked for. */
const MOST = 160;

/** New lines, and whatever takes away or gives room, keep the newest line in sight, unless somebody reads further up. */
function useNewestInSight(lines: number) {
  const list = useRef<HTMLDivElement>(null);
  const sticky = useRef(true);
  const top = useRef(0);
  const down = useCallback((): void => {
    if (sticky.current && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is a reason, also where the list does not grow
  useLayoutEffect(down, [down, lines]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const watcher = new ResizeObserver(down);
    watcher.observe(element);
    if (element.firstElementChild !== null) watcher.observe(element.firstElementChild);
    return () => watcher.disconnect();
  }, [down]);
  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight, style } }: UIEvent<HTMLDivElement>): void => {
    // New lines may come between a scroll and its event: only a scroll upwards is somebody's wish.
    if (scrollHeight - scrollTop - clientHeight < NEAR) sticky.current = true;
    else if (scrollTop < top.current) sticky.current = false;
    top.current = scrollTop;
    // The browser holds the lines in place for a reader further up; at the newest line that would count as a scroll upwards.
    style.overflowAnchor = sticky.current ? 'none' : 'auto';
  };
  return { list, onScroll };
}

/** What happened, line by line. Each line leads to its position. */
export function Log(): ReactNode {
  const { snapshot, past, speak, players, lookAt, lights, words, session, openRule } = useTable();
  const rules = useEventRules(session.gameId);
  const [whole, setWhole] = useState(false);
  const { log } = snapshot;
  const { list, onScroll } = useNewestInSight(log.length);
  const fresh = new Set(snapshot.recap);
  const from = whole ? 0 : Math.max(0, log.length - MOST);
  return (
    <>
      <RecapLine />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list must be reachable by keyboard */}
      <div className="log" ref={list} onScroll={onScroll} tabIndex={0}>
        <ol>
          {from > 0 && (
            <li>
              <button type="button" className="earlier" onClick={() => setWhole(true)}>
                {words('log.earlier', { n: from })}
              </button>
            </li>
          )}
          {log.slice(from).map((line, index) => (
            <LogEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows
              key={from + index}
              line={line}
              fresh={fresh.has(line)}
              here={past !== null && line.at === past}
              colour={line.level === 'action' ? (players[actorOf(line) ?? -1]?.colour ?? null) : null}
              speak={speak}
              lookAt={lookAt}
              lights={lights}
              rule={rules[line.event] ?? null}
              openRule={openRule}
              words={words}
              motive={session.motive}
              bot={botIn(line, snapshot.players)}
            />
          ))}
        </ol>
      </div>
    </>
  );
}

/** The seat of the bot whose action a line tells of, if it does. */
function botIn(line: LogLine, players: readonly TablePlayer[]): Seat | null {
  const player = line.level === 'action' ? players[actorOf(line) ?? -1] : undefined;
  return player?.kind === 'bot' ? player.seat : null;
}

interface EntryProps extends Pick<TableApi, 'speak' | 'lookAt' | 'lights' | 'openRule' | 'words'> {
  /** The number of the rule that it comes from. */
  readonly rule: string | null;
  /** The bot that did it, and who asks it why, where it can say. */
  readonly bot: Seat | null;
  readonly motive: TableSession['motive'];
  readonly line: LogLine;
  readonly fresh: boolean;
  readonly here: boolean;
  /** The colour of whoever did it. */
  readonly colour: PlayerColour | null;
}

const LogEntry = memo(({ line, fresh, here, colour, speak, lookAt, lights, rule, openRule, words, motive, bot }: EntryProps): ReactNode => {
  const parts = speak.say({ id: `log.${line.event}`, args: line.args });
  if (line.level === 'heading')
    return (
      <li>
        <h4>
          <span>
            <Sentence parts={parts} />
          </span>
        </h4>
      </li>
    );
  const thing = thingsIn(line).find((one) => !one.startsWith('seat:')) ?? null;
  return (
    <li className={`${line.level === 'effect' ? 'sub' : ''} ${fresh ? 'new' : ''} ${here ? 'at' : ''}`}>
      <button
        type="button"
        onClick={() => lookAt(line.at)}
        onPointerEnter={() => lights.point(thing)}
        onPointerLeave={() => lights.point(null)}
      >
        {line.level === 'action' && (colour === null ? <span /> : <Mark colour={colour} />)}
        <span>
          <Sentence parts={parts} />
        </span>
      </button>
      {rule !== null && (
        <button type="button" className="linerule" onClick={() => openRule(rule)} data-line-rule={rule}>
          {rule}
        </button>
      )}
      {motive !== null && bot !== null && <AskWhy ask={() => motive(bot, line.at)} speak={speak} words={words} />}
    </li>
  );
});
