import { type Kysely, sql } from 'kysely';
import type { Overview, Report } from '../api/index.ts';
import { seenIfAny } from '../identity/seen-as.ts';
import type { Database, TableStatus } from '../store/schema.ts';
import { readTables, type StoredTable } from '../tables/table-repository.ts';

type Db = Kysely<Database>;

/** How the server is doing, over all nodes. */
export async function overviewOf(db: Db, version: string): Promise<Overview> {
  const [nodes, people, tables, reports] = await Promise.all([
    db.selectFrom('nodes').selectAll().where('seen_at', '>', sql<Date>`now() - interval '1 minute'`).orderBy('started_at').execute(),
    db.selectFrom('people').select(sql<number>`count(*)::int`.as('count')).where('deleted_at', 'is', null).executeTakeFirstOrThrow(),
    db
      .selectFrom('tables')
      .select(['status', sql<number>`count(*)::int`.as('count')])
      .groupBy('status')
      .execute(),
    db.selectFrom('reports').select(sql<number>`count(*)::int`.as('count')).where('closed_at', 'is', null).executeTakeFirstOrThrow(),
  ]);
  const count = (status: TableStatus): number => tables.find((row) => row.status === status)?.count ?? 0;
  return {
    version,
    nodes: nodes.map(({ id, started_at, seen_at, sockets, matches }) => ({
      id,
      startedAt: started_at.toISOString(),
      seenAt: seen_at.toISOString(),
      sockets,
      matches,
    })),
    people: people.count,
    tables: { waiting: count('waiting'), running: count('running'), finished: count('finished'), frozen: count('frozen') },
    openReports: reports.count,
  };
}

/** People by a part of their name, those seen last first. */
export const findPeople = (db: Db, search: string | undefined) => {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('people')
    .select(['id', 'name', 'login', 'program', 'admin', 'created_at', 'seen_at', 'banned_until', 'ban_reason'])
    .where('deleted_at', 'is', null)
    .where('name', 'ilike', pattern)
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute();
};

/** Tables by status, the most recently active first. */
export async function findTables(db: Db, status: TableStatus | undefined): Promise<StoredTable[]> {
  let query = db.selectFrom('tables').select('id');
  if (status !== undefined) query = query.where('status', '=', status);
  const rows = await query.orderBy('active_at', 'desc').limit(100).execute();
  return readTables(
    db,
    rows.map(({ id }) => id),
  );
}

/** Reports, open ones first; one of them if an id is given. */
export async function findReports(db: Db, id?: string): Promise<Report[]> {
  let query = db
    .selectFrom('reports')
    .leftJoin('people', 'people.id', 'reports.person')
    .select([
      'reports.id',
      'reports.table_id',
      'reports.text',
      'reports.fault',
      'reports.at',
      'reports.closed_at',
      'people.id as person',
      'people.name',
      'people.login',
      'people.program',
    ]);
  if (id !== undefined) query = query.where('reports.id', '=', id);
  const rows = await query.orderBy(sql`reports.closed_at is not null`).orderBy('reports.at', 'desc').limit(200).execute();
  return rows.map((row) => ({
    id: row.id,
    table: row.table_id,
    by: seenIfAny({ ...row, id: row.person }),
    text: row.text,
    fault: row.fault,
    at: row.at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  }));
}

/** Makes an account one that runs the server, or takes that away; whether there is such an account. */
export async function setAdmin(db: Db, login: string, admin: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('people').set({ admin }).where('login', '=', login).executeTakeFirst();
  return numUpdatedRows > 0n;
}
