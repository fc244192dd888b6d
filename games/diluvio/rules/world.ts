import { at, clockwiseFrom, numberAt, type Seat } from '@pantheon/kernel';
import type { ColourData, RuleSet, SpaceData } from '../data/read.ts';
import { DROWNED, DRY, type G, type Holder, type Land, type Resource, type Space } from './types.ts';

/** Where a seat's pieces are counted in the lists by land and seat. */
export const slot = (g: G, land: Land, seat: number): number => land * g.seats.length + seat;

/** Where a seat's stock of a resource is counted. */
export const goodsSlot = (g: G, seat: number, resource: Resource): number => seat * g.data.resources.length + resource;

/** Whether ships can be there: an ocean, or land that has drowned. @rules DIL-2.8, DIL-15.6 */
export const isSea = (g: G, space: Space): boolean => space >= g.data.lands || g.s.fate[space] === DROWNED;

/** Whether it is land that is neither drowned nor lost. */
export const isDry = (g: G, space: Space): boolean => space < g.data.lands && g.s.fate[space] === DRY;

export const spaceOf = (g: G, space: Space): SpaceData => at(g.data.spaces, space);

/** All spaces beside a space. */
export const beside = (g: G, space: Space): readonly Space[] => spaceOf(g, space).beside;

/** Whether two spaces lie beside each other. */
export const touch = (g: G, a: Space, b: Space): boolean => beside(g, a).includes(b);

/** The rules in force, basic or advanced. */
export const ruleSet = (g: G): RuleSet => (g.options.rules === 'advanced' ? g.data.advanced : g.data.basic);

/** The first player, then clockwise. @rules DIL-5.3 */
export const turnOrder = (g: G): Seat[] => clockwiseFrom(g.seats, g.s.first);

/** How many seats come before a seat in the turn order. */
export const placeInTurn = (g: G, seat: number): number => (seat - g.s.first + g.seats.length) % g.seats.length;

/** The seat whose turn it is in this phase. */
export const acting = (g: G): Seat => at(g.seats, (g.s.first + g.s.turn) % g.seats.length);

export const colourOf = (g: G, colour: number): ColourData => at(g.data.colours, colour);

/** The seat that plays a colour. */
export const seatOfColour = (g: G, colour: number): Seat => at(g.seats, g.s.colour.indexOf(colour));

/** Whose ships lie in a sea. */
export const shipOwner = (g: G, sea: Space): Holder => at(g.s.fleetOf, sea);

/** The stock of a seat, one amount for each resource. */
export const stockOf = (g: G, seat: Seat): number[] => g.s.stock.slice(goodsSlot(g, seat, 0), goodsSlot(g, seat, g.data.resources.length));

/** How many workers or warriors a seat has on the map. */
export function onMap(g: G, list: readonly number[], seat: Seat): number {
  const seats = g.seats.length;
  let total = 0;
  for (let place: number = seat; place < list.length; place += seats) total += numberAt(list, place);
  return total;
}

/** How many ships a seat has on the map. */
export function shipsOf(g: G, seat: Seat): number {
  const { fleet, fleetOf } = g.s;
  let ships = 0;
  for (let sea = 0; sea < fleet.length; sea++) if (fleetOf[sea] === seat) ships += numberAt(fleet, sea);
  return ships;
}

/** How many spaces have been stripped of their last tree. */
export const strippedSpaces = (g: G): number => g.s.bare.reduce((sum, bare) => sum + bare, 0);

/** How many workers of a seat may be on the map at one time. @rules DIL-2.2, DIL-9.2 */
export const workerLimit = (g: G, seat: Seat): number => g.options.workerSupply - numberAt(g.s.goneWorkers, seat);

/** How many warriors of a seat may be on the map at one time. @rules DIL-2.2 */
export const warriorLimit = (g: G, seat: Seat): number => g.data.limits.warrior - numberAt(g.s.goneWarriors, seat);
