import type { Bot } from './bot.ts';
import { inclined } from './candidates.ts';
import type { GameBot } from './game-bot.ts';

/** A beginner who follows the game's rules of thumb, more or less. */
export const novice = (game: GameBot, name = 'novice'): Bot => ({
  name,
  decide: ({ question, world, dice }) => ({ answer: inclined(game, world, question, dice) }),
});
