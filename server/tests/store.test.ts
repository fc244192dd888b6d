import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup, restore } from '../admin/backup.ts';
import { exportTable, importTable } from '../admin/transfer.ts';
import { connect, type Store } from '../store/connect.ts';
import { launch } from '../store/launcher.ts';
import { migrate, migrationNames, versionOf } from '../store/migrate.ts';
import { SocketFolder } from '../store/socket-folder.ts';
import { Client } from './harness/client.ts';
import { playOn, type Sitting, sitDown } from './harness/playing.ts';
import { testDatabase } from './harness/postgres.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

describe('the embedded PostgreSQL', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'pantheon launcher '));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const count = async (url: string): Promise<number> => {
    const store = connect(url, { connections: 1 });
    await store.pool.query('create table if not exists marks (at timestamptz default now())');
    await store.pool.query('insert into marks default values');
    const { rows } = await store.pool.query<{ count: number }>('select count(*)::int as count from marks');
    await store.close();
    return rows[0]?.count as number;
  };

  it('starts in a folder of its own, is shared by whoever starts it too, and stops with the last of them', async () => {
    const [first, second] = await Promise.all([launch({ folder }), launch({ folder })]);
    expect(first.url).toBe(second.url);
    expect(await count(first.url)).toBe(1);
    await first.stop();
    expect(await count(second.url)).toBe(2);
    await second.stop();
    await expect(count(first.url)).rejects.toThrow();
  });

  const kill = (): void => {
    const pid = Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)) throw new Error('that is not our database');
    process.kill(pid, 'SIGKILL');
  };

  it('comes back with everything after its server was killed, for whoever starts it anew', async () => {
    const first = await launch({ folder });
    const before = await count(first.url);
    kill();
    const second = await launch({ folder });
    expect(await count(second.url)).toBe(before + 1);
    await first.stop();
    await second.stop();
  });

  it('comes back by itself after its server was killed', async () => {
    const postgres = await launch({ folder });
    const before = await count(postgres.url);
    kill();
    await expect.poll(() => count(postgres.url).catch(() => null), { timeout: 30_000, interval: 200 }).toBe(before + 1);
    await postgres.stop();
    await expect(count(postgres.url)).rejects.toThrow();
  });

  it('makes the folder of its socket itself, where nobody foresees it and nobody else may enter', async () => {
    const foreseen = path.join(os.tmpdir(), `pantheon-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
    mkdirSync(foreseen, { mode: 0o777 });
    const postgres = await launch({ folder });
    const socket = new URL(postgres.url.replace('@/', '@localhost/')).searchParams.get('host') as string;
    expect(socket).not.toBe(foreseen);
    const { mode, uid } = lstatSync(socket);
    expect([mode & 0o777, uid]).toEqual([0o700, process.getuid?.()]);
    expect(readdirSync(foreseen)).toEqual([]);
    await postgres.stop();
    expect(existsSync(socket)).toBe(false);
    rmdirSync(foreseen);
  });

  it('takes no folder for its socket that is a link, or that others may enter', async () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'pantheon-socket-'));
    const elsewhere = path.join(data, 'elsewhere');
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, path.join(data, 'socket'));
    expect(() => new SocketFolder(data).provide()).toThrow('belongs to somebody else');
    rmSync(path.join(data, 'socket'));
    mkdirSync(path.join(data, 'socket'));
    chmodSync(path.join(data, 'socket'), 0o777);
    expect(statSync(new SocketFolder(data).provide()).mode & 0o777).toBe(0o700);
    const long = path.join(data, 'x'.repeat(100));
    mkdirSync(long);
    writeFileSync(path.join(long, 'postgres.socket'), elsewhere);
    chmodSync(elsewhere, 0o700);
    expect(new SocketFolder(long).provide()).toBe(elsewhere);
    if (process.getuid?.() === 0) {
      chownSync(elsewhere, 12_345, 12_345);
      const fresh = new SocketFolder(long).provide();
      expect(fresh).not.toBe(elsewhere);
      rmSync(fresh, { recursive: true });
    }
    rmSync(data, { recursive: true });
  });

  it('speaks TCP with a password where there are no sockets', async () => {
    const postgres = await launch({ folder: path.join(folder, 'tcp'), tcp: true });
    expect(await count(postgres.url)).toBe(1);
    await expect(count(postgres.url.replace(/:\w+@/, ':wrong@'))).rejects.toThrow('password');
    await postgres.stop();
  });
});

describe('the database', () => {
  afterAll(stopTests);

  it.each(migrationNames)(
    'is brought up to date from %s, with what is in it',
    async (from) => {
      const { url, drop } = await testDatabase({ empty: true });
      const store = connect(url, { connections: 3 });
      await migrate(store, from);
      expect(await versionOf(store)).toBe(from);
      await sql`insert into people (id, name, language) values ('keeper', 'Keeper', 'en')`.execute(store.db);
      await migrate(store);
      expect(await versionOf(store)).toBe(migrationNames.at(-1));
      expect(await store.db.selectFrom('people').select('name').execute()).toEqual([{ name: 'Keeper' }]);
      expect(await shapeOf(store)).toEqual(await freshShape());
      await store.close();
      await drop();
    },
    30_000,
  );

  it('says what went wrong in a migration, and lets the next one try', async () => {
    const { url, drop } = await testDatabase({ empty: true });
    const store = connect(url, { connections: 1 });
    await sql`create table people (id text)`.execute(store.db);
    await expect(migrate(store)).rejects.toThrow('0001-people');
    await sql`drop table people`.execute(store.db);
    await migrate(store);
    expect(await versionOf(store)).toBe(migrationNames.at(-1));
    await store.close();
    await drop();
  });

  it('is migrated once by nodes that start together', async () => {
    const { url, drop } = await testDatabase({ empty: true });
    const stores = [1, 1, 2, 3].map((connections) => connect(url, { connections }));
    await Promise.all(stores.map((store) => migrate(store)));
    expect(await versionOf(stores[0] as Store)).toBe(migrationNames.at(-1));
    await Promise.all(stores.map((store) => store.close()));
    await drop();
  });

  const shapeOf = async ({ db }: Store): Promise<unknown> =>
    (
      await sql`select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(
        db,
      )
    ).rows;
  const freshShape = async (): Promise<unknown> => {
    const { url, drop } = await testDatabase();
    const store = connect(url, { connections: 1 });
    const shape = await shapeOf(store);
    await store.close();
    await drop();
    return shape;
  };
});

