import { numberAt } from '@pantheon/kernel';
import { devotionOf } from '../rules/end.ts';
import type { G, God, Played } from '../rules/types.ts';

const TRACKS = 3;
const PRIMARIES = 6;

/** What the gods hold for each seat: what they would pay now, and what it may hope for in the fields of tracks, cards and resources. */
export interface Prizes {
  readonly now: readonly number[];
  readonly tracks: readonly number[];
  readonly primaries: readonly number[];
  readonly resources: readonly number[];
}

/** Which place each god has among the prizes as far as one can tell: by Devotion, then by its place on the board. */
export function expectedOrder(g: G): God[] {
  const { order } = g.s;
  const devotion = order.map((god) => devotionOf(g, god));
  return order
    .map((_, at) => at)
    .sort((a, b) => numberAt(devotion, b) - numberAt(devotion, a) || a - b)
    .map((at) => order[at] as God);
}

/** How every seat stands in a field, counting shared what may still be counted for another. */
function standingsIn(g: G, field: number): number[] {
  return g.seats.map((seat) => {
    if (field < TRACKS) return trackStanding(g, seat, field);
    if (field >= PRIMARIES) return g.s.stock[seat]?.[field - PRIMARIES] ?? 0;
    let count = 0;
    for (const played of g.s.played[seat] ?? []) count += primaryShare(g, played, field - TRACKS);
    return count;
  });
}

/** At the end of a track whoever came first is ahead. */
function trackStanding(g: G, seat: number, track: number): number {
  const value = g.s.tracks[seat]?.[track] ?? 0;
  if (value < g.data.pack.secondaryTracks.max) return value;
  return value + (g.seats.length - (g.s.arrived[track] as number[]).indexOf(seat)) / (g.seats.length + 1);
}

/** How much an improved card will count for a primary field: in full, or shared while that is open. */
function primaryShare(g: G, { card, level, field }: Played, primary: number): number {
  if (level === 1) return 0;
  if (field !== null) return field === primary ? 1 : 0;
  const open = g.data.cards[card]?.primary ?? [];
  return open.includes(primary) ? 1 / open.length : 0;
}

/** How much lead in a field of each kind decides, with so many seasons left. */
function blurOf(field: number, left: number): number {
  if (field < TRACKS) return 0.5 + 0.35 * left;
  return field < PRIMARIES ? 0.25 + 0.2 * left : 0.6 + 0.8 * left;
}

/** What the gods pay and promise to every seat. */
export function prizesOf(g: G, left: number): Prizes {
  const seats = g.seats.length;
  const zeros = (): number[] => new Array<number>(seats).fill(0);
  const now = zeros();
  const hopes = [zeros(), zeros(), zeros()];
  const seconds = seats >= g.data.pack.pantheon.secondPrizeMinPlayers;
  expectedOrder(g).forEach((god, position) => {
    const { first, second: other } = g.data.pack.pantheon.positions[position] as { first: number; second: number };
    const second = seconds ? other : 0;
    if (first + second === 0) return;
    const field = g.data.gods[god]?.field ?? 0;
    const values = standingsIn(g, field);
    addPrizes(now, values, first, second);
    addHopes(hopes[field < TRACKS ? 0 : field < PRIMARIES ? 1 : 2] as number[], values, first + second, blurOf(field, left));
  });
  const [tracks = [], primaries = [], resources = []] = hopes;
  return { now, tracks, primaries, resources };
}

function addPrizes(sums: number[], values: readonly number[], first: number, second: number): void {
  const best = Math.max(...values);
  if (best <= 0) return;
  let next = 0;
  for (const value of values) if (value < best && value > next) next = value;
  for (let seat = 0; seat < values.length; seat++) {
    const prize = values[seat] === best ? first : next > 0 && values[seat] === next ? second : 0;
    sums[seat] = numberAt(sums, seat) + prize;
  }
}

/** A seat's part of a prize, by how near it is to the best. */
function addHopes(sums: number[], values: readonly number[], prize: number, blur: number): void {
  const best = Math.max(...values);
  const powers = values.map((value) => Math.exp((value - best) / blur));
  let total = 0;
  for (const power of powers) total += power;
  for (let seat = 0; seat < values.length; seat++) {
    const hope = (prize * numberAt(powers, seat)) / total;
    sums[seat] = numberAt(sums, seat) + (numberAt(values, seat) > 0 ? hope : hope / 2);
  }
}

/** How far every seat has come towards the signs that nobody has taken yet. */
export function nextSigns(g: G): number[] {
  const { victoryPointSpaces } = g.data.pack.secondaryTracks;
  const sums = new Array<number>(g.seats.length).fill(0);
  for (let track = 0; track < TRACKS; track++) {
    const sign = (g.s.signs[track] as unknown[]).indexOf(null);
    if (sign < 0) continue;
    let best = 0;
    for (const seat of g.seats) best = Math.max(best, g.s.tracks[seat]?.[track] ?? 0);
    for (const seat of g.seats) {
      const at = g.s.tracks[seat]?.[track] ?? 0;
      sums[seat] = numberAt(sums, seat) + (at < best ? 0.5 : 1) / (numberAt(victoryPointSpaces, sign) - at + 1);
    }
  }
  return sums;
}
