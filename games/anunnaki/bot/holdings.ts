import { numberAt, type Seat } from '@pantheon/kernel';
import type { Land } from '../data/model.ts';
import { abilities } from '../rules/abilities.ts';
import { yieldOf } from '../rules/harvest.ts';
import { freeIcons, isGuarded, landsInPlay, playerAt } from '../rules/planets.ts';
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
  const boards = found.map(() => 0);
  for (const land of landsInPlay(g)) {
    const holder = look(g, land, found);
    if (holder < 0) continue;
    const { altars, board, house } = g.data.lands[land] as Land;
    const held = found[holder] as Holdings;
    held.territories++;
    held.altars += altars;
    if (house !== playerAt(g, holder as Seat).house) boards[holder] = numberAt(boards, holder) | (1 << board);
    if (freeIcons(g, land) > 0) addYield(held.yields, yieldOf(g, holder as Seat, g.data.lands[land] as Land));
  }
  found.forEach((held, seat) => {
    for (let left = numberAt(boards, seat); left !== 0; left &= left - 1) held.abroad++;
  });
  return found;
}

/** Counts the units of a Territory, and says who controls it, or -1. */
function look(g: G, land: LandId, found: readonly Holdings[]): number {
  const { pieces } = g.s;
  const { size, components } = g.data;
  const { follower, minor, major } = components.strength;
  let holder = -1;
  let settler = -1;
  let holders = 0;
  for (let seat = 0; seat < found.length; seat++) {
    const at = (seat * size + land) * 4;
    const followers = numberAt(pieces, at + FOLLOWER);
    const minors = numberAt(pieces, at + MINOR);
    const majors = numberAt(pieces, at + MAJOR);
    const settlements = numberAt(pieces, at + SETTLEMENT);
    const units = followers + minors + majors;
    if (units + settlements === 0) continue;
    const held = found[seat] as Holdings;
    held.units += units;
    held.strength += followers * follower + minors * minor + majors * major;
    if (settlements > 0 && settler < 0) settler = seat;
    if (units > 0 || abilities(g, seat as Seat).settlementsAreUnits) {
      holder = seat;
      holders++;
    }
  }
  if (holders > 1 || isGuarded(g, land)) return -1;
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