describe('backups', () => {
  let server: TestServer;
  let sitting: Sitting;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'pantheon-backup-'));
    server = await testServer();
    sitting = await sitDown(server.urls, 2);
    await playOn(sitting, 'backup', 20);
    const finished = await sitDown(server.urls, 2);
    await playOn(finished, 'finished');
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
    rmSync(folder, { recursive: true, force: true });
  });

  const store = (): Store => (server.nodes[0] as (typeof server.nodes)[number]).services.store;

  it('bring everything back: people sign in, matches go on', async () => {
    const file = path.join(folder, 'all.gz');
    const written = await backup(store(), file);
    const database = await testDatabase({ empty: true });
    expect(await restore(database.url, file)).toEqual(Object.fromEntries(Object.entries(written).filter(([, rows]) => rows > 0)));
    await expect(restore(database.url, file)).rejects.toThrow('not empty');
    const other = await testServer({ database });
    const players = sitting.players.map(({ cookie }) => Object.assign(new Client(other.urls[0] as string), { cookie }));
    const [ada] = players as [Client];
    expect((await ada.match(sitting.table.id)).sight).toEqual((await (sitting.players[0] as Client).match(sitting.table.id)).sight);
    expect(await playOn({ table: sitting.table, players }, 'restored', 5)).toBe(5);
    await ada.call('POST /api/tables/:table/chat', { params: { table: sitting.table.id }, body: { id: 'afterwards', text: 'still here' } });
    await other.close();
    await database.drop();
  });

  it('can be read again after the reading was cut', async () => {
    const file = path.join(folder, 'cut.gz');
    const written = await backup(store(), file);
    const whole = readFileSync(file);
    const database = await testDatabase({ empty: true });
    const there = connect(database.url, { connections: 1 });
    await there.pool.query('create table of_somebody_else (kept text)');
    for (const part of [0.5, 0.9]) {
      writeFileSync(file, whole.subarray(0, Math.floor(whole.length * part)));
      await expect(restore(database.url, file)).rejects.toThrow();
    }
    // A server that was started in between brings the store up to date, but nobody came yet.
    await migrate(there);
    writeFileSync(file, whole);
    expect(await restore(database.url, file)).toEqual(Object.fromEntries(Object.entries(written).filter(([, rows]) => rows > 0)));
    await expect(restore(database.url, file)).rejects.toThrow('not empty');
    expect(
      (await there.pool.query(`select to_regclass('of_somebody_else') as kept, to_regclass('pantheon_restoring') as mark`)).rows,
    ).toEqual([{ kept: 'of_somebody_else', mark: null }]);
    await there.close();
    await database.drop();
  });

  it('are not read over people who came after the reading was cut', async () => {
    const file = path.join(folder, 'over.gz');
    await backup(store(), file);
    const whole = readFileSync(file);
    const database = await testDatabase({ empty: true });
    writeFileSync(file, whole.subarray(0, Math.floor(whole.length / 2)));
    await expect(restore(database.url, file)).rejects.toThrow();
    const other = await testServer({ database });
    await Client.guest(other.urls[0] as string, 'Newcomer');
    writeFileSync(file, whole);
    await expect(restore(database.url, file)).rejects.toThrow('not empty');
    await other.close();
    await database.drop();
  });

  it('are refused when they are something else', async () => {
    const database = await testDatabase({ empty: true });
    const file = path.join(folder, 'none.gz');
    writeFileSync(file, gzipSync('{"format":"something else"}\n'));
    await expect(restore(database.url, file)).rejects.toThrow('not a backup');
    writeFileSync(file, gzipSync('{"format":"pantheon-backup","version":"9999-future"}\n'));
    await expect(restore(database.url, file)).rejects.toThrow('newer version');
    await database.drop();
  });

  it('carry one table to another server, where it goes on', async () => {
    const carried = await exportTable(store(), sitting.table.id);
    const other = await testServer();
    const there = (other.nodes[0] as (typeof other.nodes)[number]).services;
    expect(await importTable(there.store, JSON.parse(JSON.stringify(carried)))).toBe(sitting.table.id);
    const { row } = await there.registry.actor(sitting.table.id).withTable(async (_now, table) => table);
    expect(row.moment).toBe((await (sitting.players[0] as Client).match(sitting.table.id)).moment);
    await expect(importTable(there.store, carried)).rejects.toThrow();
    await other.close();
  });
});
