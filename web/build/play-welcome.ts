import { catalog } from '@pantheon/catalog';
import { playSample } from '../match/sample-match.ts';
import { welcomeWish } from '../match/welcome-wish.ts';

/** Plays the match of the first page, and writes down its last moments. */
export async function playWelcome(game: string): Promise<string> {
  const found = catalog.find(({ id }) => id === game);
  if (found === undefined) throw new Error(`there is no game "${game}" to greet with`);
  return JSON.stringify(playSample(await found.load(), welcomeWish(game)));
}
