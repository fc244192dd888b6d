import { at, numberAt, type Seat } from '@pantheon/kernel';
import { bitCount } from '../data/bits.ts';
import { abilities } from '../rules/abilities.ts';
import { yieldOf } from '../rules/harvest.ts';
import { count, freeIcons, isGuarded, landAt, landsInPlay, playerAt } from '../rules/planets.ts';
import { FOLLOWER, type G, type LandId, MAJOR, MINOR, SETTLEMENT } from '../rules/types.ts';

/** What a seat has on the map and what it holds there. */
export interface Holdings {
  territories: number;
  altars: number;
  units: number;
  strength: number;
  /** Planets other than the own one on which it controls something: House Pacts want that. */
  abroad: number;
  /** What its best harvests would bring, the best first. */
  readonly yields: [number, number, number];
}

/** Looks at every Territory once, for all seats. */
export function surveyMap(g: G): Holdings[] {
  const found = g.seats.map(
    (seat): Holdings => ({ territories: 0, altars: abilities(g, seat).altars, units: 0, strength: 0, abroad: 0, yields: [0, 0, 0] }),
  );
  const abroad = found.map(() => 0);
  for (const index of landsInPlay(g)) {
    const holder = look(g, index, found);
    if (holder === null) continue;
    const land = landAt(g, index);
    const held = at(found, holder);
    held.territories++;
    held.altars += land.altars;
    if (land.house !== playerAt(g, holder).house) abroad[holder] = numberAt(abroad, holder) | (1 << land.board);
    if (freeIcons(g, index) > 0) addYield(held.yields, yieldOf(g, holder, land));
  }
  found.forEach((held, seat) => {
    held.abroad = bitCount(numberAt(abroad, seat));
  });
  return found;
}

/** Counts the units of a Territory, and says who controls it, or null. */
function look(g: G, land: LandId, found: readonly Holdings[]): Seat | null {
  const { follower, minor, major } = g.data.components.strength;
  let holder: Seat | null = null;
  let settler: Seat | null = null;
  let holders = 0;
  for (const seat of g.seats) {
    const followers = count(g, seat, land, FOLLOWER);
    const minors = count(g, seat, land, MINOR);
    const majors = count(g, seat, land, MAJOR);
    const settlements = count(g, seat, land, SETTLEMENT);
    const units = followers + minors + majors;
    if (units + settlements === 0) continue;
    const held = at(found, seat);
    held.units += units;
    held.strength += followers * follower + minors * minor + majors * major;
    if (settlements > 0) settler ??= seat;
    if (units > 0 || abilities(g, seat).settlementsAreUnits) {
      holder = seat;
      holders++;
    }
  }
  if (holders > 1 || isGuarded(g, land)) return null;
  return holders === 1 ? holder : settler;
}

function addYield(yields: [number, number, number], fresh: number): void {
  if (fresh > yields[0]) {
    yields[2] = yields[1];
    yields[1] = yields[0];
    yields[0] = fresh;
  } else if (fresh > yields[1]) {
    yields[2] = yields[1];
    yields[1] = fresh;
  } else if (fresh > yields[2]) yields[2] = fresh;
}
