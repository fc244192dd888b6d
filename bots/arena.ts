import { type AnyGame, Match, numberAt, type Options, type Seat } from '@pantheon/kernel';
import { type Bot, Forfeit } from './bot.ts';
import type { Limits } from './budget.ts';
import { runGame } from './run.ts';
import { blockShare, type Estimate, estimate, mean, quantile } from './statistics.ts';

/** One game of an arena: which bot sits where. */
export interface Pairing {
  readonly seed: string;
  readonly block: number;
  /** By seat, the place of its bot in the list of bots. */
  readonly seating: readonly number[];
}

/** How one game of an arena went. */
export interface Bout extends Pairing {
  readonly ranks: readonly number[];
  readonly points: readonly number[];
  readonly answers: number;
  /** Who could not go on, and why: that seat has lost, and all others have won. */
  readonly forfeit?: { readonly seat: number; readonly reason: string };
  /** By seat, how long each decision took, in milliseconds. */
  readonly times: readonly (readonly number[])[];
}

/** A block: one seed, the first bot against a field of the second one, in every seat. */
export const blockOf = (seed: string, block: number, seats: number): Pairing[] =>
  Array.from({ length: seats }, (_, turn) => ({
    seed: `${seed}/${block}`,
    block,
    seating: Array.from({ length: seats }, (_unused, seat) => (seat === turn ? 0 : 1)),
  }));

/** A block with several bots at one table, turned around it seat by seat. */
export const mixedBlock = (seed: string, block: number, table: readonly number[]): Pairing[] =>
  table.map((_, turn) => ({
    seed: `${seed}/${block}`,
    block,
    seating: table.map((_unused, seat) => numberAt(table, (seat + turn) % table.length)),
  }));

/** Plays one game of an arena. */
export function bout(rules: AnyGame, options: Options, bots: readonly Bot[], pairing: Pairing, limits?: Limits): Bout {
  const times: number[][] = pairing.seating.map(() => []);
  const seated = pairing.seating.map((at) => bots[at] as Bot);
  const { seed } = pairing;
  const match = seated.some(({ readsLog }) => readsLog) ? Match.start(rules, { seats: seated.length, seed, options }) : undefined;
  try {
    const { result, answers } = runGame({
      rules,
      options,
      bots: seated,
      seed,
      ...(match === undefined ? {} : { match }),
      ...(limits === undefined ? {} : { limits }),
      watch: (seat: Seat, ms: number) => times[seat]?.push(Math.round(ms * 10) / 10),
    });
    if (result === null) throw new Error(`the game with seed ${seed} did not end`);
    const { scores } = result;
    return { ...pairing, ranks: scores.map(({ rank }) => rank), points: scores.map(({ total }) => total), answers, times };
  } catch (error) {
    if (error instanceof Forfeit) return { ...pairing, ...forfeited(error, seated.length), answers: match?.number ?? 0, times };
    throw error;
  }
}

/** The outcome for a table at which one seat could not go on. Nobody has points then. */
const forfeited = ({ seat, message }: Forfeit, seats: number): Pick<Bout, 'ranks' | 'points' | 'forfeit'> => ({
  ranks: Array.from({ length: seats }, (_, other) => (other === seat ? seats : 1)),
  points: Array.from({ length: seats }, () => 0),
  forfeit: { seat, reason: message },
});

/** The part of the victory that a seat has: all of it, a share of a shared one, or none. */
export function victory({ ranks }: Pick<Bout, 'ranks'>, seat: number): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

/** What an arena found of the first bot against a field of the second. */
export interface Comparison {
  readonly games: number;
  readonly blocks: number;
  /** The share of wins, with its interval over blocks. */
  readonly share: Estimate;
  readonly fair: number;
  /** The mean rank: 1 is best. */
  readonly rank: Estimate;
  /** Points above the mean of the field. */
  readonly difference: Estimate;
  readonly shares: readonly number[];
  /** Games that a bot lost because it could not go on, and why the first of them: of the measured bot, and of the field. */
  readonly forfeits: { readonly a: Forfeits; readonly b: Forfeits };
  readonly times: { readonly a: Times; readonly b: Times };
}

/** Games that were lost because a bot could not go on. */
export interface Forfeits {
  readonly games: number;
  readonly first?: string;
}

/** How long decisions took, in milliseconds. */
export interface Times {
  readonly median: number;
  readonly p95: number;
  readonly most: number;
}

/** Adds up whole blocks. */
export function compare(bouts: readonly Bout[]): Comparison {
  const blocks = byBlock(bouts);
  const own = (one: Bout): number => one.seating.indexOf(0);
  const over = (measure: (one: Bout) => number): number[] => blocks.map((block) => mean(block.map(measure)));
  const shares = over((one) => victory(one, own(one)));
  return {
    games: bouts.length,
    blocks: blocks.length,
    share: blockShare(shares),
    fair: 1 / (bouts[0]?.seating.length ?? 1),
    rank: estimate(over((one) => numberAt(one.ranks, own(one)))),
    difference: estimate(over((one) => numberAt(one.points, own(one)) - mean(one.points.filter((_, seat) => seat !== own(one))))),
    shares,
    forfeits: { a: forfeitsOf(bouts, 0), b: forfeitsOf(bouts, 1) },
    times: { a: timesOf(bouts, 0), b: timesOf(bouts, 1) },
  };
}

function forfeitsOf(bouts: readonly Bout[], bot: number): Forfeits {
  const own = bouts.flatMap(({ forfeit, seating }) => (forfeit !== undefined && seating[forfeit.seat] === bot ? [forfeit.reason] : []));
  const [first] = own;
  return { games: own.length, ...(first === undefined ? {} : { first }) };
}

/** The games of each block. */
function byBlock(bouts: readonly Bout[]): Bout[][] {
  const blocks = new Map<number, Bout[]>();
  for (const one of bouts) blocks.set(one.block, [...(blocks.get(one.block) ?? []), one]);
  return [...blocks.values()];
}

/** How long one of the bots took. */
export function timesOf(bouts: readonly Bout[], bot: number): Times {
  return timesIn(bouts.flatMap((one) => one.times.flatMap((times, seat) => (one.seating[seat] === bot ? times : []))));
}

/** The spread of some times. */
export const timesIn = (all: readonly number[]): Times => ({
  median: quantile(all, 0.5),
  p95: quantile(all, 0.95),
  most: quantile(all, 1),
});

/** How often each bot finished before each other one at the same table. */
export function encounters(bouts: readonly Bout[], count: number): number[][] {
  const won = Array.from({ length: count }, () => Array.from({ length: count }, () => 0));
  for (const { seating, ranks } of bouts) {
    seating.forEach((mine, seat) => {
      seating.forEach((other, place) => {
        if (mine === other) return;
        const ahead = numberAt(ranks, seat) < numberAt(ranks, place) ? 1 : ranks[seat] === ranks[place] ? 0.5 : 0;
        const row = won[mine] as number[];
        row[other] = numberAt(row, other) + ahead;
      });
    });
  }
  return won;
}
