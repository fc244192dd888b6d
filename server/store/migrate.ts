import { runMigrations } from 'graphile-worker';
import { Migrator } from 'kysely';
import pg from 'pg';
import { quietLogger } from '../jobs/logger.ts';
import type { Store } from './connect.ts';
import { migrations } from './migrations/index.ts';

/** The names of all migrations, oldest first. */
export const migrationNames = Object.keys(migrations);

/** Brings the database to the newest version, or to an earlier one for tests and for old backups. Nodes that start at once take turns. */
export async function migrate(store: Store, upTo?: string): Promise<void> {
  const turn = await takeTurn(store.url);
  try {
    await migrateAlone(store, upTo);
  } finally {
    await turn.end();
  }
}

// On a connection of its own, so that it takes none from a small pool. The lock ends with it, whatever happens.
async function takeTurn(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'pantheon migration', keepAlive: true });
  // A connection that is lost meanwhile lets others have their turn; what the migration itself meets is what counts.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`select pg_advisory_lock(hashtext('pantheon migration'))`);
  return client;
}

async function migrateAlone(store: Store, upTo: string | undefined): Promise<void> {
  const migrator = new Migrator({ db: store.db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error !== undefined) {
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
    throw new Error(`the database cannot be brought up to date${failed ? ` (${failed})` : ''}: ${String(error)}`, { cause: error });
  }
  await runMigrations({ pgPool: store.pool, logger: quietLogger });
}

/** The migration that the database stands at, or null when it is empty. */
export async function versionOf(store: Store): Promise<string | null> {
  const migrator = new Migrator({ db: store.db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const known = await migrator.getMigrations();
  return known.findLast(({ executedAt }) => executedAt !== undefined)?.name ?? null;
}
