import type { MatchRecord, Message, Seat } from '@pantheon/kernel';
import type { Entry, Journal, OrderPlan } from '@pantheon/table';

/** What somebody is asked, in words. */
export interface AskedPerson {
  readonly seat: Seat;
  readonly question: Message;
}

/** What lists show of a table. */
export interface TableSummary {
  readonly game: string;
  readonly colours: readonly string[];
  /** How many answers have been given, and the seats that are to answer. */
  readonly number: number;
  readonly waiting: readonly number[];
  /** What the one person at this device is asked; none where nobody is, or where several play and one may not know it of another. */
  readonly asked?: AskedPerson | null;
  readonly over: boolean;
  /** The seats that won. */
  readonly winners: readonly number[];
}

/** A match of a day that everybody plays: still to be handed in, handed in, refused, or played for practice. */
export interface ChallengeLabel {
  readonly day: string;
  readonly state: 'playing' | 'sent' | 'refused' | 'practice';
}

/** What a table on this device is called, and what it is for. */
export interface TableLabel {
  readonly id: string;
  readonly title: string;
  /** What those at its seats are called. */
  readonly names: readonly string[];
  /** Whether it is somebody's first game, with lessons along the way. */
  readonly guided?: true;
  /** A match that came from elsewhere to be looked at: nobody plays it on. */
  readonly onlyRead?: true;
  /** Begun from what somebody knew of another match: hidden things were drawn anew. */
  readonly imagined?: true;
  /** The match of a day: bots think by tries, and nothing is taken back beyond the rules. */
  readonly challenge?: ChallengeLabel;
  readonly created: number;
}

/** A table on this device as it is kept, beside its entries: those are kept one by one. */
export interface DeviceTableRow extends TableLabel, TableSummary, Omit<Journal, 'entries'> {
  readonly updated: number;
}

/** Who sits at a table that the first version of the page kept. */
export interface SeatV1 {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly level?: string;
}

/** A table as the first version of the page kept it: with its record as a whole. It is brought into the new form when it is opened. */
export interface TableRowV1 {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatV1[];
  readonly record: MatchRecord;
  readonly orders?: readonly {
    readonly id: string;
    readonly seat: number;
    readonly plan: OrderPlan;
    readonly round: string;
    readonly createdAt: string;
  }[];
  readonly guided?: true;
  readonly created: number;
  readonly updated: number;
  readonly colours: readonly string[];
  readonly waiting: readonly number[];
  readonly over: boolean;
}

/** A table in a list. */
export type ListedTable = TableLabel & TableSummary & Pick<DeviceTableRow, 'updated'>;

const NAME = 'pantheon';
const VERSION = 2;
export const TABLES = 'tables';
export const ENTRIES = 'entries';
const NOTES = 'notes';

let opened: Promise<IDBDatabase> | null = null;

/** Another tab holds on to the store in an older form. */
class StoreBlocked extends Error {
  override readonly name = 'StoreBlocked';
  readonly code = 'blocked';
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onblocked = () => {
      opened = null;
      failed(new StoreBlocked('another tab shows an older version of this page'));
    };
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result } = request;
      if (oldVersion < 1) {
        result.createObjectStore(TABLES, { keyPath: 'id' });
        result.createObjectStore(NOTES);
      }
      if (oldVersion < 2) result.createObjectStore(ENTRIES);
    };
    request.onsuccess = () => {
      // A newer page in another tab wants to change the store: it does not have to wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      done(request.result);
    };
    request.onerror = () => failed(request.error);
  });
}

/** What a request of the store comes to. */
export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** Changes several stores at once, or nothing. What was changed is kept once this returns. */
export async function transact<T>(stores: readonly string[], change: (store: (name: string) => IDBObjectStore) => Promise<T>): Promise<T> {
  opened ??= open();
  const transaction = (await opened).transaction([...stores], 'readwrite', { durability: 'relaxed' });
  const kept = new Promise<void>((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new Error('nothing was kept'));
  });
  try {
    const result = await change((name) => transaction.objectStore(name));
    await kept;
    return result;
  } catch (error) {
    kept.catch(() => undefined);
    // What failed by itself has been given up already.
    if (transaction.error === null) transaction.abort();
    throw error;
  }
}

