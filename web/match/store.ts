import type { MatchRecord } from '@pantheon/kernel';
import type { StoredOrder } from './orders.ts';

/** Who sits at a table on this device. */
export interface StoredSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly level?: string;
}

/** A table on this device as it is kept. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly StoredSeat[];
  readonly record: MatchRecord;
  /** The answers that people at it have left for later. */
  readonly orders?: readonly StoredOrder[];
  /** Whether it is somebody's first game, with lessons along the way. */
  readonly guided?: true;
  readonly created: number;
  readonly updated: number;
  /** For lists: how far the match is, and who is to answer. */
  readonly colours: readonly string[];
  readonly waiting: readonly number[];
  readonly over: boolean;
}

const NAME = 'pantheon';
const TABLES = 'tables';
const NOTES = 'notes';

let opened: Promise<IDBDatabase> | null = null;

const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
      request.result.createObjectStore(NOTES);
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  return opened;
};

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

const storeOf = async (name: string, mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await database()).transaction(name, mode).objectStore(name);

/** Keeps a table. */
export const keepTable = async (table: StoredTable): Promise<void> => {
  await settled((await storeOf(TABLES, 'readwrite')).put(table));
};

/** A table that was kept. */
export const keptTable = async (id: string): Promise<StoredTable | null> =>
  ((await settled((await storeOf(TABLES, 'readonly')).get(id))) as StoredTable | undefined) ?? null;

/** All kept tables, the newest first. */
export const keptTables = async (): Promise<StoredTable[]> => {
  const all = (await settled((await storeOf(TABLES, 'readonly')).getAll())) as StoredTable[];
  return all.sort((a, b) => b.updated - a.updated);
};

/** Forgets a table and the notes on it. */
export const dropTable = async (id: string): Promise<void> => {
  await settled((await storeOf(TABLES, 'readwrite')).delete(id));
  await settled((await storeOf(NOTES, 'readwrite')).delete(id));
};

/** What somebody has written down for themselves at a table. */
export const keptNotes = async (id: string): Promise<string> =>
  ((await settled((await storeOf(NOTES, 'readonly')).get(id))) as string | undefined) ?? '';

/** Keeps notes. */
export const keepNotes = async (id: string, text: string): Promise<void> => {
  await settled((await storeOf(NOTES, 'readwrite')).put(text, id));
};
