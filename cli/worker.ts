import { parentPort, workerData } from 'node:worker_threads';
import { bout, type Pairing } from '@pantheon/bots';
import { readOptions } from '@pantheon/kernel';
import { botOf } from './bots.ts';
import { gameNamed } from './files.ts';
import type { Assignment, Report } from './pool.ts';

/** Plays the games that the main thread hands out. */
export async function serveGames(): Promise<void> {
  const { game: id, options, bots: names, ms } = workerData as Assignment;
  const game = await gameNamed(id);
  const bots = names.map((name) => botOf(name, game.bot));
  const chosen = readOptions(game.rules, options);
  const limits = ms === undefined ? undefined : { ms };
  parentPort?.on('message', (pairing: Pairing) => {
    parentPort?.postMessage(report(() => bout(game.rules, chosen, bots, pairing, limits)));
  });
}

function report(play: () => ReturnType<typeof bout>): Report {
  try {
    return { bout: play() };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
