import { at, type Seat, say, type Why, who } from '@pantheon/kernel';
import type { AreaData } from '../data/read.ts';
import { areaRef, resourceRef } from './refs.ts';
import { receive, supplyOf } from './supply.ts';
import type { G } from './types.ts';
import { spendPawn } from './village.ts';

/** Whether a seat has a pawn on an area already, and can place no other one there. @rules BOM-4.8 */
export const hasHarvested = (g: G, seat: Seat, { place }: AreaData): boolean => at(g.s.harvest, place).includes(seat);

/** Why a seat cannot harvest there, or null if it can. @rules BOM-4.8 */
export const whyNotHarvest = (g: G, seat: Seat, area: AreaData): Why | null =>
  hasHarvested(g, seat, area) ? { rule: 'BOM-4.8', text: say('why.harvested', { area: areaRef(area) }) } : null;

/** What the next pawn gathers. @rules BOM-4.6, BOM-4.7 */
export const nextYield = (g: G, { place, resource, yields }: AreaData): number =>
  Math.min(yields[at(g.s.harvest, place).length] ?? 0, supplyOf(g, resource));

/** A pawn on a harvest area gathers at once. @rules BOM-4.6, BOM-4.7, BOM-4.9 */
export function harvest(g: G, seat: Seat, area: AreaData): void {
  const amount = nextYield(g, area);
  spendPawn(g, seat);
  at(g.s.harvest, area.place).push(seat);
  receive(g, seat, area.resource, amount);
  g.emit('harvested', { seat: who(seat), area: areaRef(area), amount, resource: resourceRef(area.resource) });
}
