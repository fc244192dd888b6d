import type { Op, Ops } from './protocol.ts';
import { Thread, type ThreadOptions, WorkerError } from './worker-thread.ts';

/** How many threads run rules, and how long they may take. */
export interface WorkerPoolOptions extends Omit<ThreadOptions, 'onLost'> {
  readonly threads: number;
  /** Milliseconds for one thing asked of the rules. */
  readonly limit: number;
  /** How many tables a thread keeps in memory. */
  readonly keep: number;
  onLost?(why: string): void;
}

/** The operations that need a table in memory. */
export type TableOp = { [K in Op]: Ops[K]['ask'] extends { readonly table: string; readonly entries: number } ? K : never }[Op];

/**
 * Runs tables in worker threads. A table lives in one thread, by its id; the thread keeps it as a cache only, and everything in it
 * can be rebuilt from the store.
 */
export class WorkerPool {
  private readonly options: WorkerPoolOptions;
  private readonly threads: Thread[];
  /** By thread, the tables that it has in memory, and how many entries each has there. */
  private readonly residents: Map<string, number>[];

  constructor(options: WorkerPoolOptions) {
    this.options = options;
    this.residents = Array.from({ length: options.threads }, () => new Map());
    this.threads = this.residents.map((residents) => {
      const onLost = (why: string): void => {
        residents.clear();
        options.onLost?.(why);
      };
      return new Thread({ ...options, onLost });
    });
  }

  /** How many tables are in memory. */
  get tables(): number {
    return this.residents.reduce((sum, { size }) => sum + size, 0);
  }

  /** How many tasks wait or run. */
  get load(): number {
    return this.threads.reduce((sum, { load }) => sum + load, 0);
  }

  /** The thread in which a table lives, by its number. */
  indexOf(table: string): number {
    let hash = 0;
    for (let at = 0; at < table.length; at++) hash = (hash * 31 + table.charCodeAt(at)) >>> 0;
    return hash % this.threads.length;
  }

  /** Asks for something that needs no stored table. */
  ask<K extends Exclude<Op, TableOp>>(op: K, ask: Ops[K]['ask'], limit = this.options.limit): Promise<Ops[K]['reply']> {
    const table = 'table' in ask ? ask.table : '';
    const thread = this.threads[this.indexOf(table)] as Thread;
    return thread.ask(op, ask, limit);
  }

  /** Asks for something about a table that these threads have in memory, with as many entries. */
  async about<K extends TableOp>(op: K, ask: Ops[K]['ask'], limit = this.options.limit): Promise<Ops[K]['reply']> {
    return (this.threads[this.indexOf(ask.table)] as Thread).ask(op, ask, limit);
  }

  /** Lets a bot of a table think for so many milliseconds at the most, also if it thinks already. */
  allowBot(table: string, ms: number): void {
    (this.threads[this.indexOf(table)] as Thread).allowBot(ms);
  }

  /** How many entries a table has in memory here, or null. */
  entriesOf(table: string): number | null {
    return this.residents[this.indexOf(table)]?.get(table) ?? null;
  }

  /** Notes that a table is in memory with so many entries, and makes room for it. */
  async keep(table: string, entries: number): Promise<void> {
    const index = this.indexOf(table);
    const residents = this.residents[index] as Map<string, number>;
    residents.delete(table);
    residents.set(table, entries);
    if (residents.size <= this.options.keep) return;
    const [oldest] = residents.keys();
    if (oldest !== undefined) await this.forget(oldest);
  }

  /** Drops a table from memory. */
  async forget(table: string): Promise<void> {
    const index = this.indexOf(table);
    if (!this.residents[index]?.delete(table)) return;
    await (this.threads[index] as Thread).ask('forget', { table }, this.options.limit);
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

/** Whether the rules said no, as opposed to failing. */
export const isRefusal = (error: unknown): error is WorkerError => error instanceof WorkerError && error.refused.kind === 'refused';

/** Whether the rules failed. */
export const isFault = (error: unknown): error is WorkerError => error instanceof WorkerError && error.refused.kind === 'fault';

/** Whether the rules failed by taking too long. */
export const isSlow = (error: unknown): error is WorkerError => isFault(error) && error.refused.code === 'slow';

/** Whether a table was not in memory after all. */
export const isAbsent = (error: unknown): error is WorkerError => error instanceof WorkerError && error.refused.kind === 'absent';
