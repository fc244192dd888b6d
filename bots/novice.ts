import type { Bot } from './bot.ts';
import { sampleByPrior } from './candidates.ts';
import type { GameBot } from './game-bot.ts';

/** A beginner who follows the game's rules of thumb, more or less. */
export const novice = (game: GameBot, name = 'novice'): Bot => ({
  name,
  decide: ({ question, world, dice }) => ({ answer: sampleByPrior(game, world, question, dice) }),
});
