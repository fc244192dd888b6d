import type { Seat } from '@pantheon/kernel';
import { kindOfSite, raze } from '../buildings.ts';
import type { Thing } from '../things.ts';
import type { G, Side } from '../types.ts';
import { seatOfSide, sideOf } from '../units.ts';
import type { Target } from './wrath.ts';

/** The standing cities or caravans in provinces that other players control. */
export function foreignSites(g: G, seat: Seat, kind: number): Target[] {
  const mine = sideOf(g, seat);
  const found: Target[] = [];
  g.s.sites.forEach((built, site) => {
    if (built !== 1 || kindOfSite(g, site) !== kind) return;
    const space = g.data.sites[site]?.province as number;
    const side = g.s.owner[space] as Side;
    if (side !== mine && side >= 0 && seatOfSide(g, side) !== null)
      found.push({ site, space, side, word: (g.data.sites[site] as Thing).word });
  });
  return found;
}

/** Destroys the building on the site. */
export function razeSite(g: G, target: Target): void {
  raze(g, target.space, target.site + 1);
}
