import { exactLevels } from '@pantheon/bots';
import { sha256 } from '@pantheon/kernel';

/** What is the same for everybody but the seed: how many sit there, and how well the bots play. */
export interface ChallengePlan {
  readonly seats: number;
  readonly level: string;
}

const DAY = 86_400_000;
/** How long after its day what was played without a connection is still taken. */
const GRACE = 12 * 3_600_000;
/** More seats make a long match longer. */
const MOST_SEATS = 4;

/** The date of a time in UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** When a day begins, ends, and is closed for good. Null where there is no such day. */
export function hoursOf(day: string): { readonly begins: number; readonly ends: number; readonly closes: number } | null {
  const begins = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(begins) || dayOf(begins) !== day) return null;
  return { begins, ends: begins + DAY, closes: begins + DAY + GRACE };
}

/** The challenge of a game on a day: it changes from day to day, and everybody may know it beforehand. The seed nobody may. */
export function planOfDay(day: string, game: string, players: { readonly min: number; readonly max: number }): ChallengePlan {
  const most = Math.max(players.min, Math.min(players.max, MOST_SEATS));
  const fewest = Math.min(most, Math.max(players.min, 2));
  const drawn = (what: string, count: number): number =>
    Number.parseInt(sha256(`challenge/${day}/${game}/${what}`).slice(0, 8), 16) % count;
  return { seats: fewest + drawn('seats', most - fewest + 1), level: exactLevels[drawn('level', exactLevels.length)] as string };
}
