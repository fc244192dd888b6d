import type { Bot } from './bot.ts';
import { Evaluation, handWeights } from './evaluation.ts';
import type { GameBot, NetFile, Weights } from './game-bot.ts';
import { GREEDY, greedy } from './greedy.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';

/** A bot by what it is made of, so that it can be sent to a worker. */
export interface Recipe {
  readonly name: string;
  /** How it looks ahead. */
  readonly mind: 'random' | 'novice' | 'greedy';
  /** What it thinks positions are worth: as the game's author says, as self-play found, or other weights. */
  readonly weights?: 'hand' | 'tuned' | Weights;
  readonly net?: NetFile;
  /** How often it plays its turn in mind. */
  readonly tries?: number;
  /** How far off its judgement may be, in scales. */
  readonly noise?: number;
}

const recipes: readonly Recipe[] = [
  { name: 'random', mind: 'random' },
  { name: 'novice', mind: 'novice' },
  { name: 'greedy', mind: 'greedy', weights: 'hand' },
  { name: 'tuned', mind: 'greedy', weights: 'tuned' },
];

/** The names of all bots. */
export const botNames: readonly string[] = recipes.map(({ name }) => name);

/** The recipe of a name; null if there is none. */
export const recipeNamed = (name: string): Recipe | null => recipes.find((recipe) => recipe.name === name) ?? null;

/** The bot of a recipe, for a game. */
export function botOf(recipe: Recipe, game: GameBot): Bot {
  switch (recipe.mind) {
    case 'random':
      return random;
    case 'novice':
      return novice(game);
    case 'greedy': {
      const turn = { ...GREEDY.turn, ...(recipe.tries === undefined ? {} : { tries: recipe.tries }) };
      return greedy(evaluationOf(recipe, game), { ...GREEDY, turn, noise: recipe.noise ?? 0 }, recipe.name);
    }
  }
}

function evaluationOf({ weights }: Recipe, game: GameBot): Evaluation {
  const hand = handWeights(game);
  return new Evaluation(game, weights === 'tuned' ? (game.tuned ?? hand) : weights === undefined || weights === 'hand' ? hand : weights);
}

/** The bot of a name, for a game; null if there is none. */
export function botNamed(name: string, game: GameBot): Bot | null {
  const recipe = recipeNamed(name);
  return recipe === null ? null : botOf(recipe, game);
}
