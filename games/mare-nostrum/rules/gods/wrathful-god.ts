import type { Ref, Seat } from '@pantheon/kernel';
import type { Target, WrathfulId } from '../topics.ts';
import type { G } from '../types.ts';

/** A god that destroys something anywhere on the board. */
export interface WrathfulGod {
  readonly id: WrathfulId;
  /** What it destroys, in words. */
  readonly thing: Ref;
  targets(g: G, seat: Seat): Target[];
  strike(g: G, target: Target): void;
}
