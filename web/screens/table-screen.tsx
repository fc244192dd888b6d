import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Loading } from '../app/loading.tsx';
import { useWords } from '../app/words.ts';
import { loadBoard } from '../boards.ts';
import type { AnyBoard } from '../kit/index.ts';
import { openTable } from '../match/open.ts';
import { RemoteSession } from '../match/remote.ts';
import type { TableSession } from '../match/session.ts';
import { Table } from '../table/table.tsx';
import { Lobby } from './lobby.tsx';

interface Opened {
  readonly session: TableSession;
  readonly board: AnyBoard;
}

/** The screen of one table, wherever it is. */
export function TableScreen({ where, id }: { where: string; id: string }): ReactNode {
  const words = useWords();
  const [opened, setOpened] = useState<Opened | 'missing' | null>(null);
  useEffect(() => {
    let current = true;
    let session: TableSession | null = null;
    const open = async (): Promise<void> => {
      session = await openTable(where, id);
      if (session === null) {
        if (current) setOpened('missing');
        return;
      }
      const board = await loadBoard(session.gameId);
      if (current) setOpened({ session, board });
      else session.leave();
    };
    open().catch(() => current && setOpened('missing'));
    return () => {
      current = false;
      session?.leave();
    };
  }, [where, id]);
  if (opened === null) return <Loading />;
  if (opened === 'missing')
    return (
      <main className="loading">
        <p>{words(where === 'local' ? 'table.missing' : 'table.missingOnline')}</p>
        <Link className="btn" href="/">
          {words('nav.home')}
        </Link>
      </main>
    );
  return <AtTable {...opened} />;
}

function AtTable({ session, board }: Opened): ReactNode {
  const gathering = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.current().state === 'gathering',
  );
  if (gathering && session instanceof RemoteSession) return <Lobby session={session} />;
  return <Table session={session} board={board} />;
}
