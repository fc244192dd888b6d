import { CARAVAN } from '../buildings.ts';
import type { WrathfulGod } from './wrath.ts';
import { foreignSites, razeSite } from './wrath-sites.ts';

/** Vulcan destroys a caravan of an opponent, anywhere. */
export const vulcan: WrathfulGod = {
  id: 'vulcan',
  thing: 'one:caravan',
  targets: (g, seat) => foreignSites(g, seat, CARAVAN),
  strike: razeSite,
};
