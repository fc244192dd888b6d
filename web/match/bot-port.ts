import type { Motive, Reason, Review } from '@pantheon/bots';
import type { AnswerRecord, AnswerText, MatchRecord, MatchSetup, Seat, StoredCheckpoint, Verification } from '@pantheon/kernel';
import { matchSetupOf, type TableHost } from '@pantheon/table';
import type { SampleMoment, SampleWish } from './sample-moment.ts';

/** A question in a match: the last checkpoint with the answers before and since, and the seat that is asked. */
export interface BotQuestion {
  readonly game: string;
  readonly setup: Omit<MatchSetup, 'rigged'>;
  readonly checkpoint: StoredCheckpoint;
  readonly opening: readonly number[];
  readonly given: readonly AnswerRecord[];
  readonly seat: number;
  /** The chance of the bot. */
  readonly seed: string;
}

/** The question to a seat of a table, as a bot is asked it. What others have sealed stays here. */
export const botQuestionAt = ({ match, setup, botSeed }: TableHost, seat: number): BotQuestion => ({
  game: setup.game,
  setup: matchSetupOf(setup),
  checkpoint: match.lastCheckpoint(),
  opening: match.opening,
  given: match.history,
  seat,
  seed: botSeed,
});

/** An answer that a good bot would think of. */
export interface Advice {
  readonly key: string;
  readonly text: AnswerText;
  /** The lead over the best rival that it promises, in points. */
  readonly value: number;
  /** The chance to win after it. */
  readonly chance: number;
  /** What speaks for it against the next best. */
  readonly reasons: readonly Reason[];
}

/** What bots do for a page: what each task is asked, and what comes back. */
export interface BotWorkerTasks {
  readonly answer: { readonly ask: BotQuestion & { readonly level: string; readonly byTries: boolean }; readonly reply: string };
  readonly advice: { readonly ask: BotQuestion; readonly reply: readonly Advice[] };
  readonly motive: {
    readonly ask: { readonly game: string; readonly record: MatchRecord; readonly at: number };
    readonly reply: Motive | null;
  };
  readonly review: { readonly ask: { readonly game: string; readonly record: MatchRecord }; readonly reply: Review };
  readonly verify: { readonly ask: { readonly game: string; readonly record: MatchRecord }; readonly reply: Verification };
  readonly sample: { readonly ask: SampleWish; readonly reply: readonly SampleMoment[] };
}

/** A task for the worker. */
export type BotWorkerRequest = {
  [K in keyof BotWorkerTasks]: { readonly id: number; readonly task: K; readonly ask: BotWorkerTasks[K]['ask'] };
}[keyof BotWorkerTasks];

/** What the worker says: how far it has come, what came out, or what went wrong. */
export type BotWorkerReply =
  | { readonly id: number; readonly done: number }
  | { readonly id: number; readonly reply: unknown }
  | { readonly id: number; readonly trouble: string };

interface Waiting {
  done(reply: unknown): void;
  failed(error: Error): void;
  step(done: number): void;
}

/** Bots, thinking beside the page so that the page never stutters. */
export class BotWorker {
  private worker: Worker | null = null;
  private next = 1;
  private readonly open = new Map<number, Waiting>();

  /** Gives the bots a task. `step` hears how far they are, from 0 to 1, where that takes long. */
  ask<K extends keyof BotWorkerTasks>(
    task: K,
    ask: BotWorkerTasks[K]['ask'],
    step: (done: number) => void = () => undefined,
  ): Promise<BotWorkerTasks[K]['reply']> {
    const id = this.next++;
    return new Promise((done, failed) => {
      this.open.set(id, { done: (reply) => done(reply as BotWorkerTasks[K]['reply']), failed, step });
      this.thread().postMessage({ id, task, ask } as BotWorkerRequest);
    });
  }

  /** Sends the bots home. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.open.clear();
  }

  private thread(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.onmessage = ({ data }: MessageEvent<BotWorkerReply>) => this.hear(data);
    worker.onerror = (event) => {
      for (const waiting of this.open.values()) waiting.failed(new Error(event.message));
      this.open.clear();
    };
    this.worker = worker;
    return worker;
  }

  private hear(thought: BotWorkerReply): void {
    const waiting = this.open.get(thought.id);
    if ('done' in thought) {
      waiting?.step(thought.done);
      return;
    }
    this.open.delete(thought.id);
    if ('trouble' in thought) waiting?.failed(new Error(thought.trouble));
    else waiting?.done(thought.reply);
  }
}

/** Why a seat gave the last of its answers among the first so many of a record; null where that is not known. */
export async function motiveFrom(bots: Pick<BotWorker, 'ask'>, record: MatchRecord, seat: Seat, number: number): Promise<Motive | null> {
  const at = record.answers.slice(0, number).findLastIndex(([by]) => by === seat);
  return at < (record.start?.at ?? 0) ? null : bots.ask('motive', { game: record.game, record, at });
}
