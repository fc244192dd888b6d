import { clockwiseFrom, numberAt, type Ref, ref, type Seat } from '@pantheon/kernel';
import type { RuleSet, SpaceData } from '../data/read.ts';
import { DROWNED, DRY, type G, type Land, type Resource, type Space } from './types.ts';

/** Where a seat's pieces are counted in the lists by land and seat. */
export const slot = (g: G, land: Land, seat: number): number => land * g.seats.length + seat;

/** Where a seat's stock of a resource is counted. */
export const goodsSlot = (g: G, seat: number, resource: Resource): number => seat * g.data.resources.length + resource;

/** Adds to a number of a list. */
export function add(list: number[], at: number, amount: number): void {
  list[at] = numberAt(list, at) + amount;
}

/** Whether ships can be there: an ocean, or land that has drowned. */
export const isSea = (g: G, space: Space): boolean => space >= g.data.lands || g.s.fate[space] === DROWNED;

/** Whether it is land that is neither drowned nor lost. */
export const isDry = (g: G, space: Space): boolean => space < g.data.lands && g.s.fate[space] === DRY;

export const spaceOf = (g: G, space: Space): SpaceData => g.data.spaces[space] as SpaceData;

/** All spaces beside a space. */
export const beside = (g: G, space: Space): readonly Space[] => spaceOf(g, space).beside;

/** Whether two spaces lie beside each other. */
export const touch = (g: G, a: Space, b: Space): boolean => beside(g, a).includes(b);

/** The rules in force, basic or advanced. */
export const ruleSet = (g: G): RuleSet => (g.options.rules === 'advanced' ? g.data.advanced : g.data.basic);

/** The first player, then clockwise. */
export const turnOrder = (g: G): Seat[] => clockwiseFrom(g.seats, g.s.first);

/** How many seats come before a seat in the turn order. */
export const placeInTurn = (g: G, seat: number): number => (seat - g.s.first + g.seats.length) % g.seats.length;

/** The seat whose turn it is in this phase. */
export const acting = (g: G): Seat => g.seats[(g.s.first + g.s.turn) % g.seats.length] as Seat;

export const spaceRef = (g: G, space: Space): Ref => spaceOf(g, space).ref;

/** The seat that plays a colour. */
export const seatOfColour = (g: G, colour: number): Seat => g.seats[g.s.colour.indexOf(colour)] as Seat;

/** How many of a thing, for a sentence: the plural has a name of its own. */
export const counted = (kind: string, plural: string, id: string, count: number): [Ref, number] => [
  ref(count === 1 ? kind : plural, id),
  count,
];

/** Workers and warriors for a sentence. */
export function crowdArg(workers: number, warriors: number): { [thing: Ref]: number } {
  return Object.fromEntries(
    [counted('piece', 'pieces', 'worker', workers), counted('piece', 'pieces', 'warrior', warriors)].filter(([, count]) => count > 0),
  );
}

/** Amounts of resources for a sentence. */
export function goodsArg(g: G, amounts: readonly number[]): { [thing: Ref]: number } {
  const named: { [thing: Ref]: number } = {};
  amounts.forEach((amount, resource) => {
    if (amount > 0) named[ref('goods', g.data.resources[resource]?.id ?? resource)] = amount;
  });
  return named;
}

/** The stock of a seat, one amount for each resource. */
export const stockOf = (g: G, seat: Seat): number[] => g.s.stock.slice(goodsSlot(g, seat, 0), goodsSlot(g, seat, g.data.resources.length));

/** How many workers, warriors or ships a seat has on the map. */
export function onMap(g: G, list: readonly number[], seat: Seat): number {
  const seats = g.seats.length;
  let total = 0;
  for (let at = seat as number; at < list.length; at += seats) total += numberAt(list, at);
  return total;
}

export function shipsOf(g: G, seat: Seat): number {
  const { fleet, fleetOf } = g.s;
  let ships = 0;
  for (let sea = 0; sea < fleet.length; sea++) if (fleetOf[sea] === seat) ships += numberAt(fleet, sea);
  return ships;
}

/** How many workers of a seat may be on the map at one time. */
export const workerLimit = (g: G, seat: Seat): number => g.options.workerSupply - numberAt(g.s.goneWorkers, seat);

/** How many warriors of a seat may be on the map at one time. */
export const warriorLimit = (g: G, seat: Seat): number => g.data.limits.warrior - numberAt(g.s.goneWarriors, seat);
