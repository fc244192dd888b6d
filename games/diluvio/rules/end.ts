import { DRY, type Ending, type G } from './types.ts';
import { onMap } from './world.ts';

/** The last round that is played. */
export const roundLimit = (g: G): number =>
  typeof g.options.roundLimit === 'number' ? g.options.roundLimit : (g.data.pack.roundLimit[String(g.seats.length)] ?? 12);

/** How the game ends with this round, or null if it goes on. */
export function endingOf(g: G): Ending | null {
  const { endAt } = g.data.pack.flood;
  if (g.s.counter >= endAt) return 'deforested';
  if (g.seats.every((seat) => onMap(g, g.s.workers, seat) + onMap(g, g.s.warriors, seat) === 0)) return 'extinct';
  const wooded = g.s.trees.filter((trees, land) => trees > 0 && g.s.fate[land] === DRY);
  if (g.s.counter + wooded.length < endAt) return 'stalled';
  return g.s.round >= roundLimit(g) ? 'lastRound' : null;
}
