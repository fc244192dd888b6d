import type { Seat, Table } from '@pantheon/kernel';
import { scoreOf } from '../rules/end.ts';
import type { Anunnaki } from '../rules/types.ts';

/** The names of the features, in order. */
export const features: readonly string[] = ['vp'];

/** The features of a position for a seat. */
export function measure(g: Table<Anunnaki>, seat: Seat): number[] {
  return [scoreOf(g, seat).reduce((sum, { points }) => sum + points, 0)];
}
