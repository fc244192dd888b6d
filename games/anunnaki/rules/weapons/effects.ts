import type { Rule, Seat } from '@pantheon/kernel';
import type { WeaponCard } from '../../data/model.ts';
import type { G, Side } from '../types.ts';

/** What the effect of a Weapon card does, and when. */
export interface WeaponEffect {
  /** The effect of the opposing card or tile is ignored. */
  readonly cancels?: boolean;
  /** What each god of the enemy counts. */
  readonly enemyGods?: number;
  /** The strongest unit of the enemy is not counted. */
  readonly ignoresStrongest?: boolean;
  /** After the reveal, in this order among such effects. */
  readonly order?: number;
  afterReveal?(g: G, side: Side): Rule;
  /** When its player has lost to another one. */
  afterLoss?(g: G, loser: Seat, winner: Seat): Rule;
}

/** An effect, made from its card. */
export type WeaponPower = (card: WeaponCard) => WeaponEffect;
