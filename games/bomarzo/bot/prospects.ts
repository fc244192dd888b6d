import { addFraction, at, exactExp, numberAt, type Seat } from '@pantheon/kernel';
import type { FieldData } from '../data/read.ts';
import { devotionOf } from '../rules/end.ts';
import { cardData, godData, playedBy, stockOf } from '../rules/pieces.ts';
import type { G, God, Played } from '../rules/types.ts';

/** What the gods hold for each seat: what they would pay now, and what it may hope for in the fields of tracks, cards and resources. */
export interface Prizes {
  readonly now: readonly number[];
  readonly tracks: readonly number[];
  readonly primaries: readonly number[];
  readonly resources: readonly number[];
}

/** Which place each god has among the prizes as far as one can tell: by Devotion, then by its place on the board. */
function expectedOrder(g: G): God[] {
  const devotion = new Map(g.s.order.map((god) => [god, devotionOf(g, god)]));
  return [...g.s.order].sort((a, b) => (devotion.get(b) ?? 0) - (devotion.get(a) ?? 0));
}

/** How a seat stands in a field, counting shared what may still be counted for another. */
function standingIn(g: G, seat: Seat, { kind, place }: FieldData): number {
  if (kind === 'track') return trackStanding(g, seat, place);
  if (kind === 'resource') return numberAt(stockOf(g, seat), place);
  let count = 0;
  for (const played of playedBy(g, seat)) count += primaryShare(g, played, place);
  return count;
}

/** At the end of a track whoever came first is ahead, by less than a step. */
function trackStanding(g: G, seat: Seat, track: number): number {
  const value = numberAt(at(g.s.tracks, seat), track);
  if (value < g.data.pack.secondaryTracks.max) return value;
  return value + (g.seats.length - at(g.s.arrived, track).indexOf(seat)) / (g.seats.length + 1);
}

/** How much an improved card will count for a primary field: in full, or shared while that is open. */
function primaryShare(g: G, { card, level, field }: Played, primary: number): number {
  if (level === 1) return 0;
  if (field !== null) return field === primary ? 1 : 0;
  const open = cardData(g, card).primary;
  return open.includes(primary) ? 1 / open.length : 0;
}

/** How much lead in a field of each kind decides, with so many seasons left. */
const blurOf: { readonly [kind in FieldData['kind']]: (left: number) => number } = {
  track: (left) => 0.5 + 0.35 * left,
  primary: (left) => 0.25 + 0.2 * left,
  resource: (left) => 0.6 + 0.8 * left,
};

/** What the gods pay and promise to every seat. */
export function prizesOf(g: G, left: number): Prizes {
  const seats = g.seats.length;
  const zeros = (): number[] => new Array<number>(seats).fill(0);
  const now = zeros();
  const hopes = { track: zeros(), primary: zeros(), resource: zeros() };
  const { positions, secondPrizeMinPlayers } = g.data.pack.pantheon;
  expectedOrder(g).forEach((god, position) => {
    const prize = at(positions, position);
    const second = seats >= secondPrizeMinPlayers ? prize.second : 0;
    if (prize.first + second === 0) return;
    const { field } = godData(g, god);
    const values = g.seats.map((seat) => standingIn(g, seat, field));
    addPrizes(now, values, prize.first, second);
    addHopes(hopes[field.kind], values, prize.first + second, blurOf[field.kind](left));
  });
  return { now, tracks: hopes.track, primaries: hopes.primary, resources: hopes.resource };
}

function addPrizes(sums: number[], values: readonly number[], first: number, second: number): void {
  const best = Math.max(...values);
  if (best <= 0) return;
  let next = 0;
  for (const value of values) if (value < best && value > next) next = value;
  values.forEach((value, seat) => {
    if (value === best) addFraction(sums, seat, first);
    else if (next > 0 && value === next) addFraction(sums, seat, second);
  });
}

/** A seat's part of a prize, by how near it is to the best. */
function addHopes(sums: number[], values: readonly number[], prize: number, blur: number): void {
  const best = Math.max(...values);
  const powers = values.map((value) => exactExp((value - best) / blur));
  let total = 0;
  for (const power of powers) total += power;
  powers.forEach((power, seat) => {
    const hope = (prize * power) / total;
    addFraction(sums, seat, numberAt(values, seat) > 0 ? hope : hope / 2);
  });
}

/** How far every seat has come towards the signs that nobody has taken yet. */
export function nextSigns(g: G): number[] {
  const { victoryPointSpaces } = g.data.pack.secondaryTracks;
  const sums = new Array<number>(g.seats.length).fill(0);
  g.s.signs.forEach((owners, track) => {
    const sign = owners.indexOf(null);
    if (sign < 0) return;
    const heights = g.s.tracks.map((tracks) => numberAt(tracks, track));
    const best = Math.max(...heights);
    heights.forEach((height, seat) => {
      addFraction(sums, seat, (height < best ? 0.5 : 1) / (numberAt(victoryPointSpaces, sign) - height + 1));
    });
  });
  return sums;
}
