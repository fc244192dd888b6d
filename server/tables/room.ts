import { type Kysely, sql } from 'kysely';
import type { Database, SeatRow, TableRow } from '../store/schema.ts';

type RoomRow = Pick<TableRow, 'status' | 'paused' | 'public' | 'spectators' | 'title' | 'invite'>;
type RoomSeat = Pick<SeatRow, 'seat' | 'kind' | 'person' | 'level' | 'stand_in'>;

/** All that is told of a table beside its journal, as one text: whoever was told of another one has not heard the latest. */
export const roomOf = ({
  row: { status, paused, public: open, spectators, title, invite },
  seats,
}: {
  readonly row: RoomRow;
  readonly seats: readonly RoomSeat[];
}): string =>
  JSON.stringify([
    [status, paused, open, spectators, title, invite],
    ...seats.map(({ seat, kind, person, level, stand_in }) => [seat, kind, person, level, stand_in]),
  ]);

/** How far tables have come, and what is told of them besides. A table that is not there any more is left out. */
export async function readRooms(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, { readonly entries: number; readonly room: string }>> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'entries', 'status', 'paused', 'public', 'spectators', 'title', 'invite'])
    .select(
      sql<RoomSeat[]>`(select coalesce(jsonb_agg(jsonb_build_object('seat', seat, 'kind', kind, 'person', person, 'level', level,
        'stand_in', stand_in) order by seat), '[]') from seats where seats.table_id = tables.id)`.as('seated'),
    )
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, entries, seated, ...row }) => [id, { entries, room: roomOf({ row, seats: seated }) }]));
}
