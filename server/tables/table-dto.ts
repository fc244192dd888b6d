import type { SeatInfo, TableDto } from '../api/index.ts';
import { seenIfAny } from '../identity/seen-as.ts';
import { seatOfPerson } from './access.ts';
import type { StoredTable } from './table-repository.ts';

const seatInfo = (
  { seat, kind, person, name, login, program, level, ready, stand_in, stand_in_because }: StoredTable['seats'][number],
  host: string | null,
): SeatInfo => ({
  seat,
  kind,
  person: seenIfAny({ id: person, name, login, program }),
  level,
  ready: kind === 'bot' || (person !== null && (ready || person === host)),
  standIn: stand_in === null || stand_in_because === null ? null : { level: stand_in, because: stand_in_because },
});

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** When the time of a seat runs out, if it runs. */
function deadlineAt({ state, status }: StoredTable['row'], seat: number | null): string | null {
  const since = seat === null || status !== 'running' ? null : (state?.clocks.since[seat] ?? null);
  const left = seat === null ? null : (state?.clocks.left[seat] ?? null);
  return since === null || left === null ? null : new Date(since + left).toISOString();
}

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
    advice: row.advice,
    pace: row.pace,
    seats: table.seats.map((one) => seatInfo(one, row.host)),
    host: table.host,
    autoStart: row.auto_start,
    me: { seat, host },
    commitment: row.commitment,
    seedChosen: row.seed_chosen,
    createdAt: row.created_at.toISOString(),
    startedAt: row.status === 'waiting' ? null : iso(row.started_at),
    finishedAt: iso(row.finished_at),
    moment: row.moment,
    activeAt: row.active_at.toISOString(),
    waiting: row.waiting,
    deadline: deadlineAt(row, seat),
    round: row.round,
    ending: row.ending,
    result: row.result,
    rematchOf: row.rematch_of,
    rematch: table.rematch,
    series: row.series,
    invite: seat !== null || host ? row.invite : null,
  };
}
