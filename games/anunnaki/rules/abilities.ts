import type { Seat } from '@pantheon/kernel';
import type { House } from '../data/model.ts';
import { type Abilities, combine, type Moments } from './gods/moments.ts';
import type { G } from './types.ts';
import type { WeaponEffect } from './weapons/effects.ts';

/** What the cards do, read together with the data, so that rules find it without knowing any card. */
export interface Book {
  /** All that the gods of a House do together, by bits of those summoned. */
  abilities(house: House, summoned: number): Abilities;
  /** What a Minor god does. */
  minor(house: House, card: number): Moments;
  /** What each Weapon card does. */
  readonly effects: readonly WeaponEffect[];
}

const NOBODY = combine([]);

/** All that the gods of a seat do for it now: its Major god from the start, the others once they are summoned. */
export function abilities(g: G, seat: Seat): Abilities {
  const { house, summoned } = g.s.players[seat] as { house: number; summoned: number };
  return house < 0 ? NOBODY : g.data.book.abilities(g.data.houses[house] as House, summoned);
}
