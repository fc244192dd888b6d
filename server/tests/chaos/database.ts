import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import type net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { socketOf } from '../harness/postgres-url.ts';

/** Small, so that a full disk is soon felt; and when a change became true can be asked. */
const SETTINGS = { max_wal_size: '48MB', min_wal_size: '32MB', track_commit_timestamp: 'on' };
/** Large, so that a large disk is soon full also on a busy machine. */
const CHUNK = 16 * 1024 * 1024;
const PATIENCE = 600_000;

interface Ready {
  readonly url: string;
  readonly isMounted: boolean;
}

/** A PostgreSQL of the test's own, which can be killed, frozen, and whose disk can be filled. */
export class TestedDatabase {
  readonly url: string;
  /** Whether it has a disk of its own, which can be filled. */
  readonly hasDisk: boolean;
  private readonly base: string;
  private readonly folder: string;
  private readonly keeper: ChildProcess;
  private readonly hasEnded: Promise<number | null>;

  private constructor(base: string, keeper: ChildProcess, { url, isMounted }: Ready) {
    this.base = base;
    this.folder = path.join(base, 'data');
    this.keeper = keeper;
    this.url = url;
    this.hasDisk = isMounted;
    this.hasEnded = new Promise((done) => keeper.once('exit', (code) => done(code)));
  }

  /** Starts one; `megabytes` is how large its disk is to be, where a disk can be made. */
  static async launch(bundle: string, megabytes: number, onDeath: (said: string) => void): Promise<TestedDatabase> {
    const base = mkdtempSync(path.join(os.tmpdir(), 'pantheon-chaos-'));
    const folder = path.join(base, 'data');
    mkdirSync(folder, { mode: 0o700 });
    const keeper = spawn(process.execPath, [bundle, folder, String(megabytes), JSON.stringify(SETTINGS)], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let said = '';
    keeper.stderr?.on('data', (chunk) => (said = (said + String(chunk)).slice(-5000)));
    const ready = await new Promise<Ready>((done, failed) => {
      keeper.stdout?.once('data', (line) => done(JSON.parse(String(line)) as Ready));
      keeper.once('exit', () => failed(new Error(`the database does not start: ${said}`)));
    });
    const database = new TestedDatabase(base, keeper, ready);
    void database.hasEnded.then((code) => code !== 0 && onDeath(said));
    return database;
  }

  /** How to reach it. */
  get socket(): net.NetConnectOpts {
    return socketOf(this.url);
  }

  // Not merely a number in a file: it must be a process that was started in our folder.
  private postmaster(): number | null {
    try {
      const pid = Number(readFileSync(path.join(this.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.folder) ? pid : null;
    } catch {
      return null;
    }
  }

  private processes(): number[] {
    const postmaster = this.postmaster();
    if (postmaster === null) return [];
    const children = readdirSync('/proc').filter((name) => {
      try {
        return /^\d+$/.test(name) && readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(postmaster);
      } catch {
        return false;
      }
    });
    return [postmaster, ...children.map(Number)];
  }

  /** Kills it without warning; whether there was something to kill. Whoever keeps it starts it again. */
  kill(): boolean {
    const pid = this.postmaster();
    if (pid !== null) process.kill(pid, 'SIGKILL');
    return pid !== null;
  }

  /** Stops all its processes in the middle of whatever they do; returns how to let them go on. */
  freeze(): () => void {
    const stopped = new Set<number>();
    // A child may be born while the list is made; the second look finds it.
    for (let look = 0; look < 2; look++) for (const pid of this.processes()) if (signal(pid, 'SIGSTOP')) stopped.add(pid);
    return () => {
      for (const pid of stopped) signal(pid, 'SIGCONT');
    };
  }

  private get filling(): string {
    return path.join(this.folder, 'filling');
  }

  /** Takes all the room on its disk. */
  async fill(): Promise<void> {
    const file = await open(this.filling, 'a');
    const chunk = Buffer.alloc(CHUNK, 1);
    try {
      for (let size = CHUNK; size >= 512; ) {
        const { bytesWritten } = await file.write(chunk, 0, size).catch(() => ({ bytesWritten: 0 }));
        if (bytesWritten === 0) size = Math.floor(size / 2);
      }
    } finally {
      await file.close();
    }
  }

  async free(): Promise<void> {
    await rm(this.filling, { force: true });
  }

  /** Waits until it answers. */
  async answers(): Promise<void> {
    for (const deadline = Date.now() + PATIENCE; ; await sleep(50)) {
      const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 2000, query_timeout: 2000 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query('select 1');
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
      } finally {
        void client.end().catch(() => undefined);
      }
    }
  }

  async stop(): Promise<void> {
    this.keeper.stdin?.end();
    await this.hasEnded;
    rmSync(this.base, { recursive: true, force: true });
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}
