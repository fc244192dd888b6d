import type { TableDto } from '@pantheon/server/api';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '../app/api.ts';
import { useMe } from '../app/me.ts';
import { live } from '../match/live.ts';
import { type AskedPerson, keptTables, type ListedTable } from '../match/store.ts';

/** Tables of this device, and a way to look again. */
export function useKeptTables(): readonly [readonly ListedTable[] | null, () => void] {
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  const look = useCallback(() => {
    void keptTables().then(setTables, () => setTables([]));
  }, []);
  useEffect(look, [look]);
  return [tables, look];
}

type List = 'waiting-for-me' | 'mine' | 'open' | 'watch' | 'finished';

/** Lists that are shown to everybody. */
const PUBLIC: ReadonlySet<List> = new Set(['open', 'watch']);

/** Tables of the server, looked up again when something happens there; null where there is no server, or nothing yet. */
export function useServerTables(list: List, limit = 12): readonly TableDto[] | null {
  const me = useMe();
  const [tables, setTables] = useState<readonly TableDto[] | null>(null);
  const somebody = typeof me === 'object' && me !== null;
  const reachable = me !== 'offline' && me !== 'unknown';
  const asks = reachable && (PUBLIC.has(list) || somebody);
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

/** A table of the reader's, wherever it is kept. */
export interface MyTable {
  readonly where: 'local' | 'remote';
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** Whether somebody's first game goes on here. */
  readonly guided: boolean;
  readonly names: readonly string[];
  readonly colours: readonly string[];
  /** What the reader is asked, and at which seat; null where that is not known. */
  readonly asked: AskedPerson | null;
  /** The names of those whom the table waits for. */
  readonly awaited: readonly string[];
  readonly winners: readonly string[];
  /** How many answers have been given; null where that is not known. */
  readonly number: number | null;
  /** When something happened last, in milliseconds. */
  readonly active: number;
  readonly gathering: boolean;
  /** When the reader's time runs out, in milliseconds; null where nothing limits it. */
  readonly deadline: number | null;
}

/** The reader's tables by what they ask. */
export interface MyTables {
  /** It is the reader's turn, the most urgent first. */
  readonly waiting: readonly MyTable[];
  /** Others are thinking, or seats are free. */
  readonly running: readonly MyTable[];
  readonly finished: readonly MyTable[];
  /** The game that was played last. */
  readonly last: string | null;
  look(): void;
}

const ofDevice = (table: ListedTable): MyTable => ({
  where: 'local',
  id: table.id,
  game: table.game,
  title: table.title,
  guided: table.guided === true,
  names: table.names,
  colours: table.colours,
  asked: table.asked ?? null,
  awaited: table.waiting.map((seat) => table.names[seat] ?? ''),
  winners: table.winners.map((seat) => table.names[seat] ?? ''),
  number: table.number,
  active: table.updated,
  gathering: false,
  deadline: null,
});

function ofServer(table: TableDto): MyTable {
  const names = table.seats.map(({ person, level, seat }) => person?.name ?? (level === null ? '…' : `Bot ${seat + 1}`));
  const named = (seat: number): string => names[seat] ?? '';
  return {
    where: 'remote',
    id: table.id,
    game: table.game,
    title: table.title ?? '',
    guided: false,
    names,
    colours: [],
    asked: null,
    awaited: table.waiting.map(named),
    winners: (table.result?.scores ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => named(seat)),
    number: null,
    active: Date.parse(table.finishedAt ?? table.activeAt),
    gathering: table.status === 'waiting',
    deadline: table.deadline === null ? null : Date.parse(table.deadline),
  };
}

const isMyTurn = ({ me, waiting, status }: TableDto): boolean => status === 'running' && me.seat !== null && waiting.includes(me.seat);

/** When somebody's time runs out at a table, in milliseconds; never where nothing limits it. */
const deadlineOf = ({ deadline }: TableDto): number => (deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline));

/** The table whose time runs out first comes first, then the one that has waited longest. */
export const byUrgency = (a: TableDto, b: TableDto): number => {
  const [first, second] = [deadlineOf(a), deadlineOf(b)];
  return first === second ? Date.parse(a.activeAt) - Date.parse(b.activeAt) : first - second;
};

const newest = (a: MyTable, b: MyTable): number => b.active - a.active;

/** All tables of the reader, of this device and of the server; null while those of the device are being looked up. */
export function useMyTables(): MyTables | null {
  const [kept, look] = useKeptTables();
  const remote = useServerTables('mine');
  const over = useServerTables('finished', 6);
  return useMemo(() => {
    if (kept === null) return null;
    const local = kept.filter(({ onlyRead }) => !onlyRead);
    const far = (remote ?? []).filter(({ status }) => status === 'running' || status === 'waiting');
    const waiting = [
      ...far.filter(isMyTurn).toSorted(byUrgency).map(ofServer),
      ...local
        .filter((table) => !table.over)
        .map(ofDevice)
        .sort(newest),
    ];
    const running = far.filter((table) => !isMyTurn(table)).map(ofServer);
    const finished = [...(over ?? []).map(ofServer), ...local.filter((table) => table.over).map(ofDevice)].sort(newest);
    const last = [...waiting, ...running, ...finished].sort(newest)[0]?.game ?? null;
    return { waiting, running, finished, last, look };
  }, [kept, remote, over, look]);
}

/** Where a table is played. */
export const addressOf = ({ where, id }: Pick<MyTable, 'where' | 'id'>): string => `/table/${where}/${id}`;
