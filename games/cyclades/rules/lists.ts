import { ruleFault } from '@pantheon/kernel';

/** All counts together. */
export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** A table with something for each id. */
export const tableOf = <Id extends string, T>(ids: readonly Id[], make: (id: Id) => T): Readonly<Record<Id, T>> =>
  Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, T>;

/** A card or figure that must be in play. */
export function present<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw ruleFault(`${id} is not in play`);
  return thing;
}
