import type { Op, Ops } from './protocol.ts';
import { EngineError, Thread, type ThreadOptions } from './threads.ts';

/** How many threads run rules, and how long they may take. */
export interface EngineOptions extends Omit<ThreadOptions, 'onLost'> {
  readonly threads: number;
  /** Milliseconds for one thing asked of the rules. */
  readonly limit: number;
  /** How many matches a thread keeps in memory. */
  readonly keep: number;
  onLost?(why: string): void;
}

/** The operations that need a match in memory. */
export type MatchOp = { [K in Op]: Ops[K]['ask'] extends { table: string; moment: number } ? K : never }[Op];

interface Resident {
  readonly moment: number;
}

/**
 * Runs the rules in worker threads. A match lives in one thread, by its id; the thread keeps it as a cache only, and everything in it
 * can be rebuilt from the store.
 */
export class Engine {
  private readonly options: EngineOptions;
  private readonly threads: Thread[];
  private readonly residents: Map<string, Resident>[];

  constructor(options: EngineOptions) {
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

  /** How many matches are in memory. */
  get matches(): number {
    return this.residents.reduce((sum, { size }) => sum + size, 0);
  }

  /** How many tasks wait or run. */
  get load(): number {
    return this.threads.reduce((sum, { load }) => sum + load, 0);
  }

  private indexOf(table: string): number {
    let hash = 0;
    for (let at = 0; at < table.length; at++) hash = (hash * 31 + table.charCodeAt(at)) >>> 0;
    return hash % this.threads.length;
  }

  /** Asks for something that needs no stored match. */
  ask<K extends Exclude<Op, MatchOp>>(op: K, ask: Ops[K]['ask'], limit = this.options.limit): Promise<Ops[K]['reply']> {
    const table = 'table' in ask ? ask.table : '';
    const thread = this.threads[this.indexOf(table)] as Thread;
    return thread.ask(op, ask, limit);
  }

  /** Asks for something about a match that this engine has in memory at the given moment. */
  async about<K extends MatchOp>(op: K, ask: Ops[K]['ask'], limit = this.options.limit): Promise<Ops[K]['reply']> {
    return (this.threads[this.indexOf(ask.table)] as Thread).ask(op, ask, limit);
  }

  /** The moment at which a match is in memory here, or null. */
  momentOf(table: string): number | null {
    return this.residents[this.indexOf(table)]?.get(table)?.moment ?? null;
  }

  /** Notes that a match is in memory at a moment, and makes room for it. */
  async keep(table: string, moment: number): Promise<void> {
    const index = this.indexOf(table);
    const residents = this.residents[index] as Map<string, Resident>;
    residents.delete(table);
    residents.set(table, { moment });
    if (residents.size <= this.options.keep) return;
    const [oldest] = residents.keys();
    if (oldest !== undefined) await this.forget(oldest);
  }

  /** Drops a match from memory. */
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
export const isRefusal = (error: unknown): error is EngineError => error instanceof EngineError && error.refused.kind === 'refused';

/** Whether the rules failed. */
export const isFault = (error: unknown): error is EngineError => error instanceof EngineError && error.refused.kind === 'fault';

/** Whether the rules failed by taking too long. */
export const isSlow = (error: unknown): error is EngineError => isFault(error) && error.refused.code === 'slow';

/** Whether a match was not in memory after all. */
export const isAbsent = (error: unknown): error is EngineError => error instanceof EngineError && error.refused.kind === 'absent';
