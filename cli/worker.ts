import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, botOf, bout, foresee, perturb, selfPlay } from '@pantheon/bots';
import { readOptions } from '@pantheon/kernel';
import type { Contestant } from './bots.ts';
import { engineBot } from './engine/engine-bot.ts';
import { isLineThread, keepProcess } from './engine/line-thread.ts';
import { gameNamed, type LoadedModule, studyOf } from './files.ts';
import { moduleBot } from './module-bot.ts';
import type { Assignment, PoolReport, PoolTask } from './pool.ts';

/** Plays the games that the main thread hands out, or keeps the program that plays in one of them. */
export async function serveThread(): Promise<void> {
  if (isLineThread(workerData)) keepProcess(workerData);
  else await serveGames();
}

async function serveGames(): Promise<void> {
  const assignment = workerData as Assignment;
  const game = await gameNamed(assignment.game);
  const { exploiters } = await studyOf(game);
  const seat = async (config: Contestant): Promise<Bot> => {
    if ('command' in config) return engineBot(config, game.bot);
    return 'module' in config ? moduleBot(config, game.rules.id) : botOf(config, game.bot, exploiters);
  };
  const bots = await Promise.all(assignment.configs.map(seat));
  parentPort?.on('message', (task: PoolTask) => {
    parentPort?.postMessage(report(assignment, game, bots, task));
  });
}

function report({ options: chosen, ms }: Assignment, { rules, bot: game }: LoadedModule, bots: readonly Bot[], task: PoolTask): PoolReport {
  try {
    const options = readOptions(rules, chosen);
    if ('pairing' in task) return { bout: bout(rules, options, bots, task.pairing, ms === undefined ? undefined : { ms }) };
    if ('trial' in task) return { trial: perturb({ rules, options, game, ...task.trial }) };
    if ('foresight' in task) return { foresight: foresee({ rules, options, game, ...task.foresight }) };
    const { seed, seats, surprise } = task.selfPlayGame;
    const seated = Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] as Bot);
    return { selfPlayGame: selfPlay({ rules, options, game, bots: seated, seed, surprise }) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
