import { ruleFault } from '@pantheon/kernel';
import type { GodPower } from './gods/moments.ts';
import type { WeaponPower } from './weapons/effects.ts';

/** What cards do, by their ids. */
export interface Powers {
  readonly major: { readonly [id: string]: GodPower };
  /** Of Major gods, once they are summoned. */
  readonly unlocked: { readonly [id: string]: GodPower };
  readonly minor: { readonly [id: string]: GodPower };
  readonly weapon: { readonly [id: string]: WeaponPower };
}

let known: Powers | null = null;

/** Makes the powers known. Only the game's index does: powers are made of rules, so rules cannot name them. */
export function setPowers(powers: Powers): void {
  known = powers;
}

/** The powers of cards of a kind. */
export function powersOf<K extends keyof Powers>(kind: K): Powers[K] {
  if (known === null) throw ruleFault('nobody has said what the cards do');
  return known[kind];
}
