import { levelAnswer } from '@pantheon/bots';
import { Match, recordOf, replay, seatOf } from '@pantheon/kernel';
import { shelf } from '@pantheon/shelf';
import type { Page } from 'playwright-core';
import type { StoredTable } from '../web/match/store.ts';

const NAMES = ['Livia', 'Ginevra', 'Marco', 'Aspasia', 'Teo', 'Iris'];
const MOST = 6000;

/** How a prepared table is to be. */
export interface Prepared {
  readonly seats?: number;
  /** How far the match is, from 0 to 1. */
  readonly share: number;
  readonly seed?: string;
}

/** A match that weak bots have played up to a certain point, where the first seat is asked; or to its end. */
export async function preparedTable(game: string, { seats = 4, share, seed = 'prepared' }: Prepared): Promise<StoredTable> {
  const found = shelf.find((one) => one.id === game);
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
  const there = replay(rules, whole, at);
  const now = Date.now();
  return {
    id: `prepared-${game}-${Math.round(share * 100)}`,
    game,
    title: 'Il sacro tavolo',
    seats: Array.from({ length: count }, (_, seat) => ({
      name: NAMES[seat] as string,
      kind: seat === 0 ? 'person' : 'bot',
      ...(seat === 0 ? {} : { level: 'shepherd' }),
    })),
    record: recordOf(there),
    created: now,
    updated: now,
    colours: rules.colours(there),
    waiting: there.waiting.map(({ seat }) => seatOf(seat)),
    over: there.over,
  };
}

/** Puts a table on the device of whoever visits, as if it had been played there. The page must have been opened before. */
export async function plant(page: Page, table: StoredTable): Promise<void> {
  await page.evaluate(
    (kept) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('pantheon', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('tables', { keyPath: 'id' });
          request.result.createObjectStore('notes');
        };
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction('tables', 'readwrite');
          change.objectStore('tables').put(kept);
          change.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    table,
  );
}
