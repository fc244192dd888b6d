import { type Kysely, sql } from 'kysely';
import type { Database, TableRow } from '../store/schema.ts';

/** A table that waits for somebody, and until when. */
export interface Awaited {
  readonly person: string;
  readonly table: string;
  readonly game: string;
  readonly title: string | null;
  /** Since when, and until when; null where nothing limits the seat. */
  readonly since: Date | null;
  readonly until: Date | null;
  readonly pace: TableRow['pace']['kind'];
}

interface Row {
  readonly person: string;
  readonly seat: number;
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  readonly state: TableRow['state'];
  readonly pace: TableRow['pace'];
}

/** The tables that wait for people, one of them or all whose time runs out before a moment; the most urgent first. */
export async function awaited(db: Kysely<Database>, which: { readonly person: string } | { readonly before: Date }): Promise<Awaited[]> {
  const chosen =
    'person' in which ? sql`seats.person = ${which.person}` : sql`tables.deadline < ${which.before} and seats.person is not null`;
  const { rows } = await sql<Row>`
    select seats.person, seats.seat, tables.id, tables.game, tables.title, tables.state, tables.pace
    from tables join seats on seats.table_id = tables.id
    where tables.status = 'running' and not tables.paused and seats.stand_in is null and seats.seat = any(tables.waiting) and ${chosen}`.execute(
    db,
  );
  return rows
    .map(({ person, seat, id, game, title, state, pace }) => {
      const since = state?.clocks.since[seat] ?? null;
      const left = state?.clocks.left[seat] ?? null;
      const runs = since !== null && left !== null;
      return {
        person,
        table: id,
        game,
        title,
        since: runs ? new Date(since) : null,
        until: runs ? new Date(since + left) : null,
        pace: pace.kind,
      };
    })
    .toSorted((a, b) => (a.until?.getTime() ?? Number.POSITIVE_INFINITY) - (b.until?.getTime() ?? Number.POSITIVE_INFINITY));
}
