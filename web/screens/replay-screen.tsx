import { type Seat, seatOf } from '@pantheon/kernel';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { CopyButton } from '../app/copy-button.tsx';
import { errorCodeOf } from '../app/error-text.ts';
import { USUAL_LEVEL } from '../app/levels.ts';
import { Loading } from '../app/loading.tsx';
import { useWords } from '../app/words.ts';
import { loadBoard, usePictures } from '../boards.ts';
import { type AnyBoard, Icon, icons } from '../kit/index.ts';
import { findFinished } from '../match/finished.ts';
import { branchTable } from '../match/near-tables.ts';
import { isNotOpened, MISSING, type NotOpened } from '../match/open.ts';
import { ReplayLink } from '../match/replay-link.ts';
import { TableSession } from '../match/session.ts';
import { bringShape } from '../table/shape.tsx';
import { TableView } from '../table/table.tsx';
import { NotOpen } from './not-open.tsx';

interface Opened {
  readonly link: ReplayLink;
  readonly session: TableSession;
  readonly board: AnyBoard;
}

/** A match from its first answer to its last, and the way off at any point. */
export function ReplayScreen({ where, id }: { where: string; id: string }): ReactNode {
  const at = Number(new URLSearchParams(useSearch()).get('at') ?? 0);
  const [opened, setOpened] = useState<Opened | NotOpened | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment in the address is where it starts
  useEffect(() => {
    let current = true;
    const open = async (): Promise<void> => {
      const found = await findFinished(where, id);
      if (found === null) {
        if (current) setOpened(MISSING);
        return;
      }
      const link = await ReplayLink.open(found);
      link.go(at);
      const [board] = await Promise.all([loadBoard(link.gameId), bringShape()]);
      if (current) setOpened({ link, session: new TableSession(link), board });
    };
    open().catch((error: unknown) => current && setOpened({ trouble: errorCodeOf(error) }));
    return () => {
      current = false;
    };
  }, [where, id]);
  usePictures(opened === null || isNotOpened(opened) ? null : opened.board);
  if (opened === null) return <Loading />;
  if (isNotOpened(opened)) return <NotOpen where={where} {...opened} />;
  return <TableView session={opened.session} board={opened.board} below={<TimeBar {...opened} />} />;
}

const PAUSE = 700;

function TimeBar({ session, link }: Pick<Opened, 'session' | 'link'>): ReactNode {
  const words = useWords();
  const [path, go] = useLocation();
  const snapshot = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.current(),
  );
  const [running, setRunning] = useState(false);
  const { at } = link;
  useEffect(() => {
    if (!running) return;
    if (at >= link.length) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => link.go(at + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [running, at, link]);
  const branch = async (): Promise<void> => {
    const me = snapshot.eyes ?? snapshot.sight.waiting[0]?.seat ?? seatOf(0);
    const seats = snapshot.players.map(({ seat, name, level = USUAL_LEVEL }) =>
      seat === me ? ({ name, kind: 'person' } as const) : ({ name, kind: 'bot', level } as const),
    );
    go(`/table/local/${await branchTable(link.source, at, words('replay.whatIf', { title: session.title }), seats)}`);
  };
  return (
    <div className="timebar">
      <div className="timebtns">
        <button type="button" className="icb" aria-label={words('replay.start')} onClick={() => link.go(link.first)}>
          <Icon of={icons.first} />
        </button>
        <button type="button" className="icb" aria-label={words('replay.back')} onClick={() => link.go(at - 1)}>
          <Icon of={icons.back} />
        </button>
        <button type="button" className="btn primary" onClick={() => setRunning(!running)}>
          <Icon of={running ? icons.pause : icons.play} /> {words(running ? 'replay.pause' : 'replay.play')}
        </button>
        <button type="button" className="icb" aria-label={words('replay.on')} onClick={() => link.go(at + 1)}>
          <Icon of={icons.arrow} />
        </button>
      </div>
      <label className="timerange">
        <span className="sr">{words('replay.time')}</span>
        <input type="range" min={link.first} max={link.length} value={at} onChange={(event) => link.go(Number(event.target.value))} />
        <output>
          {at} / {link.length}
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
      <CopyButton text={`${location.origin}${path}?at=${at}`} word="moment.copy" done="moment.copied" quiet data-copy-moment />
      <button type="button" className="btn" disabled={at >= link.length} onClick={() => void branch()} data-branch>
        {words('replay.branch')}
      </button>
    </div>
  );
}
