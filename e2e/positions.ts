import { levelAnswer } from '@pantheon/bots';
import { catalog } from '@pantheon/catalog';
import { Match, recordOf, replay } from '@pantheon/kernel';
import type { Entry } from '@pantheon/table';
import type { Page } from 'playwright-core';
import { journalOfRecord, seatsOnDevice } from '../web/match/journal-of-record.ts';
import type { DeviceTableRow, SeatV1, TableRowV1 } from '../web/match/store.ts';
import { deviceRowOf } from '../web/match/table-rows.ts';

const NAMES = ['Livia', 'Ginevra', 'Marco', 'Aspasia', 'Teo', 'Iris'];
const MOST = 6000;

/** How a prepared table is to be. */
export interface Prepared {
  readonly seats?: number;
  /** How far the match is, from 0 to 1. */
  readonly share: number;
  readonly seed?: string;
}

/** A table of this device with its entries. */
export interface PreparedTable {
  readonly id: string;
  readonly row: DeviceTableRow;
  readonly entries: readonly Entry[];
}

/** A match that weak bots have played up to a certain point, where the first seat is asked; or to its end. */
export async function preparedTable(game: string, { seats = 4, share, seed = 'prepared' }: Prepared): Promise<PreparedTable> {
  const found = catalog.find((one) => one.id === game);
  if (found === undefined) throw new Error(`there is no game "${game}"`);
  const { rules, bot } = await found.load();
  const count = Math.max(rules.players.min, Math.min(rules.players.max, seats));
  const match = Match.start(rules, { seats: count, seed });
  for (let step = 0; step < MOST && !match.over; step++) {
    const [next] = match.waiting;
    if (next === undefined) break;
    match.answer(next.seat, levelAnswer(match, next.seat, 'shepherd', bot, { seed }));
  }
  const whole = recordOf(match);
  let at = Math.floor(whole.answers.length * share);
  while (at < whole.answers.length && whole.answers[at]?.[0] !== 0) at++;
  const now = Date.now();
  const seated = Array.from(
    { length: count },
    (_, seat): SeatV1 => ({ name: NAMES[seat] as string, ...(seat === 0 ? { kind: 'person' } : { kind: 'bot', level: 'shepherd' }) }),
  );
  const seating = { seats: seatsOnDevice(seated), pace: { kind: 'none' } } as const;
  const { host, journal } = journalOfRecord(rules, recordOf(replay(rules, whole, at)), seating, now);
  const id = `prepared-${game}-${Math.round(share * 100)}`;
  const label = { id, title: 'Il sacro tavolo', names: seated.map(({ name }) => name), created: now };
  return { id, row: deviceRowOf(label, host, journal, now), entries: journal.entries };
}

/** Puts a table on the device of whoever visits, as if it had been played there. The page must have been opened before. */
export async function plant(page: Page, { row, entries }: PreparedTable): Promise<void> {
  await page.evaluate(
    ({ kept, all }) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('pantheon', 2);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('tables', { keyPath: 'id' });
          request.result.createObjectStore('notes');
          request.result.createObjectStore('entries');
        };
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction(['tables', 'entries'], 'readwrite');
          change.objectStore('tables').put(kept);
          for (const entry of all) change.objectStore('entries').put(entry, [kept.id, entry.entry]);
          change.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    { kept: row as { readonly id: string }, all: entries as readonly { readonly entry: number }[] },
  );
}

/** Puts tables and notes on the device as the first version of the page kept them. */
export async function plantV1(page: Page, kept: { readonly tables: readonly TableRowV1[]; readonly notes: readonly [string, string][] }) {
  await page.evaluate(
    ({ tables, notes }) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('pantheon', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('tables', { keyPath: 'id' });
          request.result.createObjectStore('notes');
        };
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction(['tables', 'notes'], 'readwrite');
          for (const table of tables) change.objectStore('tables').put(table);
          for (const [id, text] of notes) change.objectStore('notes').put(text, id);
          change.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    kept,
  );
}
