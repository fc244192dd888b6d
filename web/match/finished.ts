import { type MatchRecord, seatOf } from '@pantheon/kernel';
import { call } from '../app/api.ts';
import { botName } from './names.ts';
import type { TablePlayer } from './session.ts';
import { keptTable } from './store.ts';

/** A match with all that is known of it. */
export interface Finished {
  readonly id: string;
  readonly title: string;
  readonly record: MatchRecord;
  readonly players: readonly TablePlayer[];
  /** The reader's own seat, if they sat there. */
  readonly mine: number | null;
  readonly where: string;
}

/** Finds the record of a table, on this device or on the server. */
export async function findFinished(where: string, id: string): Promise<Finished | null> {
  if (where === 'local') {
    const table = await keptTable(id);
    if (table === null) return null;
    const people = table.seats.filter((seat) => seat.kind === 'person');
    return {
      id,
      where,
      title: table.title,
      record: table.record,
      players: table.seats.map((seat, at) => ({ seat: seatOf(at), ...seat })),
      mine: people.length === 1 ? table.seats.indexOf(people[0] as (typeof people)[number]) : null,
    };
  }
  const params = { table: id };
  const [table, record] = await Promise.all([
    call('GET /api/tables/:table', { params }),
    call('GET /api/tables/:table/record', { params }),
  ]);
  return {
    id,
    where,
    title: table.title ?? '',
    record,
    players: table.seats.map((seat) => ({
      seat: seatOf(seat.seat),
      name: seat.person?.name ?? botName(seat.seat),
      kind: seat.person === null ? 'bot' : 'person',
      ...(seat.level === null ? {} : { level: seat.level }),
    })),
    mine: table.me.seat,
  };
}
