import { type Bot, botNames, botOf, type GameBot, type Recipe, recipeNamed } from '@pantheon/bots';
import { Failure } from './failure.ts';

/** The recipe of a bot by name; the names are told where it is not known. */
export function recipeOf(name: string): Recipe {
  const recipe = recipeNamed(name.trim());
  if (recipe === null) throw new Failure(`there is no bot "${name}"; the bots are ${botNames.join(', ')}`);
  return recipe;
}

/** A bot for each of so many seats from a list of names such as `greedy,random`, repeated in turn. */
export function botsFor(names: string, seats: number, game: GameBot): Bot[] {
  const list = names.split(',').map((name) => botOf(recipeOf(name), game));
  return Array.from({ length: seats }, (_, seat) => list[seat % list.length] as Bot);
}
