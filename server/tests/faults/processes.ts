import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server in a process of its own, which can be killed without warning and started again. */
export class ServerProcess {
  readonly url: string;
  starts = 0;
  private readonly bundle: string;
  private readonly env: Readonly<Record<string, string>>;
  private readonly port: number;
  private child: ChildProcess | null = null;
  private said = '';

  constructor(bundle: string, port: number, env: Readonly<Record<string, string>>) {
    this.bundle = bundle;
    this.port = port;
    this.env = env;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts it, and waits until it is well. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      PANTHEON_LIMITS: '0',
      PANTHEON_BOT_PACE: '0',
      PANTHEON_LOG: 'error',
      ...this.env,
    };
    const child = spawn(process.execPath, [this.bundle], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    this.starts++;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (this.said = (this.said + String(chunk)).slice(-20_000)));
    const deadline = Date.now() + 240_000;
    while (!(await this.isWell())) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${this.said}`);
      if (Date.now() > deadline) throw new Error(`the server does not start: ${this.said}`);
      await sleep(50);
    }
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

  /** Everything that it wrote, at the end of it. */
  get output(): string {
    return this.said;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.child;
    this.child = null;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill(signal);
    await ended;
  }
}
