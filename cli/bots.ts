import { type Bot, type BotConfig, botNames, botOf, configNamed, type GameBot, situationOf } from '@pantheon/bots';
import { keyOf, type Question, QuickDice, seatIn } from '@pantheon/kernel';
import type { TableHost } from '@pantheon/table';
import { type EngineConfig, isCommand, wordsOf } from './engine/command-line.ts';
import { CliFailure } from './failure.ts';
import { type LoadedModule, studyOf } from './files.ts';
import { type ModuleConfig, moduleNamed } from './module-bot.ts';

/** The config of a bot by name; the names are told where it is not known. */
export function configOf(name: string): BotConfig {
  const config = configNamed(name.trim());
  if (config === null) throw new CliFailure(`there is no bot "${name}"; the bots are ${botNames.join(', ')}`);
  return config;
}

/** Whoever can play in the arena: a bot of this program, one out of another bundle, or another program. */
export type Contestant = BotConfig | ModuleConfig | EngineConfig;

/** The config of a bot by name, of one in a bundle by the file and its name there, or of a program by the command that starts it. */
export function contestantOf(name: string): Contestant {
  const trimmed = name.trim();
  const beside = moduleNamed(trimmed);
  if (beside !== null) return beside;
  return configNamed(trimmed) === null && isCommand(trimmed) ? { name: trimmed, command: wordsOf(trimmed) } : configOf(trimmed);
}

/** What a bot of a name answers at a table: the same wherever it is asked, unless time cuts its thoughts short. */
export function botAnswer(name: string, game: GameBot, host: TableHost, at: number): string {
  const { match } = host;
  const seat = seatIn(match, at);
  const bot = botOf(configOf(name), game);
  const dice = new QuickDice(`${host.botSeed}/${seat}/${match.number}`);
  const { answer } = bot.decide(situationOf(match, seat, dice, bot.limits ?? {}));
  return keyOf(match.question(seat) as Question, answer);
}

/** A bot for each of so many seats from a list of names such as `greedy,random`, repeated in turn. */
export async function botsFor(names: string, seats: number, game: LoadedModule): Promise<Bot[]> {
  const { exploiters } = await studyOf(game);
  const list = names.split(',').map((name) => botOf(configOf(name), game.bot, exploiters));
  return Array.from({ length: seats }, (_, seat) => list[seat % list.length] as Bot);
}
