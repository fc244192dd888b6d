import { numberAt, type Seat, seatOf } from '@pantheon/kernel';
import { creatureOf } from './creature.ts';
import {
  ATTACKED,
  CREATURE,
  FORTRESS,
  type G,
  HERCULES,
  LEGION,
  ON_CARD,
  RESERVE,
  type Side,
  type Space,
  TRIREME,
  type UNIT_KINDS,
  type Unit,
  type UnitKind,
  type Visible,
} from './types.ts';

/** The kind of unit with this name. */
export const unitKindOf = (name: (typeof UNIT_KINDS)[number]): UnitKind => UNIT_KIND_OF[name];

const UNIT_KIND_OF = { legion: LEGION, trireme: TRIREME, fortress: FORTRESS, creature: CREATURE } as const;

/** The kind of a unit. */
export const kindOfUnit = (g: Visible, unit: Unit): UnitKind => g.data.unitKind[unit % g.data.unitsPerSide] as UnitKind;

/** The side of a unit. */
export const sideOfUnit = (g: Visible, unit: Unit): Side => Math.floor(unit / g.data.unitsPerSide);

/** The side that a seat leads. */
export const sideOf = (g: Visible, seat: Seat): Side => numberAt(g.s.side, seat);

/** The player whose turn it is in a phase in which players are called. */
export const activeSeat = (g: G): Seat => seatOf(g.s.active);

/** The seat that leads a side, or null for a neutral civilisation. @rules MAR-20.3 */
export const seatOfSide = (g: Visible, side: Side): Seat | null => {
  const seat = numberAt(g.s.seat, side);
  return seat < 0 ? null : seatOf(seat);
};

/** All units of a side in a space. */
export function unitsIn(g: Visible, side: Side, space: Space): Unit[] {
  const { unitsPerSide } = g.data;
  const { at } = g.s;
  const first = side * unitsPerSide;
  const found: Unit[] = [];
  for (let unit = first; unit < first + unitsPerSide; unit++) if (at[unit] === space) found.push(unit);
  return found;
}

/** The spaces where a side has pieces, in the order of the pieces. */
export function placesOf(g: G, side: Side): Space[] {
  const { unitsPerSide } = g.data;
  const { at } = g.s;
  const first = side * unitsPerSide;
  const found: Space[] = [];
  for (let unit = first; unit < first + unitsPerSide; unit++) {
    const space = at[unit] as number;
    if (space >= 0 && !found.includes(space)) found.push(space);
  }
  return found;
}

/** The units of a side that fight in a space: land units in a province, naval units in a sea. @rules MAR-7.6, MAR-8.2 */
export function forceIn(g: G, side: Side, space: Space): Unit[] {
  const units = unitsIn(g, side, space);
  return space < g.data.provinces ? units.filter((unit) => kindOfUnit(g, unit) !== TRIREME) : units;
}

/** The units of a kind that a side has in a space. */
export function countIn(g: Visible, side: Side, kind: UnitKind, space: Space): number {
  const first = side * g.data.unitsPerSide + numberAt(g.data.firstUnit, kind);
  const end = first + numberAt(g.data.unitCount, kind);
  let count = 0;
  for (let unit = first; unit < end; unit++) if (g.s.at[unit] === space) count++;
  return count;
}

/** A unit of a kind from the reserve of a side, or -1. @rules MAR-1.2 */
export function fromReserve(g: Visible, side: Side, kind: UnitKind): Unit {
  const first = side * g.data.unitsPerSide + numberAt(g.data.firstUnit, kind);
  const end = first + numberAt(g.data.unitCount, kind);
  for (let unit = first; unit < end; unit++) if (g.s.at[unit] === RESERVE) return unit;
  return -1;
}

/** Whether a side has a unit of a kind in reserve. */
export const hasReserve = (g: Visible, side: Side, kind: UnitKind): boolean => fromReserve(g, side, kind) >= 0;

