import type { LogLine } from '@pantheon/kernel';
import { difference } from '@pantheon/kernel/testing';
import type { TableEvent } from '../entry-index.ts';
import type { TableUpdate } from '../update.ts';
import { sortedKeys } from './transcript.ts';

/** A table as a client has put it together from its updates. */
export class ClientCopy {
  private last: TableUpdate | null = null;
  private log: LogLine[] = [];
  private happened: TableEvent[] = [];

  /** The moment up to which the client knows the table. */
  get moment(): number {
    return this.last?.moment ?? 0;
  }

  /** Takes an update; false if it builds on one that was missed. */
  apply(update: TableUpdate): boolean {
    if (update.since > this.moment) return false;
    this.log = [...this.log.slice(0, update.log.from), ...update.log.lines];
    this.happened = [...this.happened.slice(0, update.since), ...update.happened];
    this.last = update;
    return true;
  }

  /** Where it differs from the whole, in words, or null. */
  differenceFrom(whole: TableUpdate): string | null {
    if (this.last === null) return 'has heard nothing';
    // Times that are left go on; everything else stands since the last update.
    const { at: _, clocks: __, ...rest } = whole;
    const all = { ...this.last, since: 0, log: { from: 0, lines: this.log }, happened: this.happened };
    const mine = Object.fromEntries(Object.keys(rest).map((key) => [key, all[key as keyof TableUpdate]]));
    if (difference(mine, rest) === null) return null;
    return difference(sortedKeys(mine), sortedKeys(rest), 'has put together');
  }
}
