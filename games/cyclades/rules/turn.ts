import { ruleFault } from '@pantheon/kernel';
import { type GodPower, godPower } from './powers.ts';
import type { Faction, G, Turn } from './types.ts';

/** The turn that is being played. */
export function turnOf({ s }: G): Turn {
  if (s.turn === null) throw ruleFault('nobody has a turn');
  return s.turn;
}

/** The god of a faction. */
export const godOf = (g: G, faction: Faction): GodPower => godPower(g.s.pawnGod[faction] ?? 'apollo');
