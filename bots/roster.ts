import type { Bot } from './bot.ts';
import { Evaluation } from './evaluation.ts';
import type { GameBot } from './game-bot.ts';
import { greedy } from './greedy.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';

/** Every kind of bot by name. */
const makers: { readonly [name: string]: (game: GameBot) => Bot } = {
  random: () => random,
  novice,
  greedy: (game) => greedy(new Evaluation(game)),
  tuned: (game) => greedy(new Evaluation(game, game.tuned), undefined, 'tuned'),
};

/** The names of all bots. */
export const botNames: readonly string[] = Object.keys(makers);

/** The bot of a name, for a game; null if there is none. */
export const botNamed = (name: string, game: GameBot): Bot | null => makers[name]?.(game) ?? null;
