import { at, numberAt, type Seat } from '@pantheon/kernel';
import { kindOfSite, raze } from '../buildings.ts';
import type { Target } from '../topics.ts';
import type { G } from '../types.ts';
import { seatOfSide, sideOf } from '../units.ts';

/** The standing cities or caravans in provinces that other players control. */
export function foreignSites(g: G, seat: Seat, kind: number): Target[] {
  const mine = sideOf(g, seat);
  const { sites } = g.s;
  const found: Target[] = [];
  for (let site = 0; site < sites.length; site++) {
    if (sites[site] !== 1 || kindOfSite(g, site) !== kind) continue;
    const { province: space, word } = at(g.data.sites, site);
    const side = numberAt(g.s.owner, space);
    if (side !== mine && side >= 0 && seatOfSide(g, side) !== null) found.push({ site, space, side, word });
  }
  return found;
}

/** Destroys the building on the site. @rules MAR-16.9 */
export function razeSite(g: G, target: Target): void {
  raze(g, target.space, target.site + 1);
}
