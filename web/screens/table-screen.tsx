import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { errorCodeOf } from '../app/error-text.ts';
import { Loading } from '../app/loading.tsx';
import { loadBoard, usePictures } from '../boards.ts';
import type { AnyBoard } from '../kit/index.ts';
import { openSession } from '../match/open.ts';
import type { TableSession } from '../match/session.ts';
import { TableView } from '../table/table.tsx';
import { isNotOpened, MISSING, NotOpen, type NotOpened } from './not-open.tsx';

const LobbyScreen = lazy(async () => ({ default: (await import('./lobby.tsx')).LobbyScreen }));

interface Opened {
  readonly session: TableSession;
  readonly board: AnyBoard;
}

/** The screen of one table, wherever it is. */
export function TableScreen({ where, id }: { where: string; id: string }): ReactNode {
  const [opened, setOpened] = useState<Opened | NotOpened | null>(null);
  useEffect(() => {
    let current = true;
    let session: TableSession | null = null;
    const open = async (): Promise<void> => {
      // The board comes while the rules do, and while they bring back the match.
      const boards = new Map<string, Promise<AnyBoard>>();
      session = await openSession(where, id, (game) => boards.set(game, loadBoard(game)));
      if (session === null) {
        if (current) setOpened(MISSING);
        return;
      }
      const board = await (boards.get(session.gameId) ?? loadBoard(session.gameId));
      if (current) setOpened({ session, board });
      else session.leave();
    };
    open().catch((error: unknown) => current && setOpened({ trouble: errorCodeOf(error) }));
    return () => {
      current = false;
      session?.leave();
    };
  }, [where, id]);
  if (opened === null) return <Loading />;
  if (isNotOpened(opened)) return <NotOpen where={where} {...opened} />;
  return <AtTable {...opened} />;
}

function AtTable({ session, board }: Opened): ReactNode {
  usePictures(board);
  const gathering = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.current().state === 'gathering',
  );
  if (gathering && session.room !== null)
    return (
      <Suspense fallback={<Loading />}>
        <LobbyScreen session={session} room={session.room} />
      </Suspense>
    );
  return <TableView session={session} board={board} />;
}
