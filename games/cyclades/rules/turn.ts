import type { G, Turn } from './types.ts';

/** The turn that is being played. */
export function turnOf({ s }: G): Turn {
  if (s.turn === null) throw new Error('nobody is having a turn');
  return s.turn;
}
