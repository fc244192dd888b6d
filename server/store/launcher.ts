import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Binaries, PostgresFailed } from './binaries.ts';
import { underLock } from './lock.ts';
import { SocketFolder } from './socket-folder.ts';

/** A PostgreSQL to work with. */
export interface Postgres {
  readonly url: string;
  /** Whether it runs in a folder of ours. */
  readonly embedded: boolean;
  /** Stops it, unless others still use it. One that somebody else runs is left alone. */
  stop(): Promise<void>;
}

/** How the embedded PostgreSQL is started. */
export interface LaunchOptions {
  /** The folder that holds everything; it is made if it is missing. */
  readonly folder: string;
  /** Speak TCP on this machine with a password instead of a socket file. Windows has no other way. */
  readonly tcp?: boolean;
  /** Settings of the server, such as `fsync: 'off'` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

const USER = 'app';
const DATABASE = 'postgres';
const PATIENCE = 60;

/** The PostgreSQL of `DATABASE_URL`, or an embedded one in a folder. */
export async function providePostgres(databaseUrl: string | undefined, options: LaunchOptions): Promise<Postgres> {
  if (databaseUrl) return { url: databaseUrl, embedded: false, stop: async () => undefined };
  return launch(options);
}

/** Starts the embedded PostgreSQL in a folder, or finds it running there, and starts it again should it die. */
export async function launch(options: LaunchOptions): Promise<Postgres> {
  const folder = path.resolve(options.folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const cluster = new Cluster(folder, options);
  const keeper = new Keeper(cluster, path.join(folder, 'postgres.lock'));
  await keeper.start();
  return { url: cluster.url(), embedded: true, stop: () => keeper.stop() };
}

/** Stays connected to a cluster for as long as somebody works here. */
class Keeper {
  private readonly cluster: Cluster;
  private readonly lock: string;
  private presence: pg.Client | null = null;
  private isStopped = false;

  constructor(cluster: Cluster, lock: string) {
    this.cluster = cluster;
    this.lock = lock;
  }

  async start(): Promise<void> {
    await underLock(this.lock, async () => {
      if (this.isStopped) return;
      this.cluster.create();
      this.presence = await this.cluster.start();
      // Nobody but the keeper ends this connection: the database is gone. If it does not come back, neither may the process go on.
      this.presence.once('end', () => {
        if (!this.isStopped) void this.start();
      });
    });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await underLock(this.lock, async () => {
      // A connection to a server that was killed never says goodbye.
      await Promise.race([this.presence?.end(), sleep(1000)]);
      await this.cluster.stop();
    });
  }
}

class Cluster {
  private readonly binaries = new Binaries();
  private readonly data: string;
  private readonly passwordFile: string;
  private readonly portFile: string;
  private readonly socket: SocketFolder;
  private readonly tcp: boolean;
  private readonly settings: Readonly<Record<string, string>>;

  constructor(folder: string, options: LaunchOptions) {
    this.data = path.join(folder, 'postgres');
    this.passwordFile = path.join(folder, 'postgres.password');
    this.portFile = path.join(folder, 'postgres.port');
    this.socket = new SocketFolder(folder);
    this.tcp = options.tcp ?? process.platform === 'win32';
    this.settings = options.settings ?? {};
  }

  // Created beside its place and then renamed: a kill in between leaves no half cluster.
  create(): void {
    if (existsSync(path.join(this.data, 'PG_VERSION'))) return;
    const draft = `${this.data}.init`;
    rmSync(draft, { recursive: true, force: true });
    const login = this.tcp ? ['-A', 'scram-sha-256', `--pwfile=${this.makePassword()}`] : ['-A', 'trust'];
    const { status, said } = this.binaries.run('initdb', [
      '-D',
      draft,
      '-U',
      USER,
      ...login,
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
    ]);
    if (status !== 0) throw new PostgresFailed(`initdb: ${said}`);
    renameSync(draft, this.data);
  }

  // After a kill -9 of the server its children hold the memory for some seconds, during which it seems to run, or cannot start again.
  async start(): Promise<pg.Client> {
    for (let attempt = 0; ; attempt++) {
      if (!this.isRunning()) this.tryToStart(attempt >= PATIENCE);
      const client = await this.occupy().catch((error: unknown) => {
        if (attempt >= PATIENCE) throw error;
        return null;
      });
      if (client !== null) return client;
      await sleep(250);
    }
  }

  private tryToStart(isLastTime: boolean): void {
    const log = path.join(this.data, 'server.log');
    const { status, said } = this.binaries.run('pg_ctl', ['-D', this.data, '-w', '-t', '60', '-l', log, '-o', this.flags(), 'start']);
    if (status !== 0 && isLastTime) throw new PostgresFailed(`PostgreSQL does not start: ${said} (see ${log})`);
  }

  private isRunning(): boolean {
    return this.binaries.run('pg_ctl', ['-D', this.data, 'status']).status === 0;
  }

  async stop(): Promise<void> {
    if (!this.isRunning() || (await this.isUsedByOthers())) return;
    const { status, said } = this.binaries.run('pg_ctl', ['-D', this.data, '-m', 'fast', '-w', 'stop']);
    if (status !== 0) throw new PostgresFailed(`PostgreSQL does not stop: ${said}`);
    this.socket.remove();
  }

  // A connection that says to others: somebody works here.
  async occupy(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url(), application_name: 'pantheon' });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  // Connections that were just ended are seen for a moment longer.
  private async isUsedByOthers(): Promise<boolean> {
    const client = await this.occupy();
    try {
      for (let attempt = 0; attempt < 30; attempt++) {
        const { rowCount } = await client.query(
          `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        );
        if (rowCount === 0) return false;
        await sleep(100);
      }
      return true;
    } finally {
      await client.end();
    }
  }

  private flags(): string {
    const settings = Object.entries(this.settings).map(([name, value]) => `-c ${name}=${value}`);
    if (this.tcp) return [...settings, `-c listen_addresses=127.0.0.1`, `-p ${this.makePort()}`, `-c unix_socket_directories=''`].join(' ');
    return [...settings, `-c listen_addresses=''`, `-k ${this.socket.provide()}`].join(' ');
  }

  url(): string {
    if (!this.tcp) return `postgres://${USER}@/${DATABASE}?host=${encodeURIComponent(this.socket.current())}`;
    return `postgres://${USER}:${readFileSync(this.passwordFile, 'utf8')}@127.0.0.1:${readFileSync(this.portFile, 'utf8')}/${DATABASE}`;
  }

  private makePassword(): string {
    writeFileSync(this.passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    return this.passwordFile;
  }

  private makePort(): string {
    if (!existsSync(this.portFile)) writeFileSync(this.portFile, String(20_000 + (randomBytes(2).readUInt16BE() % 20_000)));
    return readFileSync(this.portFile, 'utf8');
  }
}
