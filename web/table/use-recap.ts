import { useEffect, useMemo, useState } from 'react';
import type { AnyBoard } from '../kit/index.ts';
import type { Snapshot } from '../match/snapshot.ts';
import type { TableApi } from './context.tsx';
import { recapOf } from './recap.ts';

/** What happened since the reader's last turn. It goes with their first answer, or when they have seen it. */
export function useRecap(snapshot: Snapshot, asked: boolean, board: AnyBoard, data: object): Pick<TableApi, 'recap' | 'closeRecap'> {
  const [seen, setSeen] = useState(-1);
  const { recap: lines, eyes, own } = snapshot;
  const upTo = lines.at(-1)?.at ?? 0;
  useEffect(() => {
    if (own) setSeen(upTo);
  }, [own, upTo]);
  const recap = useMemo(
    () => (!asked || eyes === null || upTo <= seen ? null : recapOf(lines, eyes, board.stage, data)),
    [asked, eyes, lines, upTo, seen, board, data],
  );
  return { recap, closeRecap: () => setSeen(upTo) };
}
