import { seatHeldBy as seatAtTable } from '@pantheon/table';
import type { UpdateText, UpdateTexts, Watching } from '../workers/protocol.ts';
import { accessTo, type Looker, seatOfPerson } from './access.ts';
import type { StoredTable } from './table-repository.ts';

/** Somebody who follows a table: they are sent what happened since the moment that they know. */
export interface Follower extends Looker {
  /** The connection that it belongs to: whoever enters something by it hears of that by the reply. */
  readonly connection: string;
  /** The seat for which the last update was made: what they know was known in that seat. */
  seat: number | null;
  since: number;
  /** Whether they put updates together themselves, and need no more than what has changed. */
  readonly changes: boolean;
  /** What they were last told of the table beside its journal. */
  fingerprint: string;
  /** Takes an update; false when it cannot be told now. */
  update(made: UpdateText): boolean;
  /** The table may not be seen any more. */
  gone(): void;
}

/** Those who follow a table at this node. Whether they may, and from which seat, is asked of the table as it is now, each time. */
export class Followers {
  private readonly all = new Set<Follower>();

  get size(): number {
    return this.all.size;
  }

  add(follower: Follower): void {
    this.all.add(follower);
  }

  delete(follower: Follower): void {
    this.all.delete(follower);
  }

  /** Whether somebody has not been told of the latest: it was known here, but could not be sent at the time. */
  lag({ row }: StoredTable): boolean {
    return row.status !== 'waiting' && [...this.all].some(({ since }) => since < row.moment);
  }

  /** Whether somebody was told of another state than this one. */
  misses(fingerprint: string): boolean {
    return [...this.all].some((follower) => follower.fingerprint !== fingerprint);
  }

  /** Those who may see the table as it is now; the others are told that it is gone for them. */
  private present(table: StoredTable): Follower[] {
    return [...this.all].filter((follower) => {
      const access = accessTo(table, follower);
      if (access === null) {
        this.all.delete(follower);
        follower.gone();
        return false;
      }
      // What was known in another seat is not to be built upon.
      if (access.seat !== follower.seat) follower.since = 0;
      follower.seat = access.seat;
      return true;
    });
  }

  /** Those who are to be sent something, and what they know. */
  watching(table: StoredTable, wants: (follower: Follower) => boolean): { readonly followers: Follower[]; readonly watching: Watching[] } {
    const followers = this.present(table).filter(wants);
    return { followers, watching: followers.map(({ person, since, changes }) => ({ viewer: person, since, changes })) };
  }

  /**
   * Sends updates that were made for some of those who follow. Whoever may not see the table any more gets nothing; whoever has another
   * seat by now is returned, since the update was made for what they knew before.
   */
  send(table: StoredTable, followers: readonly Follower[], { texts, of }: UpdateTexts, first = 0): Follower[] {
    const late: Follower[] = [];
    followers.forEach((follower, at) => {
      if (!this.all.has(follower) || accessTo(table, follower) === null) return;
      if (seatNow(table, follower) !== follower.seat) {
        late.push(follower);
        return;
      }
      if (follower.update(texts[of[at + first] as number] as UpdateText)) follower.since = table.row.moment;
    });
    return late;
  }

  /** Whoever asked has been told by the reply. */
  told(table: StoredTable, connection: string | null): void {
    if (connection === null) return;
    for (const follower of this.all)
      if (follower.connection === connection && seatNow(table, follower) === follower.seat) follower.since = table.row.moment;
  }
}

const seatNow = (table: StoredTable, { person }: Looker): number | null =>
  table.row.state === null ? seatOfPerson(table, person) : seatAtTable(table.row.state, person);
