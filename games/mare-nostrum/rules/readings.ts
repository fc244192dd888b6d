import { numberAt, oncePerView, type Seat, seatOf } from '@pantheon/kernel';
import type { Data } from '../data/read.ts';
import { roleCounts } from './roles.ts';
import { shopOf, type Ware } from './shop.ts';
import type { Space, View, Visible } from './types.ts';
import { isAtWar, presence } from './units.ts';
import { goalOf } from './victory.ts';

/** What follows from what a seat sees: worked out by the same rules as in a match when somebody asks, and once only. */
export class Readings {
  private readonly g: Visible;
  private readonly hands: View['hands'];
  private knownCounts: readonly (readonly number[])[] | null = null;
  private knownWars: readonly Space[] | null = null;
  private readonly knownShops = new Map<Seat, readonly Ware[]>();

  constructor(view: View, data: Data) {
    this.g = { s: view, data, options: view, seats: view.side.map((_, seat) => seatOf(seat)) };
    this.hands = view.hands;
  }

  /** By seat: what counts for each of the four roles. */
  get counts(): readonly (readonly number[])[] {
    this.knownCounts ??= roleCounts(this.g);
    return this.knownCounts;
  }

  /** Provinces at war. */
  get wars(): readonly Space[] {
    this.knownWars ??= warsIn(this.g);
    return this.knownWars;
  }

  /** How many heroes and wonders win; 0 where roles do. */
  get goal(): number {
    return goalOf(this.g);
  }

  /** What a seat could build or buy; nothing where its hand is not in sight. */
  shop(seat: Seat | null): readonly Ware[] {
    const hand = seat === null ? null : (this.hands[seat] ?? null);
    if (seat === null || hand === null) return [];
    const known = this.knownShops.get(seat) ?? shopOf(this.g, seat, hand);
    this.knownShops.set(seat, known);
    return known;
  }
}

/** The readings of a view. */
export const readingsOf = oncePerView((view: View, data: Data) => new Readings(view, data));

function warsIn(g: Visible): Space[] {
  const sides = presence(g);
  const found: Space[] = [];
  for (let province = 0; province < g.data.provinces; province++) if (isAtWar(numberAt(sides, province))) found.push(province);
  return found;
}
