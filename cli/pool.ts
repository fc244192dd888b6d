import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Bout, Lesson, Pairing, Recipe } from '@pantheon/bots';
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

/** A game to play for its outcome, or one to learn from. */
export type Task = { readonly pairing: Pairing } | { readonly lesson: LessonTask };

/** A game to learn from: all seats played by the recipes in turn. */
export interface LessonTask {
  readonly seed: string;
  readonly seats: number;
  readonly surprise: number;
}

/** What a helper thread sends back. */
export type Report = { readonly bout: Bout } | { readonly lesson: Lesson } | { readonly failure: string };

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
  const queue = blocks.flat();
  const sizes = new Map(blocks.map((block) => [block[0]?.block, block.length]));
  const done = new Map<number, Bout[]>();
  let going = true;
  await workThrough(
    assignment,
    workers,
    () => (going ? queue.shift() : undefined),
    (pairing) => ({ pairing }),
    (report) => {
      if (!('bout' in report)) return;
      const { bout } = report;
      const block = [...(done.get(bout.block) ?? []), bout];
      done.set(bout.block, block);
      if (going && block.length === sizes.get(bout.block)) going = onBlock(block);
    },
  );
}

/** Plays games to learn from on several threads. */
export async function playLessons(
  assignment: Assignment,
  tasks: readonly LessonTask[],
  workers: number,
  onLesson: (lesson: Lesson) => void,
): Promise<void> {
  const queue = [...tasks];
  await workThrough(
    assignment,
    workers,
    () => queue.shift(),
    (lesson) => ({ lesson }),
    (report) => {
      if ('lesson' in report) onLesson(report.lesson);
    },
  );
}

async function workThrough<T>(
  assignment: Assignment,
  workers: number,
  next: () => T | undefined,
  taskOf: (item: T) => Task,
  receive: (report: Report) => void,
): Promise<void> {
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: assignment });
      const handOut = (): void => {
        const item = next();
        if (item !== undefined) worker.postMessage(taskOf(item));
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
