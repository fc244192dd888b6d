import { at, type Seat } from '@pantheon/kernel';
import type { Land } from '../data/model.ts';
import { abilities } from './abilities.ts';
import {
  FOLLOWER,
  type G,
  type Kind,
  type LandId,
  MAJOR,
  MINOR,
  NOTHING,
  type Piece,
  type PlayerView,
  SETTLEMENT,
  type Visible,
} from './types.ts';

// Everything asks what stands where, so the lists of this file are read directly: a check of each index would cost a third of the speed.

/** The player on a seat. */
export const playerAt = <P extends PlayerView>(g: { readonly s: { readonly players: readonly P[] } }, seat: Seat): P =>
  g.s.players[seat] as P;

/** A Territory by its number. */
export const landAt = (g: Visible, land: LandId): Land => g.data.lands[land] as Land;

/** All Territories in play, the Afterlife included. @rules ANU-2.2 */
export function landsInPlay(g: Visible): readonly LandId[] {
  let bits = 0;
  for (const player of g.s.players) if (player.house >= 0) bits |= 1 << player.house;
  const gaia = g.data.gaia[g.seats.length] as number;
  return g.data.inPlay[gaia]?.[bits] as readonly LandId[];
}

/** The Capital of a seat. */
export const capitalOf = (g: Visible, seat: Seat): LandId => at(g.data.houses, playerAt(g, seat).house).capital;

const place = (g: Visible, seat: Seat, land: LandId, piece: Piece): number => (seat * g.data.size + land) * 4 + piece;

/** How many pieces of a kind a seat has in a Territory. */
export const count = (g: Visible, seat: Seat, land: LandId, piece: Piece): number => g.s.pieces[place(g, seat, land, piece)] as number;

/** Puts pieces into a Territory, or takes them away. @rules ANU-R.61 */
export function put(g: G, seat: Seat, land: LandId, piece: Piece, n: number): void {
  const index = place(g, seat, land, piece);
  g.s.pieces[index] = ((g.s.pieces[index] as number) + n) | 0;
}

/** Followers and gods of a seat in a Territory. @rules ANU-9.9 */
export function figures(g: Visible, seat: Seat, land: LandId): number {
  const first = place(g, seat, land, FOLLOWER);
  const { pieces } = g.s;
  return (pieces[first] as number) + (pieces[first + MINOR] as number) + (pieces[first + MAJOR] as number);
}

/** All pieces of a seat in a Territory. */
export const piecesAt = (g: Visible, seat: Seat, land: LandId): number => figures(g, seat, land) + count(g, seat, land, SETTLEMENT);

/** Units for movement, battle and control: for Norrenis the Settlements too. @rules ANU-16.3, ANU-R.76 */
export function units(g: Visible, seat: Seat, land: LandId): number {
  const settlements = count(g, seat, land, SETTLEMENT);
  const standing = figures(g, seat, land);
  return settlements > 0 && abilities(g, seat).settlementsAreUnits ? standing + settlements : standing;
}

/** Whether an Ancient Civilisation holds the Territory. @rules ANU-R.65 */
export const isGuarded = (g: Visible, land: LandId): boolean => g.s.guards[land] !== NOTHING;

/** The other seat with units in a Territory, or null. @rules ANU-R.55 */
export function foeAt(g: Visible, seat: Seat, land: LandId): Seat | null {
  for (const other of g.seats) if (other !== seat && units(g, other, land) > 0) return other;
  return null;
}

/** Whether units of the seat stand against an Ancient Civilisation or another player there. @rules ANU-4.7, ANU-R.60 */
export const isContested = (g: Visible, seat: Seat, land: LandId): boolean =>
  units(g, seat, land) > 0 && (isGuarded(g, land) || foeAt(g, seat, land) !== null);

/** Whether the Settlement of a seat in a Territory is besieged: others' units stand there, and none of its own. @rules ANU-4.9, ANU-16.9 */
export const isBesieged = (g: Visible, seat: Seat, land: LandId): boolean => units(g, seat, land) === 0 && foeAt(g, seat, land) !== null;

/** Who controls a Territory, or null. @rules ANU-4.6, ANU-4.8, ANU-4.9, ANU-16.9, ANU-R.27 */
export function controller(g: Visible, land: LandId): Seat | null {
  if (isGuarded(g, land)) return null;
  let holder: Seat | null = null;
  for (const seat of g.seats) {
    if (units(g, seat, land) === 0) continue;
    if (holder !== null) return null;
    holder = seat;
  }
  if (holder !== null) return holder;
  for (const seat of g.seats) if (count(g, seat, land, SETTLEMENT) > 0) return seat;
  return null;
}

/** The Territories that a seat controls. @rules ANU-4.12 */
export function controlled(g: Visible, seat: Seat): LandId[] {
  const found: LandId[] = [];
  for (const land of landsInPlay(g)) if (piecesAt(g, seat, land) > 0 && controller(g, land) === seat) found.push(land);
  return found;
}

/** The Altars that count for a seat, on the Territories that pass the test. @rules ANU-4.10, ANU-16.37 */
export function altars(g: Visible, seat: Seat, where: (land: LandId) => boolean = () => true): number {
  let sum = abilities(g, seat).altars;
  for (const land of controlled(g, seat)) if (where(land)) sum += landAt(g, land).altars;
  return sum;
}

/** Whether a Territory lies on the Native Planet of the seat. */
export const isHome = (g: Visible, seat: Seat, land: LandId): boolean => landAt(g, land).house === playerAt(g, seat).house;

/** Whether a Territory produces a kind, exhausted or not. @rules ANU-4.11 */
export const produces = (g: Visible, land: LandId, kind: Kind): boolean => (landAt(g, land).produces & (1 << kind)) !== 0;

/** Whether a Territory belongs to Atlantis. */
export const isAtlantis = (g: Visible, land: LandId): boolean => landAt(g, land).kind === 'atlantis';

/** How many resource icons of a Territory are still free. */
export function freeIcons(g: G, land: LandId): number {
  const { icons } = landAt(g, land);
  const covered = g.s.covered[land] as number;
  let free = 0;
  for (let icon = 0; icon < icons.length; icon++) if ((covered & (1 << icon)) === 0) free++;
  return free;
}

/**
 * The Territories from which Followers of a seat may be taken: contested ones too, but not Atlantis once that is closed.
 * @rules ANU-R.12, ANU-R.48
 */
export function followerSources(g: G, seat: Seat, except: LandId = -1): LandId[] {
  const found: LandId[] = [];
  for (const land of landsInPlay(g)) {
    if (land === except || count(g, seat, land, FOLLOWER) === 0) continue;
    if (g.s.ending !== null && isAtlantis(g, land)) continue;
    found.push(land);
  }
  return found;
}

/** How many Followers and gods a seat has in play. @rules ANU-R.38 */
export function unitsInPlay(g: Visible, seat: Seat): number {
  let sum = 0;
  for (const land of landsInPlay(g)) sum += figures(g, seat, land);
  return sum;
}

/** How many Settlements a seat has in play. @rules ANU-R.38 */
export const settlementsInPlay = (g: Visible, seat: Seat): number =>
  g.data.components.componentCounts.perHouse.settlements - playerAt(g, seat).unbuilt;
