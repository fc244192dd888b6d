import { levelAnswer } from '@pantheon/bots';
import { catalog } from '@pantheon/catalog';
import { type AnyGame, type LogLine, Match, type MatchRecord, recordOf, replay, seatOf, sha256 } from '@pantheon/kernel';
import type { Entry } from '@pantheon/table';
import type { Page } from 'playwright-core';
import { journalOfRecord, seatsOnDevice } from '../web/match/journal-of-record.ts';
import type { DeviceTableRow, SeatV1, TableRowV1 } from '../web/match/store.ts';
import { deviceRowOf } from '../web/match/table-rows.ts';

const NAMES = ['Livia', 'Ginevra', 'Marco', 'Aspasia', 'Teo', 'Iris'];
const MOST = 6000;
const FIRST = seatOf(0);
const EARLY = 240;

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

/** A match that weak bots have played to its end, and what each of its answers was asked. */
interface PlayedMatch {
  readonly game: string;
  readonly rules: AnyGame;
  readonly whole: MatchRecord;
  readonly topics: readonly string[];
}

const played = new Map<string, Promise<PlayedMatch>>();

/** Such a match, played once however many of its positions are looked at. */
function wholeMatch(game: string, seats: number, seed: string): Promise<PlayedMatch> {
  const key = `${game} ${seats} ${seed}`;
  const known = played.get(key) ?? playedMatch(game, seats, seed, () => false);
  played.set(key, known);
  return known;
}

async function playedMatch(game: string, seats: number, seed: string, ends: (line: LogLine) => boolean): Promise<PlayedMatch> {
  const found = catalog.find((one) => one.id === game);
  if (found === undefined) throw new Error(`there is no game "${game}"`);
  const { rules, bot } = await found.load();
  const count = Math.max(rules.players.min, Math.min(rules.players.max, seats));
  const match = Match.start(rules, { seats: count, seed });
  // The bots of a table have the same chance: they go on as in this match.
  const chance = { seed: sha256(`bot/${seed}`) };
  const topics: string[] = [];
  for (let step = 0; step < MOST && !match.over; step++) {
    const [next] = match.waiting;
    if (next === undefined) break;
    topics.push(next.topic);
    const told = match.log.length;
    match.answer(next.seat, levelAnswer(match, next.seat, 'shepherd', bot, chance));
    if (next.seat !== 0 && match.logFor(FIRST, told).some(ends)) break;
  }
  return { game, rules, whole: recordOf(match), topics };
}

/** The table of a match after so many answers: the first seat is a person's, the others are bots'. */
function tableAfter({ game, rules, whole }: PlayedMatch, answers: number, name: string): PreparedTable {
  const now = Date.now();
  const seated = Array.from(
    { length: whole.seats },
    (_, seat): SeatV1 => ({ name: NAMES[seat] as string, ...(seat === 0 ? { kind: 'person' } : { kind: 'bot', level: 'shepherd' }) }),
  );
  const seating = { seats: seatsOnDevice(seated), pace: { kind: 'none' } } as const;
  const { host, journal } = journalOfRecord(rules, recordOf(replay(rules, whole, answers)), seating, now);
  const id = `prepared-${game}-${name}`;
  const label = { id, title: 'Il sacro tavolo', names: seated.map((seat) => seat.name), created: now };
  return { id, row: deviceRowOf(label, host, journal, now), entries: journal.entries };
}

/** A match that weak bots have played up to a certain point, where the first seat is asked; or to its end. */
export async function preparedTable(game: string, { seats = 4, share, seed = 'prepared' }: Prepared): Promise<PreparedTable> {
  const match = await wholeMatch(game, seats, seed);
  const { answers } = match.whole;
  let at = Math.floor(answers.length * share);
  while (at < answers.length && answers[at]?.[0] !== 0) at++;
  return tableAfter(match, at, String(Math.round(share * 100)));
}

/** The record of a match that has come half way, as a file holds it, and how many answers it has. */
export async function unfinished(game: string): Promise<{ readonly record: string; readonly answers: number }> {
  const { rules, whole } = await wholeMatch(game, 2, 'unfinished');
  const answers = Math.floor(whole.answers.length / 2);
  return { record: JSON.stringify(recordOf(replay(rules, whole, answers))), answers };
}

/** Evenly spread over a list, the first and the last among them. */
export const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most ? list : Array.from({ length: most }, (_, at) => list[Math.round((at * (list.length - 1)) / (most - 1))] as T);

/** Tables for kinds of questions that the first seat is asked in a match, at most so many, each late enough that something lies on the board. */
export async function tablesByTopic(game: string, most: number): Promise<PreparedTable[]> {
  // A few kinds are found early; for all of them the match is played to its end.
  const match = await (Number.isFinite(most) ? playedMatch(game, 4, 'prepared', ({ at }) => at > EARLY) : wholeMatch(game, 4, 'prepared'));
  const middle = match.topics.length * 0.6;
  const best = new Map<string, number>();
  for (const [at, topic] of match.topics.entries()) {
    if (match.whole.answers[at]?.[0] !== 0) continue;
    const known = best.get(topic);
    if (known === undefined || Math.abs(at - middle) < Math.abs(known - middle)) best.set(topic, at);
  }
  return spread([...best], most).map(([topic, at]) => tableAfter(match, at, topic));
}

/** Something that a bot does, for a table just before it. */
interface Deed {
  readonly event: string;
  /** The argument that names the first seat, to whom it is done; without it the deed is done to anybody. */
  readonly to?: string;
}

/** What is looked at on the stage of each game: something that a bot does, to the reader where it names whom. */
export const stagedDeeds: readonly (readonly [game: string, deed: Deed])[] = [
  ['cyclades', { event: 'attack', to: 'whom' }],
  ['mare-nostrum', { event: 'battle', to: 'defender' }],
  ['mare-nostrum', { event: 'occupies', to: 'owner' }],
  ['anunnaki', { event: 'battleAgainst', to: 'foe' }],
  ['anunnaki', { event: 'battle' }],
  ['diluvio', { event: 'rises' }],
  ['diluvio', { event: 'lost' }],
  ['bomarzo', { event: 'robbed' }],
  ['bomarzo', { event: 'copied', to: 'other' }],
];

/** So many matches are played in search of a deed: in one alone nobody may do it. */
const MATCHES = 8;

/** A table where the next answer is a bot's and does something to the first seat: the bot goes on as it did in the match. */
export async function tableBefore(game: string, { event, to }: Deed, seed: string): Promise<PreparedTable> {
  const isDone = (line: LogLine): boolean => line.event === event && (to === undefined || line.args[to] === 'seat:0');
  for (let nth = 0; nth < MATCHES; nth++) {
    const match = await playedMatch(game, 4, nth === 0 ? seed : `${seed} ${nth}`, isDone);
    if (match.whole.result === null) return tableAfter(match, match.whole.answers.length - 1, event);
  }
  throw new Error(`nobody does "${event}" in ${MATCHES} matches of ${game}`);
}

/** A table where the next answer is a bot's and ends the match. */
export async function tableBeforeTheEnd(game: string): Promise<PreparedTable> {
  for (let nth = 0; nth < MATCHES; nth++) {
    const match = await wholeMatch(game, 4, nth === 0 ? 'prepared' : `prepared ${nth}`);
    const { answers } = match.whole;
    if (answers.at(-1)?.[0] !== 0) return tableAfter(match, answers.length - 1, 'end');
  }
  throw new Error(`the first seat gives the last answer in ${MATCHES} matches of ${game}`);
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
    { tables: kept.tables as readonly { readonly id: string }[], notes: kept.notes },
  );
}
