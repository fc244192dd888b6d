import type { TableDto } from '@pantheon/server/api';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../app/api.ts';
import { useMe } from '../app/me.ts';
import { live } from '../match/live.ts';
import { keptTables, type ListedTable } from '../match/store.ts';

/** Tables of this device, and a way to look again. */
export function useKeptTables(): readonly [readonly ListedTable[] | null, () => void] {
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  const look = useCallback(() => {
    void keptTables().then(setTables, () => setTables([]));
  }, []);
  useEffect(look, [look]);
  return [tables, look];
}

/** Tables of the server, looked up again when something happens there; null where there is no server, or nothing yet. */
export function useServerTables(list: 'waiting-for-me' | 'mine' | 'open' | 'finished', limit = 12): readonly TableDto[] | null {
  const me = useMe();
  const [tables, setTables] = useState<readonly TableDto[] | null>(null);
  const somebody = typeof me === 'object' && me !== null;
  const reachable = me !== 'offline' && me !== 'unknown';
  const asks = reachable && (list === 'open' || somebody);
  useEffect(() => {
    if (!asks) {
      setTables(null);
      return;
    }
    let current = true;
    const look = (): void => {
      void call('GET /api/tables', { query: { list, limit } }).then(
        (found) => current && setTables(found.tables),
        () => current && setTables(null),
      );
    };
    look();
    const timer = setInterval(look, 20_000);
    const stop = somebody
      ? live.listen(
          (message) => message.type === 'notice' && look(),
          look,
          () => undefined,
        )
      : () => undefined;
    return () => {
      current = false;
      clearInterval(timer);
      stop();
    };
  }, [asks, somebody, list, limit]);
  return tables;
}
