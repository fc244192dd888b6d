import { PantheonError, schema } from '@pantheon/kernel';
import { Refusal } from '../failure.ts';
import { type CheckerOptions, CheckerProcess } from './checker-process.ts';
import { FairQueue } from './fair-queue.ts';
import type { Brought, Ops } from './protocol.ts';
import { WorkerError } from './worker-thread.ts';

/** What is done with data of somebody else's making. */
export type UntrustedOp = 'check' | 'import' | 'contest';

/** How untrusted work is done. */
export interface CheckersOptions extends Pick<CheckerOptions, 'file' | 'onLost'> {
  /** How many processes check packs. */
  readonly processes: number;
  /** Milliseconds for one check. */
  readonly limit: number;
  readonly memory?: number;
  readonly idle?: number;
  /** How many things of one person may wait. */
  readonly perPerson?: number;
}

const USUAL = { memory: 256, idle: 60_000, perPerson: 3 } as const;

/** How many things may wait at all: each is kept in memory, and a match is larger than a pack. */
const MOST_WAITING = { check: 64, import: 16, contest: 64 } as const;

/** What is passed on at all; a recursion over anything deeper would fail here. */
const passable = schema.json({ depth: 60, size: 8_000_000 });

/** Milliseconds of the processor for a contest, whose bots think again: many times what the longest match takes. */
const CONTEST = 240_000;

/** A match is replayed answer by answer: a long one may take longer, one minute at most. */
const IMPORT = { least: 10_000, perAnswer: 20, most: 60_000 } as const;

interface Job {
  readonly work: string;
  readonly limit: number;
  done(reply: unknown): void;
  failed(error: Error): void;
}

interface Lane {
  readonly queue: FairQueue<Job>;
  readonly processes: readonly CheckerProcess[];
}

/**
 * Checks data packs and matches that people bring, in processes of their own. Packs and matches wait apart, since a match takes longer;
 * in each queue people take turns, and one person has few things waiting.
 */
export class Checkers {
  private readonly limit: number;
  private readonly perPerson: number;
  private readonly lanes: { readonly [op in UntrustedOp]: Lane };
  private closed = false;

  constructor(options: CheckersOptions) {
    const { processes, limit, perPerson, ...rest } = { ...USUAL, ...options };
    this.limit = limit;
    this.perPerson = perPerson;
    const lane = (count: number): Lane => ({
      queue: new FairQueue(),
      processes: Array.from({ length: count }, () => new CheckerProcess(rest)),
    });
    this.lanes = { check: lane(processes), import: lane(1), contest: lane(1) };
  }

  /** The processes that there are now. */
  get pids(): number[] {
    return Object.values(this.lanes).flatMap((lane) => lane.processes.flatMap(({ pid }) => pid ?? []));
  }

  /** Sets a game up with a pack, and plays a little. */
  check(person: string, ask: Ops['check']['ask']): Promise<Ops['check']['reply']> {
    return this.ask(person, 'check', ask, this.limit);
  }

  /** Replays a match that somebody brings. */
  import(person: string, ask: Ops['import']['ask']): Promise<Ops['import']['reply']> {
    const { least, perAnswer, most } = IMPORT;
    return this.ask(person, 'import', ask, Math.min(most, least + perAnswer * lengthOf(ask.brought)));
  }

  /** Replays a record of a contest, bots and all. */
  contest(person: string, ask: Ops['contest']['ask']): Promise<Ops['contest']['reply']> {
    return this.ask(person, 'contest', ask, CONTEST);
  }

  private async ask<K extends UntrustedOp>(person: string, op: K, ask: Ops[K]['ask'], limit: number): Promise<Ops[K]['reply']> {
    if (this.closed) throw stopping();
    const lane = this.lanes[op];
    if (lane.queue.sizeOf(person) >= this.perPerson) throw new Refusal('too-many', 'wait until what you have sent has been checked');
    if (lane.queue.size >= MOST_WAITING[op]) throw new Refusal('too-many', 'too much is waiting to be checked; try again later');
    const work = textOf(op, ask);
    return new Promise((done, failed) => {
      lane.queue.push(person, { work, limit, done: done as (reply: unknown) => void, failed });
      this.next(lane);
    });
  }

  private next(lane: Lane): void {
    const free = lane.processes.find(({ busy }) => !busy);
    if (free === undefined || this.closed) return;
    const job = lane.queue.shift();
    if (job === undefined) return;
    free
      .run(job.work, job.limit)
      .then(job.done, job.failed)
      .finally(() => this.next(lane));
  }

  /** Ends all processes; what waits or runs is refused. */
  async close(): Promise<void> {
    this.closed = true;
    const lanes = Object.values(this.lanes);
    for (const job of lanes.flatMap(({ queue }) => queue.clear())) job.failed(stopping());
    await Promise.all(lanes.flatMap(({ processes }) => processes.map((process) => process.close())));
  }
}

const stopping = (): WorkerError => new WorkerError({ kind: 'stopping', code: 'stopping', message: 'the server is stopping' });

function textOf(op: UntrustedOp, ask: object): string {
  try {
    passable(ask, '');
  } catch (error) {
    if (!(error instanceof PantheonError)) throw error;
    throw new WorkerError({ kind: 'refused', code: error.code, message: 'it is too large, or goes too deep' });
  }
  return JSON.stringify({ op, ask });
}

// What somebody brings may be anything.
function lengthOf(brought: Brought): number {
  const all: unknown = 'file' in brought ? brought.file?.journal?.entries : brought.record?.answers;
  return Array.isArray(all) ? all.length : 0;
}
