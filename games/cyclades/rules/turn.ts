import { ruleFault } from '@pantheon/kernel';
import type { G, Turn } from './types.ts';

/** The turn that is being played. */
export function turnOf({ s }: G): Turn {
  if (s.turn === null) throw ruleFault('nobody has a turn');
  return s.turn;
}
