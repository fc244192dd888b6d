import { type MatchRecord, seatOf } from '@pantheon/kernel';
import { type Ending, openJournal, type Pace } from '@pantheon/table';
import { call } from '../app/api.ts';
import { botName } from './names.ts';
import type { TablePlayer } from './snapshot.ts';
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
}

/** Finds the record of a table, on this device or on the server. */
export const findFinished = (where: string, id: string): Promise<Finished | null> => (where === 'local' ? findHere(id) : findThere(id));

async function findHere(id: string): Promise<Finished | null> {
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
    mine: people.length === 1 ? (people[0] as number) : null,
    ending: host.state.ending,
    pace: row.setup.pace,
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
    players: table.seats.map((seat) => ({
      seat: seatOf(seat.seat),
      name: seat.person?.name ?? botName(seat.seat),
      kind: seat.person === null ? 'bot' : 'person',
      ...(seat.level === null ? {} : { level: seat.level }),
    })),
    mine: table.me.seat,
    ending: table.ending,
    pace: table.pace,
  };
}
