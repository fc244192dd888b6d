import type { Seat } from '@pantheon/kernel';
import { devotionOf, placesIn, signPoints, templeBonus, worshipPoints } from '../rules/end.ts';
import type { G, God, Played } from '../rules/types.ts';

/** The features by name, in the order of `measure`. */
export const features = [
  'points',
  'prizes',
  'trackHopes',
  'primaryHopes',
  'resourceHopes',
  'nextSign',
  'progress',
  'developed',
  'improved',
  'improvable',
  'foodIncome',
  'silverIncome',
  'wineIncome',
  'cardIncome',
  'pawns',
  'village',
  'stock',
  'wine',
  'hand',
  'handQuality',
  'temple',
  'templeSymbols',
  'vision',
  'replica',
  'raise',
  'dragonPower',
  'conversion',
  'worship',
  'free',
] as const;

const BENEFITS = ['vision', 'replica', 'raise', 'dragonPower', 'conversion'];
const TRACKS = 3;
const PRIMARIES = 6;

/** Which place each god has among the prizes as far as one can tell: by Devotion, then by its place on the board. */
export function expectedOrder(g: G): God[] {
  const devotion = new Map(g.s.order.map((god) => [god, devotionOf(g, god)]));
  return [...g.s.order].sort((a, b) => (devotion.get(b) as number) - (devotion.get(a) as number));
}

/** Seasons still to come after this one. */
export const seasonsLeft = (g: G): number => g.data.pack.setup.seasons - g.s.season;

/** How a seat stands in a field, counting what may still be counted for it. */
function standingIn(g: G, seat: number, field: number): number {
  if (field < TRACKS) return g.s.tracks[seat]?.[field] ?? 0;
  if (field >= PRIMARIES) return g.s.stock[seat]?.[field - PRIMARIES] ?? 0;
  let count = 0;
  for (const played of g.s.played[seat] ?? []) count += primaryShare(g, played, field - TRACKS);
  return count;
}

/** How much a card will count for a primary field: an improved one in full or shared, another a little. */
function primaryShare(g: G, { card, level, field }: Played, primary: number): number {
  if (level === 1) return 0;
  if (field !== null) return field === primary ? 1 : 0;
  const open = g.data.cards[card]?.primary ?? [];
  return open.includes(primary) ? 1 / open.length : 0;
}

/** How much lead in a field of each kind decides, with so many seasons left. */
const blurOf = (field: number, left: number): number =>
  field < TRACKS ? 0.5 + 0.35 * left : field < PRIMARIES ? 0.25 + 0.2 * left : 0.6 + 0.8 * left;

/** A seat's part of the prizes of a god, by how near it is to the best in the god's field. */
function hope(g: G, seat: Seat, field: number, prize: number, left: number): number {
  if (prize === 0) return 0;
  const blur = blurOf(field, left);
  const mine = standingIn(g, seat, field);
  let sum = 0;
  for (let other = 0; other < g.seats.length; other++) sum += Math.exp((standingIn(g, other, field) - mine) / blur);
  return (prize * (mine > 0 ? 1 : 0.5)) / sum;
}

/** How far a seat has come towards the signs that nobody has taken yet. */
function nextSigns(g: G, seat: Seat): number {
  const { victoryPointSpaces } = g.data.pack.secondaryTracks;
  let sum = 0;
  for (let track = 0; track < TRACKS; track++) {
    const at = g.s.tracks[seat]?.[track] ?? 0;
    const sign = victoryPointSpaces.findIndex((_, index) => g.s.signs[track]?.[index] === null);
    if (sign < 0) continue;
    const ahead = g.seats.some((other) => other !== seat && (g.s.tracks[other]?.[track] ?? 0) > at);
    sum += (ahead ? 0.5 : 1) / ((victoryPointSpaces[sign] as number) - at + 1);
  }
  return sum;
}

