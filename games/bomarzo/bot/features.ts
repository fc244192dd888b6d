import { add, at, fractionAt, numberAt, type Seat } from '@pantheon/kernel';
import { RESOURCES } from '../data/ids.ts';
import { cardData, handOf, playedBy, stockOf } from '../rules/pieces.ts';
import type { Power } from '../rules/powers.ts';
import { signPoints, templeBonus, worshipPoints } from '../rules/result.ts';
import type { Card, G } from '../rules/types.ts';
import { nextSigns, prizesOf } from './prospects.ts';

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

const POWERS: readonly string[] = ['vision', 'replica', 'raise', 'dragonPower', 'conversion'] satisfies Power[];

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
  const workers = at(g.s.workers, seat);
  let pawnPromise = 0;
  let promise = 0;
  g.data.village.forEach(({ symbol, symbolsAt }, track) => {
    const worker = numberAt(workers, track);
    const kind = INCOMES.indexOf(symbol);
    let before = 0;
    for (const space of symbolsAt) {
      if (space > worker) {
        if (kind < 0) pawnPromise += (worker - before) / (space - before);
        else promise += (worker - before) / (space - before);
        break;
      }
      if (kind >= 0) add(income, kind, 1);
      before = space;
    }
  });
  for (const { card, level } of playedBy(g, seat)) {
    const gives = level === 2 ? cardData(g, card).income : null;
    if (gives !== null) for (let kind = 0; kind < gives.length; kind++) add(income, kind, numberAt(gives, kind));
  }
  return { income, pawnPromise, promise };
}

const INCOMES: readonly string[] = [...RESOURCES, 'card'];

/** The steps that a card gives when it is played (0) or improved (1). */
export function stepsOf(g: G, card: Card, level: 0 | 1): number {
  let sum = 0;
  for (const count of cardData(g, card).advance[level]) sum += count;
  return sum;
}

/** What the cards on a seat's table hold: how many are improved, what improving the others brings, temple symbols, powers. */
function tableOf(g: G, seat: Seat): { improved: number; toImprove: number; steps: number; symbols: number; powers: readonly number[] } {
  let improved = 0;
  let toImprove = 0;
  let steps = 0;
  const powers = [0, 0, 0, 0, 0];
  const temples = new Set<number>();
  for (const { card, level } of playedBy(g, seat)) {
    const { temple, benefit } = cardData(g, card);
    if (level === 1) {
      toImprove++;
      steps += stepsOf(g, card, 1);
      temples.add(temple);
      continue;
    }
    improved++;
    const power = POWERS.indexOf(benefit);
    if (power >= 0) add(powers, power, 1);
  }
  return { improved, toImprove, steps, symbols: temples.size, powers };
}

/** What a position holds for every seat. */
export function survey(g: G): number[][] {
  const left = seasonsLeft(g);
  const prizes = prizesOf(g, left);
  const signs = nextSigns(g);
  return g.seats.map((seat) => {
    const worship = g.options.worship === 'off' ? 0 : worshipPoints(g, seat);
    return [
      signPoints(g, seat) + fractionAt(prizes.now, seat) + templeBonus(g, seat) + worship,
      fractionAt(prizes.tracks, seat),
      fractionAt(prizes.primaries, seat),
      fractionAt(prizes.resources, seat),
      fractionAt(signs, seat),
      ...ownFeatures(g, seat, left),
    ];
  });
}

/** What a seat has, whatever the others have. */
function ownFeatures(g: G, seat: Seat, left: number): number[] {
  const { s } = g;
  const share = left / g.data.pack.setup.seasons;
  const soon = 0.1 + share;
  const [food, silver, wine] = stockOf(g, seat);
  const { income, pawnPromise, promise } = villageOf(g, seat);
  const table = tableOf(g, seat);
  const hand = handOf(g, seat);
  const free = s.passed[seat] ? 0 : numberAt(s.free, seat);
  let progress = 0;
  for (const value of at(s.tracks, seat)) progress += value;
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
