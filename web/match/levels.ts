import { botNamed, type Limits, Player } from '@pantheon/bots';
import type { Seat } from '@pantheon/kernel';
import type { GameModule } from '@pantheon/shelf';

/** The strengths that players choose from, weakest first. */
export const levels = ['easy', 'fair', 'strong', 'master'] as const;
export type Level = (typeof levels)[number];

/** Which bot a strength is, and how long it may think. Where a bot does not exist yet the next weaker one plays. */
const minds: { readonly [L in Level]: { readonly bots: readonly string[]; readonly limits: Limits } } = {
  easy: { bots: ['novice', 'random'], limits: { ms: 100 } },
  fair: { bots: ['greedy', 'novice', 'random'], limits: { ms: 250 } },
  strong: { bots: ['tuned', 'greedy', 'novice', 'random'], limits: { ms: 400 } },
  master: { bots: ['searcher', 'tuned', 'greedy', 'novice', 'random'], limits: { ms: 1500 } },
};

const seated = new Map<string, Player>();

/** The bot of a strength at a seat of a table. It stays seated, since it plans its turns. */
export function playerFor(game: GameModule, level: string, seat: Seat, table: string): Player {
  const id = `${table}/${seat}/${level}`;
  const known = seated.get(id);
  if (known !== undefined) return known;
  const { bots, limits } = minds[levels.find((one) => one === level) ?? 'fair'];
  const bot = bots.map((name) => botNamed(name, game.bot)).find((one) => one !== null);
  if (bot === null || bot === undefined) throw new Error('there are no bots');
  const player = new Player(bot, seat, table, limits);
  seated.set(id, player);
  return player;
}