/** The income of a season without discs: village symbols and improved cards. */
function incomeAndPromise(g: G, seat: Seat): { income: number[]; promise: number } {
  const income = [0, 0, 0, 0];
  let promise = 0;
  g.data.village.forEach(({ symbol, symbolsAt }, track) => {
    const at = g.s.workers[seat]?.[track] ?? 0;
    const kind = INCOMES.indexOf(symbol);
    let before = 0;
    for (const space of symbolsAt) {
      if (space <= at) {
        if (kind >= 0) income[kind] = (income[kind] as number) + 1;
        before = space;
        continue;
      }
      promise += (at - before) / (space - before);
      break;
    }
  });
  for (const { card, level } of g.s.played[seat] ?? []) {
    const gives = level === 2 ? (g.data.cards[card]?.income ?? null) : null;
    if (gives !== null) for (let kind = 0; kind < 4; kind++) income[kind] = (income[kind] as number) + (gives[kind] as number);
  }
  return { income, promise };
}

const INCOMES = ['food', 'silver', 'wine', 'card'];

/** The steps that a card gives when it is played (0) or improved (1). */
export const stepsOf = (g: G, card: string, level: 0 | 1): number => {
  const steps = g.data.cards[card as Played['card']]?.advance[level] ?? [];
  let sum = 0;
  for (const count of steps) sum += count;
  return sum;
};

/** What a position holds for a seat. */
export function measure(g: G, seat: Seat): number[] {
  const { s } = g;
  const left = seasonsLeft(g);
  const order = expectedOrder(g);
  const hopes = [0, 0, 0];
  let prizes = 0;
  order.forEach((god, position) => {
    const { first, second } = g.data.pack.pantheon.positions[position] as { first: number; second: number };
    const field = g.data.gods[god]?.field ?? 0;
    const place = placesIn(g, field)[seat];
    prizes += place === 1 ? first : place === 2 && g.seats.length > 2 ? second : 0;
    const kind = field < TRACKS ? 0 : field < PRIMARIES ? 1 : 2;
    hopes[kind] = (hopes[kind] as number) + hope(g, seat, field, first + (g.seats.length > 2 ? second : 0), left);
  });
  const played = s.played[seat] ?? [];
  const [food = 0, silver = 0, wine = 0] = s.stock[seat] ?? [];
  const { income, promise } = incomeAndPromise(g, seat);
  const hand = s.hand[seat] ?? [];
  let steps = 0;
  for (const value of s.tracks[seat] ?? []) steps += value;
  let improved = 0;
  let improvable = 0;
  const powers = [0, 0, 0, 0, 0];
  const temples = new Set<number>();
  for (const { card, level } of played) {
    const data = g.data.cards[card];
    if (data === undefined) continue;
    if (level === 1) {
      improvable += stepsOf(g, card, 1);
      temples.add(data.temple);
      continue;
    }
    improved++;
    const power = BENEFITS.indexOf(data.benefit);
    if (power >= 0) powers[power] = (powers[power] as number) + left / 8;
  }
  let quality = 0;
  for (const card of hand) quality += stepsOf(g, card, 0) - 1;
  const share = left / 8;
  return [
    signPoints(g, seat),
    prizes,
    ...hopes,
    nextSigns(g, seat),
    steps,
    played.length,
    improved,
    Math.min(improvable * share, 8),
    (income[0] as number) * share,
    (income[1] as number) * share,
    (income[2] as number) * share,
    (income[3] as number) * share,
    (s.pawns[seat] as number) * share,
    promise * share,
    Math.sqrt(food + silver) * (0.3 + share),
    Math.sqrt(wine) * (0.1 + share),
    Math.sqrt(hand.length) * (0.1 + share),
    quality * share,
    templeBonus(g, seat),
    temples.size * share,
    ...powers,
    g.options.worship === 'off' ? 0 : worshipPoints(g, seat),
    s.passed[seat] ? 0 : (s.free[seat] as number),
  ];
}
