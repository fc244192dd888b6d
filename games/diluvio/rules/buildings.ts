import { numberAt, type Seat } from '@pantheon/kernel';
import { controller } from './control.ts';
import { type G, type Holder, type Land, NOBODY, type Resource, type Space } from './types.ts';
import { beside, isDry, spaceOf } from './world.ts';

/** How many can dig in a space: the quarry, and three more for each mine. @rules DIL-11.1 */
export const mineralJobs = (g: G, land: Land): number =>
  g.data.pack.jobs.quarryJobsPerSpace + g.data.pack.jobs.mineJobsPerMine * numberAt(g.s.mines, land);

/** What is dug in a space: its mineral, or copper where a monument stands. @rules DIL-11.2, DIL-19.1, DIL-19.6 */
export const mineralOf = (g: G, land: Land): Resource => (g.s.monument[land] === NOBODY ? spaceOf(g, land).mineral : g.data.copper);

/**
 * How many are born to so many of one kind: one for each pair, or for each of them where there is a granary.
 * @rules DIL-14.2, DIL-14.3, DIL-19.7
 */
export const births = (g: G, land: Land, parents: number): number => (g.s.granary[land] === 1 ? parents : parents >> 1);

/** What a ship costs in a sea: less beside a port that the builder controls. @rules DIL-13.8, DIL-19.4, DIL-19.11 */
export function shipPrice(g: G, seat: Seat, sea: Space): number {
  const { wood, woodWithPort } = g.data.pack.costs.ship;
  for (const land of beside(g, sea)) if (isDry(g, land) && g.s.port[land] === 1 && controller(g, land) === seat) return woodWithPort;
  return wood;
}

/** How many warriors are bought at once in a space: two beside a barracks. @rules DIL-19.5, DIL-19.11 */
export const warriorsBought = (g: G, land: Land): number => 1 + numberAt(g.s.barracks, land);

/** By seat: all legacy points so far. @rules DIL-13.6, DIL-19.6, DIL-19.8 */
export function legacies(g: G): number[] {
  const { dolmen = 0, monument = 0, wonder = 0 } = g.data.points;
  const points = g.seats.map(() => 0);
  const award = (builders: readonly Holder[], each: number): void => {
    for (const builder of builders) if (builder !== NOBODY) points[builder] = numberAt(points, builder) + each;
  };
  award(g.s.dolmen, dolmen);
  award(g.s.monument, monument);
  award(g.s.wonder, wonder);
  return points;
}

/**
 * Legacy points of a player so far. They stay with the builder whatever becomes of the space.
 * @rules DIL-8.5, DIL-10.5, DIL-13.6, DIL-19.6, DIL-19.8, DIL-19.10
 */
export function legacyOf(g: G, seat: Seat): { dolmens: number; monuments: number; wonders: number } {
  const { points } = g.data;
  const count = (builders: readonly number[]): number => {
    let mine = 0;
    for (const builder of builders) if (builder === seat) mine++;
    return mine;
  };
  return {
    dolmens: count(g.s.dolmen) * (points.dolmen ?? 0),
    monuments: count(g.s.monument) * (points.monument ?? 0),
    wonders: count(g.s.wonder) * (points.wonder ?? 0),
  };
}
