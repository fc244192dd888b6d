import { at, exactExp, fractionAt } from '@pantheon/kernel';
import { roundLimit } from '../rules/end.ts';
import type { G } from '../rules/types.ts';
import { strippedSpaces } from '../rules/world.ts';
import type { Holdings } from './holdings.ts';

/** How many more rounds there will be, as far as one can tell. */
export function roundsLeft(g: G): number {
  const { endAt } = g.data.pack.flood;
  const stripped = strippedSpaces(g);
  const pace = Math.max(0.3 * g.seats.length, stripped / g.s.round);
  return Math.max(0, Math.min((roundLimit(g) ?? Number.POSITIVE_INFINITY) - g.s.round, (endAt - stripped) / pace));
}

const BONUSES = ['trees', 'ships', 'warriors', 'mines'] as const;
type Bonus = (typeof BONUSES)[number];
const BLUR: { readonly [bonus in Bonus]: number } = { trees: 2.5, ships: 0.8, warriors: 0.8, mines: 0.8 };

/** What a seat's goods may still be turned into before the end: ships for wood, mines and warriors for payments that buy no legacy. */
export interface Means {
  readonly wood: number;
  readonly payments: number;
}

/** Each seat's part of the four bonuses, by how near it is to the best: the sooner the end, the surer. */
export function bonusHopes(g: G, held: readonly Holdings[], means: readonly Means[], left: number): number[] {
  const hopes = held.map(() => 0);
  for (const bonus of BONUSES) {
    const counts = held.map((own, seat) => own[bonus] + within(g, bonus, own, at(means, seat)));
    const shares = sharesOf(counts, BLUR[bonus] * (0.4 + 0.35 * left));
    const points = g.data.bonus[bonus] ?? 0;
    for (let seat = 0; seat < held.length; seat++)
      hopes[seat] = fractionAt(hopes, seat) + points * fractionAt(shares, seat) * (fractionAt(counts, seat) > 0 ? 1 : 0.4);
  }
  return hopes;
}

/** How many more of what a bonus counts are within a seat's means. */
function within(g: G, bonus: Bonus, own: Holdings, { wood, payments }: Means): number {
  switch (bonus) {
    case 'trees':
      return 0;
    case 'ships':
      return Math.min(0.8 * Math.max(0, g.data.limits.ship - own.ships), (0.7 * wood) / g.data.pack.costs.ship.wood);
    case 'mines':
      return 0.5 * payments;
    case 'warriors':
      return Math.min(0.8 * (g.data.limits.warrior - own.warriors), 0.4 * payments);
  }
}

/** What part each has in something that goes to whoever has most. */
function sharesOf(counts: readonly number[], blur: number): number[] {
  let most = 0;
  for (const count of counts) most = Math.max(most, count);
  let sum = 0;
  const powers = counts.map((count) => {
    const power = exactExp((count - most) / blur);
    sum += power;
    return power;
  });
  return powers.map((power) => power / sum);
}

/** A construction takes about so many goods. */
const PRICE = 4.6;

/** The points that a seat may still make by building: as many as it can pay, while there is room. */
export function buildHopes(g: G, held: Holdings, bought: number, left: number): number {
  const dolmens = Math.min(held.sites + 0.5 * left, bought + (held.work / PRICE) * left);
  const beyond = g.options.rules === 'advanced' ? 0.5 * Math.max(0, bought + (held.work / PRICE) * left - dolmens) : 0;
  return 1.8 * dolmens + beyond;
}

/**
 * Each seat's chance to win. It is what makes the end of the forests a matter of interest: whoever is ahead wins if the world stops now,
 * and everybody else wants another round.
 */
export const victoryChances = (points: readonly number[], left: number): number[] => sharesOf(points, 0.7 + 0.7 * left);
