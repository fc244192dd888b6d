import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from '../app/loading.tsx';
import { useWords } from '../app/words.ts';
import { loadBoard } from '../boards.ts';
import type { AnyBoard } from '../kit/index.ts';
import { openTable } from '../match/open.ts';
import type { TableSession } from '../match/session.ts';
import { Table } from '../table/table.tsx';

type Opened = { readonly session: TableSession; readonly board: AnyBoard } | 'missing' | null;

/** The screen of one table, wherever it is. */
export function TableScreen({ where, id }: { where: string; id: string }): ReactNode {
  const words = useWords();
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    let current = true;
    let session: TableSession | null = null;
    void openTable(where, id).then(async (found) => {
      session = found;
      if (found === null) {
        if (current) setOpened('missing');
        return;
      }
      const board = await loadBoard(found.gameId);
      if (current) setOpened({ session: found, board });
      else found.leave();
    });
    return () => {
      current = false;
      session?.leave();
    };
  }, [where, id]);
  if (opened === null) return <Loading />;
  if (opened === 'missing') return <p className="loading">{words('table.missing')}</p>;
  return <Table session={opened.session} board={opened.board} />;
}
