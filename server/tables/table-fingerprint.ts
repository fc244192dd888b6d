import { type Kysely, sql } from 'kysely';
import type { Database, SeatRow, TableRow } from '../store/schema.ts';

type FingerprintedRow = Pick<TableRow, 'status' | 'paused' | 'public' | 'spectators' | 'advice' | 'title' | 'invite'>;
type FingerprintedSeat = Pick<SeatRow, 'seat' | 'kind' | 'person' | 'level' | 'stand_in'>;

/** All that is told of a table beside its journal, as one text: whoever was told of another one has not heard the latest. */
export const fingerprintOf = ({
  row: { status, paused, public: open, spectators, advice, title, invite },
  seats,
}: {
  readonly row: FingerprintedRow;
  readonly seats: readonly FingerprintedSeat[];
}): string =>
  JSON.stringify([
    [status, paused, open, spectators, advice, title, invite],
    ...seats.map(({ seat, kind, person, level, stand_in }) => [seat, kind, person, level, stand_in]),
  ]);

/** How far tables have come, and what is told of them besides. A table that is not there any more is left out. */
export async function readFingerprints(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, { readonly entries: number; readonly fingerprint: string }>> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'entries', 'status', 'paused', 'public', 'spectators', 'advice', 'title', 'invite'])
    .select(
      sql<FingerprintedSeat[]>`(select coalesce(jsonb_agg(jsonb_build_object('seat', seat, 'kind', kind, 'person', person, 'level', level,
        'stand_in', stand_in) order by seat), '[]') from seats where seats.table_id = tables.id)`.as('seated'),
    )
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, entries, seated, ...row }) => [id, { entries, fingerprint: fingerprintOf({ row, seats: seated }) }]));
}
