import { add, numberAt, type Seat } from '@pantheon/kernel';
import { godState, stockOf } from './pieces.ts';
import type { G } from './types.ts';

/**
 * How many cubes of a resource the supply still has: those of the box that nobody owns and that lie on no god; without end unless limited.
 * @rules BOM-0.3, BOM-0.8, BOM-R.3
 */
export function supplyOf(g: G, resource: number): number {
  if (g.options.supply !== 'limited') return Number.POSITIVE_INFINITY;
  let left = numberAt(g.data.cubes, resource);
  for (const seat of g.seats) left -= numberAt(stockOf(g, seat), resource);
  for (const god of g.data.allGods) left -= numberAt(godState(g, god).cubes, resource);
  return Math.max(0, left);
}

/** A seat receives cubes of a resource, as many as there are; how many that was. @rules BOM-0.8 */
export function receive(g: G, seat: Seat, resource: number, amount: number): number {
  const received = Math.min(amount, supplyOf(g, resource));
  add(stockOf(g, seat), resource, received);
  return received;
}
