import type { SeatInfo, TableDto } from '../api/index.ts';
import { seatOfPerson } from './access.ts';
import type { StoredTable } from './table-repository.ts';

const seatInfo = ({ seat, kind, person, name, login, level, stand_in, stand_in_because }: StoredTable['seats'][number]): SeatInfo => ({
  seat,
  kind,
  person: person === null ? null : { id: person, name: name ?? '', guest: login === null },
  level,
  standIn: stand_in === null || stand_in_because === null ? null : { level: stand_in, because: stand_in_because },
});

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A table as somebody may see it. Built field by field: the seed and all that belongs to others stay here. */
export function tableFor(table: StoredTable, person: string | null): TableDto {
  const { row } = table;
  const seat = seatOfPerson(table, person);
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
    seats: table.seats.map(seatInfo),
    host: table.host,
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
    rematch: table.rematch,
    invite: seat !== null || host ? row.invite : null,
  };
}
