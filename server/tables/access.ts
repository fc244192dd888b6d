import type { StoredTable } from './table-repository.ts';

/** Somebody who wants to see a table: a person, or nobody in particular; whoever runs the server may look on anywhere. */
export interface Looker {
  readonly person: string | null;
  readonly isAdmin: boolean;
}

/** How somebody stands to a table that they may see: the seat that they have there, or null for a spectator. */
export interface Access {
  readonly seat: number | null;
}

/** The seat of a person at a table, or null. */
export const seatOfPerson = ({ seats }: Pick<StoredTable, 'seats'>, person: string | null): number | null =>
  person === null ? null : (seats.find((seat) => seat.person === person)?.seat ?? null);

/**
 * Whether somebody may see a table as it is now, and in which seat: those who sit there, the host, invited spectators, everybody if it is
 * public, and whoever runs the server as a spectator would. It is asked anew whenever something is about to be shown.
 */
export function accessTo(table: StoredTable, { person, isAdmin }: Looker): Access | null {
  const { row, watchers } = table;
  const seat = seatOfPerson(table, person);
  if (seat !== null || (person !== null && row.host === person)) return { seat };
  const isOpen = row.public && (row.status === 'waiting' || row.spectators);
  const isWatcher = person !== null && row.spectators && watchers.includes(person);
  return isOpen || isWatcher || isAdmin ? { seat: null } : null;
}
