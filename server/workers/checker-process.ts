import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { giveWay } from './priority.ts';
import { READY, type Refused, type Replied, TIME_IS_UP } from './protocol.ts';
import { WorkerError } from './worker-thread.ts';

/** What a process for untrusted work may use. */
export interface CheckerOptions {
  /** The bundle that it runs: the one that runs rules in threads. */
  readonly file: string | URL;
  /** Megabytes of its heap. */
  readonly memory: number;
  /** Milliseconds after which it ends when there is nothing to do. */
  readonly idle: number;
  /** Called when it had to be ended in the middle of its work. */
  onLost?(why: string): void;
}

interface Job {
  readonly id: number;
  readonly limit: number;
  done(reply: unknown): void;
  failed(error: Error): void;
}

/** How long a new process may take before it can be asked, in milliseconds. */
const START = 60_000;

/** How much longer than its processor time a piece of work may take on a machine that is busy with something else, in milliseconds. */
const WAITING = 50_000;

/**
 * A process that does one piece of untrusted work at a time. It is started when it is needed, and knows nothing of this server: no
 * environment, no database. V8 ends the whole process that reaches a heap limit; here that is nobody else's. Whatever hangs is killed.
 * All else on the machine comes first: whoever plays must not feel that something is being checked.
 */
export class CheckerProcess {
  private readonly options: CheckerOptions;
  private child: ChildProcess | null = null;
  private job: Job | null = null;
  private timer: NodeJS.Timeout | null = null;
  private ended: Refused | null = null;
  private isReady = false;
  private id = READY;

  constructor(options: CheckerOptions) {
    this.options = options;
  }

  get busy(): boolean {
    return this.job !== null;
  }

  /** The id of the process, while there is one. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Does a piece of work, given as JSON, within so many milliseconds of the processor. */
  run(work: string, limit: number): Promise<unknown> {
    return new Promise((done, failed) => {
      const child = this.running();
      this.job = { id: ++this.id, limit, done, failed };
      this.allow(this.isReady ? limit + WAITING : START);
      child.send({ id: this.id, work, limit }, (error) => error !== null && this.kill(`could not be asked: ${error.message}`));
    });
  }

  private running(): ChildProcess {
    if (this.child !== null) return this.child;
    const { file, memory } = this.options;
    const child = fork(typeof file === 'string' ? file : fileURLToPath(file), [], {
      // Windows alone cannot start a process without knowing where it lives.
      env: process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {},
      execArgv: [`--max-old-space-size=${memory}`, '--disallow-code-generation-from-strings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.isReady = false;
    this.ended = null;
    child.on('message', (text: string) => this.child === child && this.hear(JSON.parse(text) as Replied));
    child.once('error', (error) => this.lose(child, `failed: ${error.message}`));
    child.once('exit', (code, signal) => this.exited(child, code, signal));
    giveWay(child.pid);
    this.child = child;
    return child;
  }

  private allow(limit: number): void {
    this.clear();
    this.timer = setTimeout(() => this.kill(`took longer than ${limit} ms`, 'slow'), limit);
  }

  private clear(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private hear(replied: Replied): void {
    const { job } = this;
    if (replied.id === READY) {
      this.isReady = true;
      if (job !== null) this.allow(job.limit + WAITING);
      return;
    }
    if (job === null || replied.id !== job.id) return;
    this.settle();
    if ('refused' in replied) job.failed(new WorkerError(replied.refused));
    else job.done(replied.reply);
  }

  private settle(): void {
    this.clear();
    this.job = null;
    this.timer = setTimeout(() => this.kill('had nothing to do'), this.options.idle);
    this.timer.unref();
  }

  private kill(why: string, code: 'fault' | 'slow' = 'fault'): void {
    this.end({ kind: 'fault', code, message: `the check ${why}` });
  }

  private end(because: Refused): void {
    this.ended ??= because;
    this.child?.kill('SIGKILL');
  }

  private exited(child: ChildProcess, code: number | null, signal: NodeJS.Signals | null): void {
    if (signal === TIME_IS_UP && this.child === child)
      this.ended ??= { kind: 'fault', code: 'slow', message: `the check took longer than ${this.job?.limit} ms of the processor` };
    this.lose(child, `ended with ${signal ?? `code ${code}`}`);
  }

  private lose(child: ChildProcess, happened: string): void {
    if (this.child !== child) return;
    const { job } = this;
    const refused: Refused = this.ended ?? { kind: 'fault', code: 'fault', message: `the check ${happened}` };
    this.child = null;
    this.job = null;
    this.clear();
    if (job === null) return;
    if (refused.kind === 'fault') this.options.onLost?.(refused.message);
    job.failed(new WorkerError(refused));
  }

  /** Ends the process; what it was doing is refused. */
  async close(): Promise<void> {
    const { child } = this;
    if (child === null) return;
    const gone = new Promise((done) => child.once('exit', done));
    this.end({ kind: 'stopping', code: 'stopping', message: 'the server is stopping' });
    await gone;
  }
}
