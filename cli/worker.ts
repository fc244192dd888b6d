import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, botOf, bout, lesson, trial } from '@pantheon/bots';
import { readOptions } from '@pantheon/kernel';
import { type GameModule, gameNamed } from './files.ts';
import type { Assignment, Report, Task } from './pool.ts';

/** Plays the games that the main thread hands out. */
export async function serveGames(): Promise<void> {
  const assignment = workerData as Assignment;
  const game = await gameNamed(assignment.game);
  const bots = assignment.recipes.map((recipe) => botOf(recipe, game.bot));
  parentPort?.on('message', (task: Task) => {
    parentPort?.postMessage(report(assignment, game, bots, task));
  });
}

function report({ options: chosen, ms }: Assignment, { rules, bot: game }: GameModule, bots: readonly Bot[], task: Task): Report {
  try {
    const options = readOptions(rules, chosen);
    if ('pairing' in task) return { bout: bout(rules, options, bots, task.pairing, ms === undefined ? undefined : { ms }) };
    if ('trial' in task) return { trial: trial({ rules, options, game, ...task.trial }) };
    const { seed, seats, surprise } = task.lesson;
    const seated = Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] as Bot);
    return { lesson: lesson({ rules, options, game, bots: seated, seed, surprise }) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
