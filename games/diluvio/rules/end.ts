import { chooseTogether, type Rule, type Seat, say, who } from '@pantheon/kernel';
import type { EndVote } from './topics.ts';
import { DRY, type Ending, type G, type TopicFor } from './types.ts';
import { onMap, turnOrder } from './world.ts';

/** The last round that the table plays, or null if it has set none. @rules DIL-1.6 */
export function roundLimit(g: G): number | null {
  const { roundLimit: chosen } = g.options;
  if (typeof chosen === 'number') return chosen;
  return chosen === 'usual' ? (g.data.pack.roundLimit[String(g.seats.length)] ?? null) : null;
}

/** How the game ends with this round, or null if it goes on. @rules DIL-1.2, DIL-1.3, DIL-1.6 */
export function endingOf(g: G): Ending | null {
  const { endAt } = g.data.pack.flood;
  if (g.s.counter >= endAt) return 'deforested';
  if (isDeserted(g)) return 'extinct';
  const wooded = g.s.trees.filter((trees, land) => trees > 0 && g.s.fate[land] === DRY);
  if (g.s.counter + wooded.length < endAt) return 'stalled';
  const limit = roundLimit(g);
  return limit !== null && g.s.round >= limit ? 'lastRound' : null;
}

/** Whether no worker is left: warriors neither fell nor breed, so the counter can never rise again. @rules DIL-1.3 */
const isDeserted = (g: G): boolean => g.seats.every((seat) => onMap(g, g.s.workers, seat) === 0);

/**
 * Whether the counter has stood still for so long that everybody is asked whether to end the game; after a refusal, as long again.
 * @rules DIL-1.5
 */
export const isStill = (g: G): boolean => (g.s.still ?? 0) > 0 && (g.s.still ?? 0) % g.data.stillRounds === 0;

const VOTES: readonly EndVote[] = ['end', 'playOn'];

const endTopic: TopicFor<'endVote'> = {
  id: 'endVote',
  key: (vote) => vote,
  text: (vote) => say(`option.endVote.${vote}`),
};

/** All are asked at once; the game ends if nobody wants to play on. @rules DIL-1.5 */
export function* agreeToEnd(g: G): Rule<boolean> {
  const seats = turnOrder(g);
  const votes = yield* chooseTogether(seats, endTopic, () => VOTES);
  const against: Seat[] = seats.filter((_, place) => votes[place] === 'playOn');
  for (const seat of against) g.emit('playOn', { seat: who(seat) });
  return against.length === 0;
}
