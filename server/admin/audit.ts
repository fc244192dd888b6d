import type { AuditEntry } from '../api/index.ts';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';

/** Notes what somebody did who runs the server: in the log, and in a table that only the database itself lets anybody change. */
export async function noteAct(
  { db, log }: Pick<Services, 'db' | 'log'>,
  admin: string,
  { act, table, about }: { readonly act: string; readonly table?: string; readonly about?: string },
): Promise<void> {
  log.info({ admin, table, about }, act);
  await db
    .insertInto('audit')
    .values({ id: newId(), admin, act, table_id: table ?? null, about: about ?? null })
    .execute();
}

const PAGE = 100;

/** What those who run the server did before a time, the latest first. */
export async function readAudit(db: Services['db'], before: string | undefined): Promise<AuditEntry[]> {
  let query = db
    .selectFrom('audit')
    .leftJoin('people', 'people.id', 'audit.admin')
    .selectAll('audit')
    .select(['people.name', 'people.login']);
  if (before !== undefined) query = query.where('audit.at', '<', new Date(before));
  const rows = await query.orderBy('audit.at', 'desc').limit(PAGE).execute();
  return rows.map(({ id, at, admin, name, login, act, table_id, about }) => ({
    id,
    at: at.toISOString(),
    admin: admin === null ? null : { id: admin, name: name ?? '', guest: login === null },
    act,
    table: table_id,
    about,
  }));
}
