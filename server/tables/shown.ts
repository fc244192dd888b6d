import type { SeatInfo, Table } from '../api/index.ts';
import type { TableState } from './rows.ts';

const seatInfo = ({ seat, kind, person, name, login, level, stand_in, stand_in_because }: TableState['seats'][number]): SeatInfo => ({
  seat,
  kind,
  person: person === null ? null : { id: person, name: name ?? '', guest: login === null },
  level,
  standIn: stand_in === null || stand_in_because === null ? null : { level: stand_in, because: stand_in_because },
});

/** The seat of a person at a table, or null. */
export const seatOfPerson = ({ seats }: TableState, person: string | null): number | null =>
  person === null ? null : (seats.find((seat) => seat.person === person)?.seat ?? null);

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A table as somebody may see it. Built field by field: the seed and all that belongs to others stay here. */
export function tableFor(state: TableState, person: string | null): Table {
  const { row } = state;
  const seat = seatOfPerson(state, person);
  const host = person !== null && row.host === person;
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    options: row.options,
    packHash: row.pack_hash,
    customPack: row.custom_pack,
    title: row.title,
    status: row.status,
    paused: row.paused,
    public: row.public,
    spectators: row.spectators,
    pace: row.pace,
    seats: state.seats.map(seatInfo),
    host: state.host,
    me: { seat, host },
    commitment: row.commitment,
    seedChosen: row.seed_chosen,
    createdAt: row.created_at.toISOString(),
    startedAt: row.status === 'waiting' ? null : iso(row.started_at),
    finishedAt: iso(row.finished_at),
    moment: row.moment,
    activeAt: row.active_at.toISOString(),
    waiting: row.waiting,
    round: row.round,
    ending: row.ending,
    result: row.result,
    rematchOf: row.rematch_of,
    rematch: state.rematch,
    invite: seat !== null || host ? row.invite : null,
  };
}

/** Whether somebody may see a table: those who sit there, the host, invited spectators, and everybody if it is public. */
export function maySee({ row, seats }: TableState, person: string | null, isWatcher: boolean): boolean {
  if (person !== null && (row.host === person || seats.some((seat) => seat.person === person))) return true;
  if (row.public && (row.status === 'waiting' || row.spectators)) return true;
  return isWatcher && row.spectators;
}
