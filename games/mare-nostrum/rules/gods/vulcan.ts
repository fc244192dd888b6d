import { CARAVAN } from '../buildings.ts';
import { foreignSites, razeSite } from './wrath-sites.ts';
import type { WrathfulGod } from './wrathful-god.ts';

/** Vulcan destroys a caravan of an opponent, anywhere. @rules MAR-16.8 */
export const vulcan: WrathfulGod = {
  id: 'vulcan',
  thing: 'piece:caravan',
  targets: (g, seat) => foreignSites(g, seat, CARAVAN),
  strike: razeSite,
};
