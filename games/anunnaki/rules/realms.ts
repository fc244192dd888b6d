import { type Seat, seatOf } from '@pantheon/kernel';
import { PIECES } from '../data/model.ts';
import { abilities } from './abilities.ts';
import { controlled, isGuarded, landAt, unitsInPlay } from './planets.ts';
import { type LandId, MAJOR, MINOR, SETTLEMENT, type Visible } from './types.ts';

/** What a seat has on the map: Territories that it controls, the Altars that count for it, its Followers and gods. */
export interface Realm {
  territories: number;
  altars: number;
  units: number;
}

/** The realm of one seat. @rules ANU-4.10, ANU-4.12, ANU-16.37, ANU-R.38 */
export function realmOf(g: Visible, seat: Seat): Realm {
  const lands = controlled(g, seat);
  let { altars } = abilities(g, seat);
  for (const land of lands) altars += landAt(g, land).altars;
  return { territories: lands.length, altars, units: unitsInPlay(g, seat) };
}

/** The whole map at once. */
export interface Survey {
  /** By Territory: who controls it, or null; and whether it is contested. */
  readonly control: readonly (Seat | null)[];
  readonly contested: readonly boolean[];
  /** By seat. */
  readonly realms: readonly Realm[];
}

/** What `controller`, `isContested` and `realmOf` say of all Territories and seats, in one pass: a board shows all of it. */
export function survey(g: Visible): Survey {
  const control = new Array<Seat | null>(g.data.size).fill(null);
  const contested = new Array<boolean>(g.data.size).fill(false);
  const realms = g.seats.map((seat): Realm => ({ territories: 0, altars: abilities(g, seat).altars, units: 0 }));
  const settledUnits = g.seats.map((seat) => abilities(g, seat).settlementsAreUnits);
  for (let land = 0; land < g.data.size; land++) {
    const ruler = rulerOf(g, land, realms, settledUnits);
    if (ruler === CONTESTED) contested[land] = true;
    if (ruler < 0) continue;
    control[land] = seatOf(ruler);
    const realm = realms[ruler] as Realm;
    realm.territories++;
    realm.altars += landAt(g, land).altars;
  }
  return { control, contested, realms };
}

/** Instead of the seat that controls a Territory. */
const NOBODY = -1;
const CONTESTED = -2;

/** Who controls a Territory, while the figures there are counted for their realms. */
function rulerOf(g: Visible, land: LandId, realms: readonly Realm[], settledUnits: readonly boolean[]): number {
  const { pieces } = g.s;
  const guarded = isGuarded(g, land);
  let ruler = NOBODY;
  let settler = NOBODY;
  for (const seat of g.seats) {
    const first = (seat * g.data.size + land) * PIECES.length;
    const settlements = pieces[first + SETTLEMENT] as number;
    const figures = (pieces[first] as number) + (pieces[first + MINOR] as number) + (pieces[first + MAJOR] as number);
    if (figures > 0) (realms[seat] as Realm).units += figures;
    if (settlements > 0 && settler === NOBODY) settler = seat;
    if (figures > 0 || (settlements > 0 && settledUnits[seat] === true)) ruler = guarded || ruler !== NOBODY ? CONTESTED : seat;
  }
  return ruler === NOBODY && !guarded ? settler : ruler;
}