/** Puts a new unit on the board. @rules MAR-1.2 */
export function deploy(g: G, side: Side, kind: UnitKind, space: Space): Unit {
  const unit = fromReserve(g, side, kind);
  if (unit < 0) throw new Error('the reserve is empty');
  g.s.at[unit] = space;
  return unit;
}

/** Takes a unit off the board: to the reserve, or to its card if it rises again. @rules MAR-8.7, MAR-9.9, MAR-17.9 */
export function removeUnit(g: G, unit: Unit): void {
  const side = sideOfUnit(g, unit);
  const rises = kindOfUnit(g, unit) === CREATURE && creatureOf(g, side).rises === true && seatOfSide(g, side) !== null;
  g.s.at[unit] = rises ? ON_CARD : RESERVE;
  g.s.post[unit] = 0;
  g.s.mark[unit] = 0;
}

/** By space: the sides whose fighting units stand there, as bits. */
export function presence(g: Visible): number[] {
  const { at } = g.s;
  const { unitsPerSide, unitKind, provinces } = g.data;
  const bits = g.data.emptySpaces.slice();
  for (let first = 0, side = 1; first < at.length; first += unitsPerSide, side <<= 1)
    for (let piece = 0; piece < unitsPerSide; piece++) {
      const space = at[first + piece] as number;
      if (space < 0 || (space < provinces && unitKind[piece] === TRIREME)) continue;
      bits[space] = (bits[space] as number) | side;
    }
  return bits;
}

/** The sides other than this one whose fighting units stand in a space, as bits. */
export function othersIn(g: Visible, side: Side, space: Space): number {
  const { at } = g.s;
  const { unitsPerSide, unitKind, provinces } = g.data;
  let bits = 0;
  for (let unit = 0; unit < at.length; unit++)
    if (at[unit] === space && !(space < provinces && unitKind[unit % unitsPerSide] === TRIREME)) bits |= 1 << ((unit / unitsPerSide) | 0);
  return bits & ~(1 << side);
}

/** The sides in a set of bits. */
export function sidesIn(bits: number): Side[] {
  const sides: Side[] = [];
  for (let side = 0; bits >> side !== 0; side++) if ((bits >> side) & 1) sides.push(side);
  return sides;
}

/** Whether several sides stand in a province. @rules MAR-9.1, MAR-9.3 */
export const isAtWar = (bits: number): boolean => (bits & (bits - 1)) !== 0;

/** Whether a unit has a mark. */
export const hasMark = (g: Visible, unit: Unit, mark: number): boolean => (numberAt(g.s.mark, unit) & mark) !== 0;

/** Puts a mark on a unit. */
export function setMark(g: G, unit: Unit, mark: number): void {
  g.s.mark[unit] = numberAt(g.s.mark, unit) | mark;
}

/** Takes a mark off all units of a side. */
export function clearMarks(g: G, side: Side, mark: number): void {
  const first = side * g.data.unitsPerSide;
  for (let unit = first; unit < first + g.data.unitsPerSide; unit++) g.s.mark[unit] = numberAt(g.s.mark, unit) & ~mark;
}

/** Whether a unit is a plain legion: not one that Hercules has made a creature. */
export const isPlainLegion = (g: G, unit: Unit): boolean => kindOfUnit(g, unit) === LEGION && !hasMark(g, unit, HERCULES);

/** Whether a unit fights as a creature of its civilisation. @rules MAR-15.12 */
export const isCreature = (g: G, unit: Unit): boolean => kindOfUnit(g, unit) === CREATURE || hasMark(g, unit, HERCULES);

/** Whether a unit can be posted: a legion or a creature. @rules MAR-9.7 */
export const canBePosted = (g: G, unit: Unit): boolean => kindOfUnit(g, unit) === LEGION || kindOfUnit(g, unit) === CREATURE;

/** Whether a unit of the active player may still attack. @rules MAR-7.2, MAR-8.10 */
export const mayAttack = (g: G, unit: Unit): boolean => !hasMark(g, unit, ATTACKED);
