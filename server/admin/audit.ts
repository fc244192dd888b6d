import { sql } from 'kysely';
import type { AuditEntry } from '../api/index.ts';
import { seenIfAny } from '../identity/seen-as.ts';
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

/** These are noted in words alone; all others begin with the id of whom or what they concern. */
const IN_WORDS: ReadonlySet<string> = new Set(['a table is stopped by hand', 'the rules of the house are changed']);

/** What was noted of an act, without the id: nobody can read those. */
function inWords(act: string, about: string | null): string | null {
  if (about === null || IN_WORDS.has(act)) return about;
  const words = /^[^:]+: (.+)$/s.exec(about)?.[1];
  return words ?? null;
}

/** What those who run the server did before a time, the latest first. */
export async function readAudit(db: Services['db'], before: string | undefined): Promise<AuditEntry[]> {
  let query = db
    .selectFrom('audit')
    .leftJoin('people', 'people.id', 'audit.admin')
    .leftJoin('people as other', (join) => join.on(sql<boolean>`other.id = split_part(audit.about, ':', 1)`))
    .selectAll('audit')
    .select(['people.name', 'people.login', 'people.program'])
    .select(['other.id as other_id', 'other.name as other_name', 'other.login as other_login', 'other.program as other_program']);
  if (before !== undefined) query = query.where('audit.at', '<', new Date(before));
  const rows = await query.orderBy('audit.at', 'desc').limit(PAGE).execute();
  return rows.map(({ id, at, admin, name, login, program, act, table_id, about, ...other }) => ({
    ...{ id, at: at.toISOString(), act, table: table_id, about: inWords(act, about) },
    admin: seenIfAny({ id: admin, name, login, program }),
    person: seenIfAny({ id: other.other_id, name: other.other_name, login: other.other_login, program: other.other_program }),
  }));
}
