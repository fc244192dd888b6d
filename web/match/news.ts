import type { LogLine, Seat } from '@pantheon/kernel';

/** The lines that others caused between a seat's last turn and its present one. `givers` are the seats of all answers so far, in order. */
export function newsFor(seat: Seat | null, givers: readonly Seat[], log: readonly LogLine[]): readonly LogLine[] {
  if (seat === null) return [];
  const last = givers.findLastIndex((giver) => giver !== seat);
  if (last < 0) return [];
  const mine = givers.slice(0, last).lastIndexOf(seat);
  if (mine < 0) return [];
  return log.filter((line) => line.at > mine + 1 && line.at <= last + 1);
}
