import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { connect, type Store } from '../store/connect.ts';
import { migrate, migrationNames, versionOf } from '../store/migrate.ts';
import { clearForRestore, markRestore, RESTORING } from './half-restored.ts';

const FORMAT = 'pantheon-backup';
const ROWS = 500;

/** What is kept, in an order in which nothing refers to something that is not there yet. Who is present, and jobs, come by themselves. */
const TABLES = [
  'people',
  'sessions',
  'passkeys',
  'known_devices',
  'packs',
  'series',
  'tables',
  'seats',
  'entries',
  'checkpoints',
  'bases',
  'archives',
  'orders',
  'proposals',
  'chat',
  'notes',
  'reports',
  'watchers',
  'engines',
  'ladder_tables',
  'notices',
  'notice_settings',
  'devices',
  'settings',
  'audit',
  'rated_tables',
  'seat_results',
  'ratings',
  'laurels',
  'closed_seasons',
  'challenges',
  'challenge_tries',
  'blocks',
  'complaints',
  'invitations',
  'vacations',
] as const;

/** How many rows of each table were written or read. */
export type Counts = { [table: string]: number };

/** Tables whose rows refer to rows of the same table: these come first. */
const FIRST: { readonly [table: string]: string } = { tables: 'order by rematch_of is not null, created_at' };

/**
 * Writes everything to a file, one row a line, as it was at one moment: play goes on meanwhile. The file holds secrets of running
 * matches and hashes of passwords.
 */
export async function backup(store: Store, file: string): Promise<Counts> {
  const draft = `${file}.part`;
  const zip = createGzip();
  const out = zip.pipe(createWriteStream(draft, { mode: 0o600 }));
  const counts: Counts = {};
  const client = await store.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    zip.write(`${JSON.stringify({ format: FORMAT, version: await versionOf(store), at: new Date().toISOString() })}\n`);
    for (const table of TABLES) {
      const present = await client.query('select to_regclass($1) is not null as present', [table]);
      if (present.rows[0]?.present) counts[table] = await writeTable(client, table, zip);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  zip.end();
  await finished(out);
  await rename(draft, file);
  return counts;
}

async function writeTable(client: pg.PoolClient, table: string, out: NodeJS.WritableStream): Promise<number> {
  await client.query(
    `declare rows no scroll cursor for select json_build_object('table', '${table}', 'row', to_jsonb(t))::text as line from ${table} t ${FIRST[table] ?? ''}`,
  );
  let count = 0;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS} from rows`);
    if (rows.length === 0) break;
    count += rows.length;
    const more = out.write(rows.map(({ line }) => `${line}\n`).join(''));
    if (!more) await new Promise((go) => out.once('drain', go));
  }
  await client.query('close rows');
  return count;
}

/**
 * Reads a backup into an empty database, also one that an earlier version made: it is brought up to date afterwards. All rows come at
 * once; a restore that was cut before leaves nothing but a mark, and can be repeated.
 */
export async function restore(url: string, file: string): Promise<Counts> {
  const store = connect(url, { connections: 3 });
  try {
    await clearForRestore(store);
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })[Symbol.asyncIterator]();
    const version = readHeader((await lines.next()).value);
    await markRestore(store);
    await migrate(store, version);
    const counts = await insertAll(store, lines);
    await migrate(store);
    return counts;
  } finally {
    await store.close();
  }
}

function readHeader(line: string | undefined): string {
  const header = JSON.parse(line ?? 'null') as { format?: string; version?: string } | null;
  if (header?.format !== FORMAT) throw new Error('this is not a backup of Pantheon');
  if (header.version === undefined || !migrationNames.includes(header.version))
    throw new Error(`this backup is of a newer version (${header.version})`);
  return header.version;
}

async function insertAll(store: Store, lines: AsyncIterator<string>): Promise<Counts> {
  const counts: Counts = {};
  const client = await store.pool.connect();
  try {
    await client.query('begin');
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      const { table, row } = JSON.parse(next.value) as { table: string; row: object };
      if (!(TABLES as readonly string[]).includes(table)) throw new Error(`the backup has a table "${table}" that is not known`);
      await client.query(`insert into ${table} overriding system value select * from jsonb_populate_record(null::${table}, $1::jsonb)`, [
        JSON.stringify(row),
      ]);
      counts[table] = (counts[table] ?? 0) + 1;
    }
    await client.query(`drop table ${RESTORING}`);
    for (const table of ['chat', 'notices'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) from ${table}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return counts;
}
