import { Worker } from 'node:worker_threads';
import { type Op, type Ops, READY, type Refused, type Replied, type ThreadData } from './protocol.ts';

/** The rules refused, or failed. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

interface Task {
  readonly op: Op;
  readonly ask: object;
  readonly limit: number;
  done(reply: unknown): void;
  failed(error: Error): void;
}

/** What a thread may use, and what happens when it dies. */
export interface ThreadOptions {
  /** The bundle that it runs. */
  readonly file: string | URL;
  readonly memory?: number;
  /** Whether all other threads come first. */
  readonly givesWay?: boolean;
  /** Called when all that the thread had in memory is gone. */
  onLost?(why: string): void;
}

/**
 * Megabytes for what a thread has just made. Views and texts are needed for one answer only; the more of them there is room for, the fewer
 * are still in use when the collector comes, and only those cost anything.
 */
const YOUNG = 96;

/** How long a new thread may take before it can be asked, in milliseconds. */
const START = 60_000;

const fault = (code: 'fault' | 'slow', message: string): WorkerError => new WorkerError({ kind: 'fault', code, message });
const stopping = (): WorkerError => new WorkerError({ kind: 'stopping', code: 'stopping', message: 'the server is stopping' });

/**
 * A worker thread that does one thing at a time. What takes longer than its limit is killed together with the thread, and a new
 * thread goes on with the next task: a loop in one match costs the others a reload.
 */
export class Thread {
  private readonly options: ThreadOptions;
  private worker: Worker | null = null;
  private readonly queue: Task[] = [];
  /** Milliseconds that a bot may think by what is known now; the thread looks at it while it thinks. */
  private readonly allowance = new Int32Array(new SharedArrayBuffer(4));
  private current: Task | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isReady = false;
  private closed = false;
  private id = READY;

  constructor(options: ThreadOptions) {
    this.options = options;
  }

  /** How many tasks wait or run. */
  get load(): number {
    return this.queue.length + (this.current === null ? 0 : 1);
  }

  /** Lets the bot that thinks here, or thinks here next, think for so many milliseconds at the most. */
  allowBot(ms: number): void {
    Atomics.store(this.allowance, 0, Math.ceil(ms));
  }

  /** Asks for something, to be done within so many milliseconds of its turn. */
  ask<K extends Op>(op: K, ask: Ops[K]['ask'], limit: number): Promise<Ops[K]['reply']> {
    if (this.closed) return Promise.reject(stopping());
    return new Promise((done, failed) => {
      this.queue.push({ op, ask, limit, done: done as (reply: unknown) => void, failed });
      this.next();
    });
  }

  private next(): void {
    if (this.current !== null) return;
    const task = this.queue.shift();
    if (task === undefined) return;
    this.current = task;
    this.id++;
    try {
      const worker = this.running();
      this.allow(this.isReady ? task.limit : START);
      worker.postMessage({ id: this.id, op: task.op, ask: task.ask });
    } catch (error) {
      this.settle();
      task.failed(error as Error);
      this.next();
    }
  }

  private allow(limit: number): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lose(`took longer than ${limit} ms`, 'slow'), limit);
  }

  private running(): Worker {
    if (this.worker !== null) return this.worker;
    this.isReady = false;
    // What Node does at this limit depends on what asks for room. Many small pieces (objects, short arrays, strings) end the thread alone:
    // it is stopped, and given a little more room to get out. One piece larger than that (an array of millions, a growing map) can make V8 end
    // the whole process, however low the limit is. So nothing untrusted may lead to such a piece: packs and positions are bounded by their
    // schemas and were played in a process of their own before they come here, with a state far below a megabyte.
    const { file, memory = 1024, givesWay = false } = this.options;
    const workerData: ThreadData = { allowance: this.allowance, givesWay };
    const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG } });
    worker.on('message', (replied: Replied) => this.worker === worker && this.hear(replied));
    worker.on('error', (error) => this.worker === worker && this.lose(`the thread failed: ${error.stack ?? error.message}`));
    worker.on('exit', (code) => this.worker === worker && this.lose(`the thread ended with code ${code}`));
    this.worker = worker;
    return worker;
  }

  private hear(replied: Replied): void {
    const task = this.current;
    if (replied.id === READY) {
      this.isReady = true;
      // The time for the rules begins when they can run.
      if (task !== null) this.allow(task.limit);
      return;
    }
    if (task === null || replied.id !== this.id) return;
    this.settle();
    if ('refused' in replied) task.failed(new WorkerError(replied.refused));
    else task.done(replied.reply);
    this.next();
  }

  private settle(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.current = null;
  }

  private lose(why: string, code: 'fault' | 'slow' = 'fault'): void {
    const task = this.current;
    const worker = this.worker;
    this.worker = null;
    this.settle();
    void worker?.terminate();
    this.options.onLost?.(why);
    task?.failed(fault(code, `${task.op} ${why}`));
    if (!this.closed) this.next();
  }

  /** Ends the thread; what waits is refused. */
  async close(): Promise<void> {
    this.closed = true;
    for (const task of this.queue.splice(0)) task.failed(stopping());
    const worker = this.worker;
    this.worker = null;
    const task = this.current;
    this.settle();
    task?.failed(stopping());
    await worker?.terminate();
  }
}
