import type { Store } from '../store/connect.ts';
import { versionOf } from '../store/migrate.ts';

/** The table that says that a restore has begun; it goes in the transaction in which the rows come. */
export const RESTORING = 'pantheon_restoring';

const TABLES = `select array_agg(tablename::text) as names from pg_tables where schemaname = current_schema()`;

async function tableNames({ pool }: Store): Promise<readonly string[]> {
  const { rows } = await pool.query<{ names: string[] | null }>(TABLES);
  return rows[0]?.names ?? [];
}

/** Marks a database as one into which a backup is being read, and notes what was in it before. */
export async function markRestore(store: Store): Promise<void> {
  const before = await tableNames(store);
  await store.pool.query(`create table ${RESTORING} as select $1::text[] as before`, [before]);
}

/** Makes sure that nothing of ours is in a database. What a restore that was cut has left is removed; anything else is not touched. */
export async function clearForRestore(store: Store): Promise<void> {
  const names = await tableNames(store);
  if (names.includes(RESTORING)) {
    await requireNobody(store, names);
    await removeRemains(store, names);
  } else if ((await versionOf(store)) !== null) throw notEmpty();
}

const notEmpty = (): Error => new Error('the database is not empty; restore into a new one');

// Somebody may have started the server after the restore was cut, and people may have come since.
async function requireNobody({ pool }: Store, names: readonly string[]): Promise<void> {
  if (names.includes('people') && (await pool.query('select 1 from people limit 1')).rowCount !== 0) throw notEmpty();
}

async function removeRemains({ pool }: Store, names: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ before: string[] }>(`select before from ${RESTORING}`);
  const before = new Set(rows[0]?.before);
  const ours = names.filter((name) => !before.has(name)).map((name) => `"${name.replaceAll('"', '""')}"`);
  await pool.query(`drop table ${ours.join(', ')} cascade`);
  await pool.query('drop schema if exists graphile_worker cascade');
}
