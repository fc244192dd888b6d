import { at, numberAt, type Seat } from '@pantheon/kernel';
import type { FieldData } from '../data/read.ts';
import { playedBy, stockOf } from './pieces.ts';
import type { G, Played } from './types.ts';

/** How a seat stands in a field: its steps on a track, its improved cards of a primary field, its cubes. @rules BOM-12.4, BOM-14.4 */
export function fieldValue(g: G, seat: Seat, { kind, place }: FieldData): number {
  switch (kind) {
    case 'track':
      return numberAt(at(g.s.tracks, seat), place);
    case 'primary':
      return improvedFor(playedBy(g, seat), place);
    case 'resource':
      return numberAt(stockOf(g, seat), place);
  }
}

/** How many improved cards count for a primary field. */
function improvedFor(played: readonly Played[], primary: number): number {
  let count = 0;
  for (const { level, field } of played) if (level === 2 && field === primary) count++;
  return count;
}

/** What seats are compared by in a field. */
interface Standing {
  readonly seat: Seat;
  readonly value: number;
  /** How many came to the end of the track before this seat; more than there are seats for whoever is not there. */
  readonly before: number;
}

function standingIn(g: G, seat: Seat, field: FieldData): Standing {
  const arrival = field.kind === 'track' ? at(g.s.arrived, field.place).indexOf(seat) : -1;
  return { seat, value: fieldValue(g, seat, field), before: arrival < 0 ? g.seats.length : arrival };
}

/** Below zero if the first is ahead: by value, at the end of a track by having come first. @rules BOM-12.4, BOM-12.5 */
const compare = (a: Standing, b: Standing): number => b.value - a.value || a.before - b.before;

/**
 * The place of each seat in a field: 1 for the first, 2 for the next, equals sharing theirs; 0 for whoever has nothing.
 * @rules BOM-14.4, BOM-14.7, BOM-14.8
 */
export function placesIn(g: G, field: FieldData): number[] {
  const places = g.seats.map(() => 0);
  const standings = g.seats.map((seat) => standingIn(g, seat, field)).filter(({ value }) => value > 0);
  let ahead: Standing | null = null;
  let place = 0;
  for (const standing of standings.sort(compare)) {
    if (ahead === null || compare(ahead, standing) < 0) place++;
    places[standing.seat] = place;
    ahead = standing;
  }
  return places;
}
