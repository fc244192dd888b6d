import { type Seat, seatOf } from '@pantheon/kernel';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { USUAL_LEVEL } from '../app/levels.ts';
import { Loading } from '../app/loading.tsx';
import { troubleOf } from '../app/trouble.ts';
import { useWords } from '../app/words.ts';
import { loadBoard } from '../boards.ts';
import { type AnyBoard, Icon, signs } from '../kit/index.ts';
import { findFinished } from '../match/finished.ts';
import { LocalSession } from '../match/local.ts';
import { ReplaySession } from '../match/replay.ts';
import { Table } from '../table/table.tsx';
import { isNotOpened, MISSING, NotOpen, type NotOpened } from './not-open.tsx';

/** A match from its first answer to its last, and the way off at any point. */
export function ReplayScreen({ where, id }: { where: string; id: string }): ReactNode {
  const at = Number(new URLSearchParams(useSearch()).get('at') ?? 0);
  const [opened, setOpened] = useState<{ session: ReplaySession; board: AnyBoard } | NotOpened | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment in the address is where it starts
  useEffect(() => {
    let current = true;
    const open = async (): Promise<void> => {
      const found = await findFinished(where, id);
      if (found === null) {
        if (current) setOpened(MISSING);
        return;
      }
      const session = await ReplaySession.open(found);
      session.go(at);
      const board = await loadBoard(session.gameId);
      if (current) setOpened({ session, board });
    };
    open().catch((error: unknown) => current && setOpened({ trouble: troubleOf(error) }));
    return () => {
      current = false;
    };
  }, [where, id]);
  if (opened === null) return <Loading />;
  if (isNotOpened(opened)) return <NotOpen where={where} {...opened} />;
  return <Table session={opened.session} board={opened.board} below={<TimeBar session={opened.session} />} />;
}

const PAUSE = 700;

function TimeBar({ session }: { session: ReplaySession }): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const snapshot = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.current(),
  );
  const [running, setRunning] = useState(false);
  const at = snapshot.sight.number;
  useEffect(() => {
    if (!running) return;
    if (at >= session.length) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => session.go(at + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [running, at, session]);
  const branch = async (): Promise<void> => {
    const me = snapshot.eyes ?? snapshot.sight.waiting[0]?.seat ?? seatOf(0);
    const what = await LocalSession.branch(session.source, at, {
      game: session.gameId,
      title: words('replay.whatIf', { title: session.title }),
      seats: snapshot.players.map((player) =>
        player.seat === me ? { name: player.name, kind: 'person' } : { name: player.name, kind: 'bot', level: player.level ?? USUAL_LEVEL },
      ),
    });
    what.leave();
    go(`/table/local/${what.id}`);
  };
  return (
    <div className="timebar">
      <div className="timebtns">
        <button type="button" className="icb" aria-label={words('replay.start')} onClick={() => session.go(0)}>
          <Icon of={signs.first} />
        </button>
        <button type="button" className="icb" aria-label={words('replay.back')} onClick={() => session.go(at - 1)}>
          <Icon of={signs.back} />
        </button>
        <button type="button" className="btn primary" onClick={() => setRunning(!running)}>
          <Icon of={running ? signs.pause : signs.play} /> {words(running ? 'replay.pause' : 'replay.play')}
        </button>
        <button type="button" className="icb" aria-label={words('replay.on')} onClick={() => session.go(at + 1)}>
          <Icon of={signs.arrow} />
        </button>
      </div>
      <label className="timerange">
        <span className="sr">{words('replay.time')}</span>
        <input type="range" min={0} max={session.length} value={at} onChange={(event) => session.go(Number(event.target.value))} />
        <output>
          {at} / {session.length}
        </output>
      </label>
      <label className="field">
        <span className="lab">{words('replay.eyes')}</span>
        <select
          value={snapshot.eyes ?? ''}
          onChange={(event) => session.lookAs(event.target.value === '' ? null : (Number(event.target.value) as Seat))}
        >
          <option value="">{words('replay.nobody')}</option>
          {snapshot.players.map((player) => (
            <option key={player.seat} value={player.seat}>
              {player.name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn" disabled={at >= session.length} onClick={() => void branch()} data-branch>
        {words('replay.branch')}
      </button>
    </div>
  );
}
