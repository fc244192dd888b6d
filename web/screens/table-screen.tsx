import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Loading } from '../app/loading.tsx';
import { troubleOf } from '../app/trouble.ts';
import { loadBoard } from '../boards.ts';
import type { AnyBoard } from '../kit/index.ts';
import { openTable } from '../match/open.ts';
import type { TableSession } from '../match/session.ts';
import { Table } from '../table/table.tsx';
import { Lobby } from './lobby.tsx';
import { isNotOpened, MISSING, NotOpen, type NotOpened } from './not-open.tsx';

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
      session = await openTable(where, id);
      if (session === null) {
        if (current) setOpened(MISSING);
        return;
      }
      const board = await loadBoard(session.gameId);
      if (current) setOpened({ session, board });
      else session.leave();
    };
    open().catch((error: unknown) => current && setOpened({ trouble: troubleOf(error) }));
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
  const gathering = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.current().state === 'gathering',
  );
  if (gathering && session.room !== null) return <Lobby session={session} room={session.room} />;
  return <Table session={session} board={board} />;
}
