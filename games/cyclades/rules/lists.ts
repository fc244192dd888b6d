import { numberAt } from '@pantheon/kernel';

/** Adds to one of a list of counts. */
export function add(counts: number[], index: number, amount: number): void {
  counts[index] = numberAt(counts, index) + amount;
}

/** All counts together. */
export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** A table with something for each id. */
export const tableOf = <Id extends string, T>(ids: readonly Id[], make: (id: Id) => T): Readonly<Record<Id, T>> =>
  Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, T>;
