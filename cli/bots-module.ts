import { type Bot, botOf } from '@pantheon/bots';
import { configOf } from './bots.ts';
import { gameNamed, studyOf } from './files.ts';

/**
 * The bots of this tree as one module. Built in a copy of the tree that has older bots, it lets these meet the present ones in one process:
 * docs/bots.md, "Old against new".
 */
export async function botOfModule(game: string, name: string): Promise<Bot> {
  const loaded = await gameNamed(game);
  const { exploiters } = await studyOf(loaded);
  return botOf(configOf(name), loaded.bot, exploiters);
}
