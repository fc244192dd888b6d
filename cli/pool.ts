import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Bout, Lesson, Pairing, Recipe, Trial, TrialSetup } from '@pantheon/bots';
import { type Options, readOptions } from '@pantheon/kernel';
import type { Given } from './arguments.ts';
import { recipeOf } from './bots.ts';
import type { GameModule } from './files.ts';

/** What a helper thread is told once. */
export interface Assignment {
  readonly game: string;
  readonly options: Options;
  readonly recipes: readonly Recipe[];
  readonly ms?: number;
}

/** A game to play for its outcome, one to learn from, or one to try shifted weights in. */
export type Task = { readonly pairing: Pairing } | { readonly lesson: LessonTask } | { readonly trial: TrialTask };

/** A game to learn from: all seats played by the recipes in turn. */
export interface LessonTask {
  readonly seed: string;
  readonly seats: number;
  readonly surprise: number;
}

/** A game between halves that judge by weights shifted opposite ways. */
export type TrialTask = Pick<TrialSetup, 'recipe' | 'seats' | 'seed'>;

/** What a helper thread sends back. */
export type Report = { readonly bout: Bout } | { readonly lesson: Lesson } | { readonly trial: Trial } | { readonly failure: string };

/** What to tell helper threads, from what was typed. */
export function assignmentOf(given: Given, game: GameModule, bots: readonly string[]): Assignment {
  const options = readOptions(game.rules, given.options);
  return {
    game: game.rules.id,
    options,
    recipes: bots.map(recipeOf),
    ...(given.has('time') ? { ms: given.number('time', 0) } : {}),
  };
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
  const queue = blocks.flat().map((pairing): Task => ({ pairing }));
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
  tasks: readonly Task[],
  workers: number,
  receive: (report: Report) => void,
): Promise<void> {
  const queue = [...tasks];
  await workThrough(assignment, workers, () => queue.shift(), receive);
}

async function workThrough(
  assignment: Assignment,
  workers: number,
  next: () => Task | undefined,
  receive: (report: Report) => void,
): Promise<void> {
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: assignment });
      const handOut = (): void => {
        const task = next();
        if (task !== undefined) worker.postMessage(task);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (report: Report) => {
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
