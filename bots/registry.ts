import type { Bot } from './bot.ts';
import { Evaluation, handWeights } from './evaluation.ts';
import { type Exploiter, scripted } from './exploiters/exploiter.ts';
import type { GameBot, NetFile, PolicyFile, Weights } from './game-bot.ts';
import { GREEDY, greedy, type ThinkerSettings } from './greedy.ts';
import { Network } from './network.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';
import { ROLLOUT, type RolloutLimits } from './rollout.ts';
import type { SearchLimits } from './search.ts';

/** A bot by what it is made of, so that it can be sent to a worker. */
export interface BotConfig {
  readonly name: string;
  readonly mind: 'random' | 'novice' | 'thinker';
  /** What it thinks positions are worth: as the game's author says, as self-play found, or other weights. */
  readonly weights?: 'hand' | 'tuned' | Weights;
  /** Whether a network judges instead: the game's own, if it has one, or another one. */
  readonly net?: 'own' | NetFile;
  /** Whether it goes by the game's rules of thumb alone, or by another policy than the game's own. */
  readonly policy?: 'hand' | PolicyFile;
  /** How it thinks its turn through, where that is not the usual way. */
  readonly search?: Partial<SearchLimits>;
  /** How it looks further than its turn, if it does. */
  readonly rollout?: RolloutLimits;
  /** How far off its judgement may be, in scales. */
  readonly noise?: number;
  /** Milliseconds for one answer. */
  readonly ms?: number;
  /** The script that has the first word, by its id. */
  readonly exploiter?: string;
}

/** Rules no answer out, and thinks about later answers of a turn when their time is there. */
const OPEN = { open: true, sure: 12 } as const;

const configs: readonly BotConfig[] = [
  { name: 'random', mind: 'random' },
  { name: 'novice', mind: 'novice' },
  { name: 'greedy', mind: 'thinker', weights: 'hand' },
  { name: 'tuned', mind: 'thinker', weights: 'tuned' },
  { name: 'searcher', mind: 'thinker', weights: 'tuned', rollout: ROLLOUT, ms: 1000 },
  { name: 'learned', mind: 'thinker', weights: 'tuned', net: 'own', rollout: ROLLOUT, ms: 1000 },
  { name: 'shepherd', mind: 'novice' },
  { name: 'acolyte', mind: 'thinker', weights: 'tuned', noise: 0.5 },
  { name: 'oracle', mind: 'thinker', weights: 'tuned', net: 'own' },
  { name: 'open', mind: 'thinker', weights: 'tuned', net: 'own', search: OPEN },
  { name: 'thumb', mind: 'thinker', weights: 'tuned', net: 'own', policy: 'hand' },
  { name: 'hero', mind: 'thinker', weights: 'tuned', net: 'own', rollout: ROLLOUT, ms: 1000 },
  { name: 'titan', mind: 'thinker', weights: 'tuned', net: 'own', rollout: ROLLOUT, ms: 4000 },
];

/** The names of all bots. */
export const botNames: readonly string[] = configs.map(({ name }) => name);

/** The bot that a script stands on where nothing else is said. */
const BELOW = 'oracle';

/** `exploiter:raider` is Oracle with the raider's script on top, `exploiter:raider+hero@400` is Hero with it. */
function exploiterNamed(text: string): BotConfig | null {
  const [, exploiter, below] = /^exploiter:([a-z-]+)(?:\+(.+))?$/.exec(text) ?? [];
  const config = exploiter === undefined ? null : configNamed(below ?? BELOW);
  return config === null || exploiter === undefined ? null : { ...config, name: text, exploiter };
}

/**
 * The config of a name; `name@500` thinks for 500 milliseconds, `name:500` plays on 500 times in mind, which is the same on every machine.
 * `exploiter:raider` has a script of the game on top. Null if there is none.
 */
export function configNamed(text: string): BotConfig | null {
  if (text.startsWith('exploiter:')) return exploiterNamed(text);
  const [, name, unit, count] = /^([a-z]+)(?:([@:])(\d{1,6}))?$/.exec(text) ?? [];
  const config = configs.find((known) => known.name === name);
  if (config === undefined) return null;
  if (unit === undefined) return config;
  if (unit === '@') return { ...config, name: text, ms: Number(count) };
  const { ms: _, ...timeless } = config;
  const tries = Number(count);
  if (config.rollout !== undefined) return { ...timeless, name: text, rollout: { ...config.rollout, tries } };
  return { ...timeless, name: text, search: { ...config.search, tries, each: Number.POSITIVE_INFINITY } };
}

/** The bot of a config, for a game; scripts are looked up among those of the game. */
export function botOf(config: BotConfig, game: GameBot, exploiters: readonly Exploiter[] = []): Bot {
  const { exploiter, ...below } = config;
  if (exploiter === undefined) return plainBot(below, game);
  const script = exploiters.find(({ id }) => id === exploiter);
  if (script === undefined)
    throw new Error(`there is no exploiter "${exploiter}"; there are ${exploiters.map(({ id }) => id).join(', ') || 'none'}`);
  return scripted(script, plainBot(below, game), config.name);
}

/** A game as a bot with another policy sees it. */
function withPolicy(game: GameBot, policy: BotConfig['policy']): GameBot {
  if (policy === undefined) return game;
  const { learnedPolicy: _, ...unlearned } = game;
  return policy === 'hand' ? unlearned : { ...unlearned, learnedPolicy: policy };
}

function plainBot(config: BotConfig, own: GameBot): Bot {
  const game = withPolicy(own, config.policy);
  switch (config.mind) {
    case 'random':
      return random;
    case 'novice':
      return novice(game, config.name);
    case 'thinker':
      return greedy(evaluationOf(config, game), settingsOf(config), config.name);
  }
}

export const settingsOf = ({ search, rollout, noise, ms }: BotConfig): ThinkerSettings => ({
  ...GREEDY,
  search: { ...GREEDY.search, ...search },
  ...(rollout === undefined ? {} : { rollout }),
  ...(ms === undefined ? {} : { limits: { ms }, sealed: { width: 12, rounds: Number.POSITIVE_INFINITY } }),
  noise: noise ?? 0,
});

export function evaluationOf({ weights, net }: BotConfig, game: GameBot): Evaluation {
  const hand = handWeights(game);
  const chosen = weights === 'tuned' ? (game.tuned ?? hand) : weights === undefined || weights === 'hand' ? hand : weights;
  const file = net === 'own' ? game.net : net;
  return new Evaluation(game, chosen, file === undefined ? null : new Network(file));
}

/** The bot of a name, for a game; null if there is none. */
export function botNamed(name: string, game: GameBot): Bot | null {
  const config = configNamed(name);
  return config === null ? null : botOf(config, game);
}
