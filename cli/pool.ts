import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Bout, ForesightLesson, ForesightSetup, Pairing, Perturbation, PerturbationSetup, SelfPlayGame } from '@pantheon/bots';
import { type Options, readOptions } from '@pantheon/kernel';
import type { CliArguments } from './arguments.ts';
import { type Contestant, contestantOf } from './bots.ts';
import type { LoadedModule } from './files.ts';

/** What a helper thread is told once. */
export interface Assignment {
  readonly game: string;
  readonly options: Options;
  readonly configs: readonly Contestant[];
  readonly ms?: number;
}

/** A game to play for its outcome, one to learn from, one to try shifted weights in, or one in which seats look ahead to learn. */
export type PoolTask =
  | { readonly pairing: Pairing }
  | { readonly selfPlayGame: SelfPlayTask }
  | { readonly trial: PerturbationTask }
  | { readonly foresight: ForesightTask };

/** A game to learn from: all seats played by the configs in turn. */
export interface SelfPlayTask {
  readonly seed: string;
  readonly seats: number;
  readonly surprise: number;
}

/** A game between halves that judge by weights shifted opposite ways. */
export type PerturbationTask = Pick<PerturbationSetup, 'config' | 'steps' | 'seats' | 'seed'>;

/** A game in which everybody now and then plays ways through a turn on, to learn what they lead to. */
export type ForesightTask = Pick<ForesightSetup, 'config' | 'seats' | 'seed'>;

/** What a helper thread sends back. */
export type PoolReport =
  | { readonly bout: Bout }
  | { readonly selfPlayGame: SelfPlayGame }
  | { readonly trial: Perturbation }
  | { readonly foresight: readonly ForesightLesson[] }
  | { readonly failure: string };

/** What to tell helper threads, from what was typed. */
export function assignmentOf(given: CliArguments, game: LoadedModule, bots: readonly string[]): Assignment {
  const options = readOptions(game.rules, given.options);
  return {
    game: game.rules.id,
    options,
    configs: bots.map(contestantOf),
    ...(given.has('time') ? { ms: given.number('time', 0) } : {}),
  };
}

/** How many threads to use: all cores up to two, unless told otherwise. */
export const workersOf = (given: CliArguments): number => given.number('workers', Math.min(2, availableParallelism()), 1);

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
  const queue = blocks.flat().map((pairing): PoolTask => ({ pairing }));
  const sizes = new Map(blocks.map((block) => [block[0]?.block, block.length]));
  const done = new Map<number, Bout[]>();
  let going = true;
  await workThrough(
    assignment,
    workers,
    () => (going ? queue.shift() : undefined),
    (report) => {
      if (!('bout' in report)) return;
      const { bout } = report;
      const block = [...(done.get(bout.block) ?? []), bout];
      done.set(bout.block, block);
      if (going && block.length === sizes.get(bout.block)) going = onBlock(block);
    },
  );
}

/** Plays games on several threads, in any order. */
export async function playTasks(
  assignment: Assignment,
  tasks: readonly PoolTask[],
  workers: number,
  receive: (report: PoolReport) => void,
): Promise<void> {
  const queue = [...tasks];
  await workThrough(assignment, workers, () => queue.shift(), receive);
}

async function workThrough(
  assignment: Assignment,
  workers: number,
  next: () => PoolTask | undefined,
  receive: (report: PoolReport) => void,
): Promise<void> {
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: assignment });
      const handOut = (): void => {
        const task = next();
        if (task !== undefined) worker.postMessage(task);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (report: PoolReport) => {
        if ('failure' in report) {
          reject(new Error(report.failure));
          void worker.terminate();
          return;
        }
        receive(report);
        handOut();
      });
      worker.on('error', reject);
      handOut();
    });
  await Promise.all(Array.from({ length: workers }, work));
}