const reading = async (name: string): Promise<IDBObjectStore> => {
  opened ??= open();
  return (await opened).transaction(name, 'readonly').objectStore(name);
};

/** The keys of all entries of a table. */
const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

const isV1 = (row: DeviceTableRow | TableRowV1): row is TableRowV1 => 'record' in row;

/** A table that was kept, in the form in which it was. */
export const keptRow = async (id: string): Promise<DeviceTableRow | TableRowV1 | null> =>
  ((await settled((await reading(TABLES)).get(id))) as DeviceTableRow | TableRowV1 | undefined) ?? null;

/** All entries of a table, in their order. */
export const keptEntries = async (id: string): Promise<Entry[]> =>
  (await settled((await reading(ENTRIES)).getAll(entriesOf(id)))) as Entry[];

/** Keeps a whole table, in place of whatever was kept under its name. */
export const keepTable = (row: DeviceTableRow, entries: readonly Entry[]): Promise<void> =>
  transact([TABLES, ENTRIES], async (store) => {
    store(ENTRIES).delete(entriesOf(row.id));
    for (const entry of entries) store(ENTRIES).add(entry, [row.id, entry.entry]);
    await settled(store(TABLES).put(row));
  });

const listed = (row: DeviceTableRow | TableRowV1): ListedTable => {
  if (!isV1(row)) return row;
  const { id, title, game, colours, waiting, over, created, updated, seats, record } = row;
  return {
    ...{ id, title, game, colours, waiting, over, created, updated },
    names: seats.map(({ name }) => name),
    number: record.answers.length,
    winners: (record.result?.scores ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat),
  };
};

const allRows = async (): Promise<(DeviceTableRow | TableRowV1)[]> =>
  (await settled((await reading(TABLES)).getAll())) as (DeviceTableRow | TableRowV1)[];

/** All kept tables, the newest first. */
export const keptTables = async (): Promise<ListedTable[]> => (await allRows()).map(listed).sort((a, b) => b.updated - a.updated);

/** Everything that is kept, for a file. */
export const everythingKept = async (): Promise<object> => {
  const tables = await Promise.all(
    (await allRows()).map(async (row) => (isV1(row) ? row : { ...row, entries: await keptEntries(row.id) })),
  );
  const notes = await reading(NOTES);
  const [keys, texts] = await Promise.all([settled(notes.getAllKeys()), settled(notes.getAll())]);
  return { tables, notes: keys.map((key, at) => [key, texts[at]]) };
};

/** Forgets a table and the notes on it. */
export const dropTable = (id: string): Promise<void> =>
  transact([TABLES, ENTRIES, NOTES], async (store) => {
    store(TABLES).delete(id);
    store(ENTRIES).delete(entriesOf(id));
    store(NOTES).delete(id);
    await settled(store(NOTES).delete(IDBKeyRange.bound([id], [id, []])));
  });

/** Takes note of what became of a match of a day. */
export const labelChallenge = (id: string, challenge: ChallengeLabel): Promise<void> =>
  transact([TABLES], async (store) => {
    const row = (await settled(store(TABLES).get(id))) as DeviceTableRow | undefined;
    if (row !== undefined) await settled(store(TABLES).put({ ...row, challenge }));
  });

/** What a seat has written down at a table. The first version of the page kept one text for all of its seats. */
export const keptNotes = async (id: string, seat: number | null): Promise<string> => {
  const notes = await reading(NOTES);
  const [own, common] = await Promise.all([seat === null ? undefined : settled(notes.get([id, seat])), settled(notes.get(id))]);
  return (own ?? common ?? '') as string;
};

/** Keeps notes. */
export const keepNotes = (id: string, seat: number | null, text: string): Promise<void> =>
  transact([NOTES], async (store) => {
    await settled(store(NOTES).put(text, seat === null ? id : [id, seat]));
  });
