import { type MatchRecord, seatOf } from '@pantheon/kernel';
import type { SeatInfo } from '@pantheon/server/api';
import { type Ending, openJournal, type Pace } from '@pantheon/table';
import { call } from '../app/api.ts';
import { loadGame } from '../app/game-module.ts';
import { botName } from './names.ts';
import type { TablePlayer } from './snapshot.ts';
import { type ChallengeLabel, keptRow, type TableRowV1 } from './store.ts';
import { journalOfRow, openRow } from './table-rows.ts';

/** A match with all that is known of it. */
export interface Finished {
  readonly id: string;
  readonly title: string;
  readonly record: MatchRecord;
  readonly players: readonly TablePlayer[];
  /** The reader's own seat, if they sat there. */
  readonly mine: number | null;
  readonly where: string;
  /** How it came to its end, if it has. */
  readonly ending: Ending | null;
  readonly pace: Pace;
  /** Whether the host chose the seed, or brought the match along. */
  readonly seedChosen?: boolean;
  /** The tables of the same seed that it is compared with. */
  readonly series?: string | null;
  /** Where it is the match of a day, played on this device. */
  readonly challenge?: ChallengeLabel;
}

/** Finds the record of a table, on this device or on the server. */
export function findFinished(where: string, id: string): Promise<Finished | null> {
  if (where === 'local') return findHere(id);
  if (where === 'series') return findMember(id);
  return where === 'challenge' ? findTry(id) : findThere(id);
}

/** The name of somebody's try at a challenge, for the page that plays it again. */
export const tryName = (day: string, game: string, person: string): string => `${day}.${game}.${person}`;

/** The name of a table of a series, for the page that plays it again. */
export const memberName = (series: string, table: string): string => `${series}.${table}`;

async function findMember(id: string): Promise<Finished | null> {
  const [series = '', member = ''] = id.split('.');
  const [found, record] = await Promise.all([
    call('GET /api/series/:series', { params: { series } }),
    call('GET /api/series/:series/tables/:member/record', { params: { series, member } }),
  ]);
  const table = found.tables.find((one) => one.id === member);
  if (table === undefined) return null;
  return {
    id,
    where: 'series',
    title: found.title ?? '',
    record,
    players: playersOf(table.seats),
    mine: null,
    ending: 'played',
    pace: { kind: 'none' },
    series,
  };
}

async function findTry(id: string): Promise<Finished | null> {
  const [day = '', game = '', person = ''] = id.split('.');
  const [{ challenge }, line] = await Promise.all([
    call('GET /api/challenges/:day/:game', { params: { day, game } }),
    call('GET /api/challenges/:day/:game/lines/:person', { params: { day, game, person } }),
  ]);
  const { record } = line;
  return {
    id,
    where: 'challenge',
    title: '',
    record,
    players: Array.from({ length: record.seats }, (_, seat) =>
      seat === 0
        ? { seat: seatOf(seat), name: line.person.name, kind: 'person' }
        : { seat: seatOf(seat), name: botName(seat - 1), kind: 'bot', level: challenge.level },
    ),
    mine: null,
    ending: 'played',
    pace: { kind: 'none' },
  };
}

async function findHere(id: string): Promise<Finished | null> {
  const kept = await keptRow(id);
  if (kept !== null && 'record' in kept && kept.over && (await loadGame(kept.game)).rules.version !== kept.record.rules)
    return toldBy(kept);
  const found = await openRow(id);
  if (found === null) return null;
  const { row, game } = found;
  const { host } = openJournal(game.rules, await journalOfRow(row), Date.now());
  const people = row.setup.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return {
    id,
    where: 'local',
    title: row.title,
    record: host.record(),
    players: row.setup.seats.map(({ kind, level }, seat) => ({
      seat: seatOf(seat),
      name: row.names[seat] ?? '',
      kind,
      ...(level === null ? {} : { level }),
    })),
    mine: onlyOne(people),
    ending: host.state.ending,
    pace: row.setup.pace,
    ...(row.challenge === undefined ? {} : { challenge: row.challenge }),
  };
}

// What is over is not played again by other rules: its record tells how it ended.
function toldBy({ id, title, record, seats }: TableRowV1): Finished {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return {
    id,
    where: 'local',
    title,
    record,
    players: seats.map(({ name, kind, level }, seat) => ({ seat: seatOf(seat), name, kind, ...(level === undefined ? {} : { level }) })),
    mine: onlyOne(people),
    ending: 'played',
    pace: { kind: 'none' },
  };
}

async function findThere(id: string): Promise<Finished> {
  const params = { table: id };
  const [table, record] = await Promise.all([
    call('GET /api/tables/:table', { params }),
    call('GET /api/tables/:table/record', { params }),
  ]);
  return {
    id,
    where: 'remote',
    title: table.title ?? '',
    record,
    players: playersOf(table.seats),
    mine: table.me.seat,
    ending: table.ending,
    seedChosen: table.seedChosen,
    series: table.series,
    pace: table.pace,
  };
}

const playersOf = (seats: readonly SeatInfo[]): TablePlayer[] =>
  seats.map(({ seat, person, level }) => ({
    seat: seatOf(seat),
    name: person?.name ?? botName(seat),
    kind: person === null ? 'bot' : 'person',
    ...(level === null ? {} : { level }),
  }));

/** The seat of the one person, where there is just one. */
const onlyOne = ([first, ...others]: readonly number[]): number | null => (others.length === 0 ? (first ?? null) : null);
