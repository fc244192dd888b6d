import type { Dice, Seat } from '@pantheon/kernel';
import type { G } from './types.ts';

/** The others' oracles could have named any isle. */
export function determinize(g: G, seat: Seat | null, dice: Dice): void {
  g.s.oracle = g.s.oracle.map((isle, other) => (other === seat ? isle : dice.below(g.data.isles.length)));
}
