import { type Bot, botNamed, botNames, type GameBot } from '@pantheon/bots';
import { Failure } from './failure.ts';

/** The bot of a name; the names are told where it is not known. */
export function botOf(name: string, game: GameBot): Bot {
  const bot = botNamed(name, game);
  if (bot === null) throw new Failure(`there is no bot "${name}"; the bots are ${botNames.join(', ')}`);
  return bot;
}

/** A bot for each of so many seats from a list of names such as `greedy,random`, repeated in turn. */
export function botsFor(names: string, seats: number, game: GameBot): Bot[] {
  const list = names.split(',').map((name) => botOf(name.trim(), game));
  return Array.from({ length: seats }, (_, seat) => list[seat % list.length] as Bot);
}
