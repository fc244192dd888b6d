import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Bout, Pairing } from '@pantheon/bots';
import { type Options, readOptions } from '@pantheon/kernel';
import type { Given } from './arguments.ts';
import { botOf } from './bots.ts';
import type { GameModule } from './files.ts';

/** What a helper thread is told once. */
export interface Assignment {
  readonly game: string;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly ms?: number;
}

/** What a helper thread sends back. */
export type Report = { readonly bout: Bout } | { readonly failure: string };

/** What to tell helper threads, from what was typed. */
export function assignmentOf(given: Given, game: GameModule, bots: readonly string[]): Assignment {
  for (const name of bots) botOf(name, game.bot);
  const options = readOptions(game.rules, given.options);
  return { game: game.rules.id, options, bots, ...(given.has('time') ? { ms: given.number('time', 0) } : {}) };
}

/** How many threads to use: all cores up to two, unless told otherwise. */
export const workersOf = (given: Given): number => given.number('workers', Math.min(2, availableParallelism()), 1);

/**
 * Plays games on several threads. Games are handed out block by block in order, and `onBlock` is told of each block when all of its games
 * are there; it returns false when enough has been seen.
 */
export async function playBlocks(
  assignment: Assignment,
  blocks: readonly (readonly Pairing[])[],
  workers: number,
  onBlock: (bouts: readonly Bout[]) => boolean,
): Promise<void> {
  const queue = blocks.flat();
  const sizes = new Map(blocks.map((block) => [block[0]?.block, block.length]));
  const done = new Map<number, Bout[]>();
  let going = true;
  const receive = (bout: Bout): void => {
    const block = [...(done.get(bout.block) ?? []), bout];
    done.set(bout.block, block);
    if (going && block.length === sizes.get(bout.block)) going = onBlock(block);
  };
  const next = (): Pairing | undefined => (going ? queue.shift() : undefined);
  await Promise.all(Array.from({ length: Math.max(1, Math.min(workers, queue.length)) }, () => work(assignment, next, receive)));
}

function work(assignment: Assignment, next: () => Pairing | undefined, receive: (bout: Bout) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: assignment });
    const handOut = (): void => {
      const pairing = next();
      if (pairing !== undefined) worker.postMessage(pairing);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('message', (report: Report) => {
      if ('failure' in report) {
        reject(new Error(report.failure));
        void worker.terminate();
        return;
      }
      receive(report.bout);
      handOut();
    });
    worker.on('error', reject);
    handOut();
  });
}
