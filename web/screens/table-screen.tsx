import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Loading } from '../app/loading.tsx';
import { screen } from '../app/screen.ts';
import { usePictures } from '../boards.ts';
import { isNotOpened, type NotOpened, type OpenTable, openTable } from '../match/open.ts';
import { TableView } from '../table/table.tsx';
import { NotOpen } from './not-open.tsx';

const LobbyScreen = screen(async () => (await import('./lobby.tsx')).LobbyScreen);

/** The screen of one table, wherever it is. */
export function TableScreen({ where, id }: { where: string; id: string }): ReactNode {
  const [opened, setOpened] = useState<OpenTable | NotOpened | null>(null);
  useEffect(() => {
    let current = true;
    const opening = openTable(where, id);
    void opening.then((found) => current && setOpened(found));
    return () => {
      current = false;
      void opening.then((found) => isNotOpened(found) || found.session.leave());
    };
  }, [where, id]);
  if (opened === null) return <Loading />;
  if (isNotOpened(opened)) return <NotOpen where={where} {...opened} />;
  return <AtTable {...opened} />;
}

function AtTable({ session, board }: OpenTable): ReactNode {
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
