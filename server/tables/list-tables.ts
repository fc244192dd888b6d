import { type Kysely, sql } from 'kysely';
import type { Api } from '../api/index.ts';
import { isOfStrength } from '../ratings/table-strength.ts';
import { isApartFromHost } from '../safety/distance.ts';
import type { Database } from '../store/schema.ts';
import { mostOpenOfHost, type OpenTableCaps } from './open-tables.ts';
import { readTables, type StoredTable } from './table-repository.ts';

/** A page of tables, the most recently active first. */
export async function listTables(
  db: Kysely<Database>,
  query: Api['GET /api/tables']['query'] & { readonly limit: number; readonly caps: OpenTableCaps },
  person: string | null,
): Promise<{ tables: StoredTable[]; next: string | null }> {
  const mine = sql<boolean>`exists (select 1 from seats where seats.table_id = tables.id and seats.person = ${person})`;
  const conditions = {
    'waiting-for-me': sql<boolean>`status = 'running' and not paused and exists (
      select 1 from seats where seats.table_id = tables.id and seats.person = ${person} and seats.seat = any(tables.waiting) and seats.stand_in is null)`,
    mine: sql<boolean>`status in ('waiting', 'running', 'frozen') and (host = ${person} or ${mine})`,
    // One host does not bury the others, however many tables were made at once.
    open: sql<boolean>`status = 'waiting' and started_at is null and public and not ${isApartFromHost(person)} and exists (
      select 1 from seats where seats.table_id = tables.id and seats.kind = 'open')
      and (select count(*) from tables as other where other.host = tables.host and other.status = 'waiting' and other.public
        and (other.active_at, other.id) > (tables.active_at, tables.id)) < ${mostOpenOfHost(query.caps)}`,
    watch: sql<boolean>`status = 'running' and public and spectators`,
    finished: sql<boolean>`status = 'finished' and ${mine}`,
  };
  const { game, pace, seats, language, ratingFrom, ratingTo, ratingNear, limit, after } = query;
  let rows = db.selectFrom('tables').select(['id', 'active_at']).where(conditions[query.list]);
  if (game !== undefined) rows = rows.where('game', '=', game);
  if (pace !== undefined) rows = rows.where(sql<boolean>`pace->>'kind' = ${pace}`);
  if (seats !== undefined) rows = rows.where(sql<boolean>`(select count(*) from seats where seats.table_id = tables.id) = ${seats}`);
  if (language !== undefined)
    rows = rows.where(sql<boolean>`exists (select 1 from people where people.id = tables.host and people.language = ${language})`);
  if (ratingFrom !== undefined || ratingTo !== undefined || ratingNear !== undefined)
    rows = rows.where(isOfStrength({ from: ratingFrom, to: ratingTo, near: ratingNear }, person));
  const place = /^(\d{1,13})\.([a-z0-9]{4,32})$/.exec(after ?? '');
  if (place !== null) rows = rows.where(sql<boolean>`(active_at, id) < (${new Date(Number(place[1]))}::timestamptz, ${place[2]}::text)`);
  const found = await rows
    .orderBy('active_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const tables = await readTables(
    db,
    page.map(({ id }) => id),
  );
  return { tables, next: found.length > limit && last !== undefined ? `${last.active_at.getTime()}.${last.id}` : null };
}
