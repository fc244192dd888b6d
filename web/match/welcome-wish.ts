import type { SampleWish } from './sample-moment.ts';

/** Who sits at the table that a newcomer sees. */
export const WELCOME_SEATS = 4;

/** The match on the first page: far enough for the board to be full of things, with its last moves to step through. */
export const welcomeWish = (game: string): SampleWish => ({ game, seats: WELCOME_SEATS, seed: 'welcome', answers: 145, keep: 12 });

/** What a game offers newcomers: whether it asks to greet them, and in which languages it teaches. */
export interface Greeting {
  readonly id: string;
  readonly greets: boolean;
  teachesIn(language: string): boolean;
}

/** The game that greets a newcomer: of those that teach in their language, if there are any, the one that asks to, or else the first. */
export function greeterAmong<Game extends Greeting>(games: readonly Game[], language: string): Game | undefined {
  const speaking = games.filter((game) => game.teachesIn(language));
  const able = speaking.length > 0 ? speaking : games;
  return able.find(({ greets }) => greets) ?? able[0];
}
