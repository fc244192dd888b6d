import type { Dice, Seat } from '@pantheon/kernel';
import type { G } from './types.ts';

/** What a seat cannot know is replaced by something that could be: the others' omens could have named any shrine. */
export function determinize(g: G, seat: Seat | null, dice: Dice): void {
  g.s.omen = g.s.omen.map((shrine, other) => (other === seat ? shrine : dice.below(g.data.shrines.length)));
}
