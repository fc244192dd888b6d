import { createHash, randomBytes } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { connect, type Store } from '../../store/connect.ts';
import { launch, type Postgres } from '../../store/launcher.ts';
import { migrate, migrationNames } from '../../store/migrate.ts';

const folder = path.join(os.tmpdir(), `pantheon-tests-${process.getuid?.() ?? 0}`);
// What tests write need not survive a power cut.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

let running: Promise<Postgres> | null = null;

/** A real PostgreSQL, shared by all test files and started by the first one. */
export function testPostgres(): Promise<Postgres> {
  running ??= launch({ folder, settings });
  return running;
}

/** Stops it, unless other test files still use it. */
export async function stopTestPostgres(): Promise<void> {
  const postgres = await running;
  running = null;
  await postgres?.stop();
}

const named = (url: string, name: string): string => url.replace('/postgres?', `/${name}?`);

async function inMain<T>(task: (store: Store) => Promise<T>): Promise<T> {
  const { url } = await testPostgres();
  const store = connect(url, { connections: 1 });
  try {
    return await task(store);
  } finally {
    await store.close();
  }
}

// Made once for a set of migrations; every test gets a copy, which takes a twentieth of a second.
async function template(store: Store): Promise<string> {
  const name = `template_${createHash('sha256').update(migrationNames.join()).digest('hex').slice(0, 12)}`;
  const { rowCount } = await store.pool.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount !== 0) return name;
  const draft = `draft_${randomBytes(6).toString('hex')}`;
  await store.pool.query(`create database ${draft}`);
  const fresh = connect(named(store.url, draft), { connections: 2 });
  await migrate(fresh);
  await fresh.close();
  await store.pool.query(`alter database ${draft} rename to ${name}`).catch((error: unknown) => {
    if ((error as { code?: string }).code !== '42P04') throw error;
  });
  return name;
}

/** A database of a test's own. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes a database: migrated, or empty. */
export async function testDatabase(options: { readonly empty?: boolean } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await inMain(async (store) => {
    const from = options.empty ? '' : `template ${await template(store)} strategy wal_log`;
    await store.pool.query(`create database ${name} ${from}`);
  });
  const { url } = await testPostgres();
  const drop = async (): Promise<void> => {
    await inMain((store) => store.pool.query(`drop database if exists ${name} with (force)`));
  };
  return { url: named(url, name), drop };
}
