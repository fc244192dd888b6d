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
