import type { Bot } from './bot.ts';
import { inclined } from './candidates.ts';
import type { GameBot } from './game-bot.ts';

/** A beginner who follows the game's rules of thumb, more or less. */
export const novice = (game: GameBot, name = 'novice'): Bot => ({
  name,
  decide: ({ question, imagine, dice }) => ({ answer: inclined(game, imagine(dice.copy()), question, dice) }),
});
