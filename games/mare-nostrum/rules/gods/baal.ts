import { CITY } from '../buildings.ts';
import { foreignSites, razeSite } from './wrath-sites.ts';
import type { WrathfulGod } from './wrathful-god.ts';

/** Baal destroys a city of an opponent, anywhere. @rules MAR-16.2 */
export const baal: WrathfulGod = { id: 'baal', thing: 'piece:city', targets: (g, seat) => foreignSites(g, seat, CITY), strike: razeSite };
