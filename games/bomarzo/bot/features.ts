import { numberAt, type Seat } from '@pantheon/kernel';
import { templeBonus, worshipPoints } from '../rules/end.ts';
import type { G, Played } from '../rules/types.ts';
import { nextSigns, prizesOf } from './standing.ts';

/** The features by name, in the order of `survey`. */
export const features = [
  'now',
  'trackHopes',
  'primaryHopes',
  'resourceHopes',
  'nextSign',
  'progress',
  'improved',
  'toImprove',
  'improvable',
  'templeSymbols',
  'food',
  'silver',
  'wine',
  'hand',
  'handQuality',
  'foodIncome',
  'silverIncome',
  'wineIncome',
  'cardIncome',
  'actions',
  'pawnPromise',
  'village',
  'vision',
  'replica',
  'raise',
  'dragonPower',
  'conversion',
] as const;

const BENEFITS = ['vision', 'replica', 'raise', 'dragonPower', 'conversion'];

/** Seasons still to come after this one. */
export const seasonsLeft = (g: G): number => g.data.pack.setup.seasons - g.s.season;

/** What comes in each season without discs, and how near workers are to the next symbols: those of pawns, and the others. */
interface Village {
  readonly income: readonly number[];
  readonly pawnPromise: number;
  readonly promise: number;
}

function villageOf(g: G, seat: Seat): Village {
  const income = [0, 0, 0, 0];
  let pawnPromise = 0;
  let promise = 0;
  g.data.village.forEach(({ symbol, symbolsAt }, track) => {
    const at = g.s.workers[seat]?.[track] ?? 0;
    const kind = INCOMES.indexOf(symbol);
    let before = 0;
    for (const space of symbolsAt) {
      if (space > at) {
        if (kind < 0) pawnPromise += (at - before) / (space - before);
        else promise += (at - before) / (space - before);
        break;
      }
      if (kind >= 0) income[kind] = numberAt(income, kind) + 1;
      before = space;
    }
  });
  for (const { card, level } of g.s.played[seat] ?? []) {
    const gives = level === 2 ? (g.data.cards[card]?.income ?? null) : null;
    if (gives !== null) for (let kind = 0; kind < 4; kind++) income[kind] = numberAt(income, kind) + numberAt(gives, kind);
  }
  return { income, pawnPromise, promise };
}

const INCOMES = ['food', 'silver', 'wine', 'card'];

/** The steps that a card gives when it is played (0) or improved (1). */
export const stepsOf = (g: G, card: string, level: 0 | 1): number => {
  const steps = g.data.cards[card as Played['card']]?.advance[level] ?? [];
  let sum = 0;
  for (const count of steps) sum += count;
  return sum;
};

/** What the cards on a seat's table hold: how many are improved, what improving the others brings, temple symbols, powers. */
function tableOf(g: G, seat: Seat): { improved: number; toImprove: number; steps: number; symbols: number; powers: readonly number[] } {
  let improved = 0;
  let toImprove = 0;
  let steps = 0;
  const powers = [0, 0, 0, 0, 0];
  const temples = new Set<number>();
  for (const { card, level } of g.s.played[seat] ?? []) {
    const data = g.data.cards[card];
    if (data === undefined) continue;
    if (level === 1) {
      toImprove++;
      steps += stepsOf(g, card, 1);
      temples.add(data.temple);
      continue;
    }
    improved++;
    const power = BENEFITS.indexOf(data.benefit);
    if (power >= 0) powers[power] = numberAt(powers, power) + 1;
  }
  return { improved, toImprove, steps, symbols: temples.size, powers };
}

/** Points that a seat has taken on the tracks. */
function signsOf(g: G, seat: Seat): number {
  let count = 0;
  for (const signs of g.s.signs) for (const owner of signs) if (owner === seat) count++;
  return count * g.data.pack.secondaryTracks.victoryPoints;
}

/** What a position holds for every seat. */
export function survey(g: G): number[][] {
  const left = seasonsLeft(g);
  const prizes = prizesOf(g, left);
  const signs = nextSigns(g);
  return g.seats.map((seat) => {
    const worship = g.options.worship === 'off' ? 0 : worshipPoints(g, seat);
    return [
      signsOf(g, seat) + numberAt(prizes.now, seat) + templeBonus(g, seat) + worship,
      numberAt(prizes.tracks, seat),
      numberAt(prizes.primaries, seat),
      numberAt(prizes.resources, seat),
      numberAt(signs, seat),
      ...ownFeatures(g, seat, left),
    ];
  });
}

/** What a seat has, whatever the others have. */
function ownFeatures(g: G, seat: Seat, left: number): number[] {
  const { s } = g;
  const share = left / g.data.pack.setup.seasons;
  const soon = 0.1 + share;
  const [food = 0, silver = 0, wine = 0] = s.stock[seat] ?? [];
  const { income, pawnPromise, promise } = villageOf(g, seat);
  const table = tableOf(g, seat);
  const hand = s.hand[seat] ?? [];
  const free = s.passed[seat] ? 0 : numberAt(s.free, seat);
  let progress = 0;
  for (const value of s.tracks[seat] ?? []) progress += value;
  let quality = 0;
  for (const card of hand) quality += stepsOf(g, card, 0) - 1;
  return [
    progress,
    table.improved,
    Math.sqrt(table.toImprove) * soon,
    Math.min(table.steps, 8) * soon,
    table.symbols * soon,
    Math.sqrt(food) * soon,
    Math.sqrt(silver) * soon,
    Math.sqrt(wine) * soon,
    Math.sqrt(hand.length) * soon,
    quality * soon,
    ...income.map((amount) => amount * share),
    (numberAt(s.pawns, seat) * left + free) / 4,
    pawnPromise * share,
    promise * share,
    ...table.powers.map((count) => count * share),
  ];
}
