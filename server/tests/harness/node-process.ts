import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a process may be started with besides its environment. */
export interface NodeProcessOptions {
  /** Words for Node itself, such as `--import` of something. */
  readonly flags?: readonly string[];
  /** Hears of a process that ended although nobody ended it, with what it said last. */
  onDeath?(how: string, said: string): void;
  /** Hears every line of the log that tells of an error. */
  onError?(line: string): void;
}

const START = 600_000;

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

/** A server in a process of its own, which can be killed without warning, frozen, and started again. */
export class NodeProcess {
  readonly url: string;
  starts = 0;
  /** Starts that came to nothing, since the database could not be reached. */
  failedStarts = 0;
  private readonly bundle: string;
  private readonly env: Readonly<Record<string, string>>;
  private readonly port: number;
  private readonly options: NodeProcessOptions;
  private child: ChildProcess | null = null;
  private said = '';

  constructor(bundle: string, port: number, env: Readonly<Record<string, string>>, options: NodeProcessOptions = {}) {
    this.bundle = bundle;
    this.port = port;
    this.env = env;
    this.options = options;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts it, and waits until it is well. One that ends before it has ever been well is started again, as whoever runs servers does. */
  async start(): Promise<void> {
    const deadline = Date.now() + START;
    for (;;) {
      const child = this.spawn();
      while (child.exitCode === null && child.signalCode === null) {
        if (await this.isWell()) {
          child.once('exit', (code, signal) => this.ended(child, `${code ?? signal}`));
          return;
        }
        if (Date.now() > deadline) throw new Error(`the server does not start: ${this.said}`);
        await sleep(50);
      }
      if (Date.now() > deadline || this.child !== child) throw new Error(`the server ended with ${child.exitCode}: ${this.said}`);
      this.failedStarts++;
      await sleep(250);
    }
  }

  private spawn(): ChildProcess {
    const env = {
      ...process.env,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      PANTHEON_LIMITS: '0',
      PANTHEON_BOT_PACE: '0',
      PANTHEON_LOG: 'error',
      ...this.env,
    };
    const child = spawn(process.execPath, [...(this.options.flags ?? []), this.bundle], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    this.starts++;
    // Whoever runs the test may be stopped: then nothing of it stays.
    const follow = (): boolean => child.kill('SIGKILL');
    process.once('exit', follow);
    child.once('exit', () => process.off('exit', follow));
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => this.hear(String(chunk)));
    return child;
  }

  private hear(text: string): void {
    this.said = (this.said + text).slice(-20_000);
    for (const line of text.split('\n')) if (line.startsWith('{"level":50')) this.options.onError?.(line);
  }

  private ended(child: ChildProcess, how: string): void {
    if (this.child !== child) return;
    this.child = null;
    this.options.onDeath?.(how, this.said);
  }

  private async isWell(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`, { signal: AbortSignal.timeout(2000) })).ok;
    } catch {
      return false;
    }
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child !== null;
  }

  /** Everything that it wrote, at the end of it. */
  get output(): string {
    return this.said;
  }

  /** Stops it in the middle of whatever it does, or lets it go on. */
  freeze(frozen: boolean): void {
    this.child?.kill(frozen ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Ends it, and tells with which code it ended by itself. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.child;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
    child.kill(signal);
    return ended;
  }
}
