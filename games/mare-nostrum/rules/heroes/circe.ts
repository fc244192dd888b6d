import { at, pick, who } from '@pantheon/kernel';
import type { Thing } from '../../data/thing.ts';
import { CARAVAN, kindOfSite } from '../buildings.ts';
import type { Power } from '../powers.ts';
import { siteRef, spaceRef } from '../refs.ts';
import { aboutThings, pickOut } from '../things.ts';
import { putToWork } from '../turn-notes.ts';
import { LEGION, type Side, type Site, type Space, type TopicFor, type Visible } from '../types.ts';
import { countIn, sideOf } from '../units.ts';

const circeTopic: TopicFor<'circe'> = { id: 'circe', ...aboutThings };

const freeSites = (g: Visible, province: Space): Site[] =>
  at(g.data.sitesOf, province).filter((site) => kindOfSite(g, site) === CARAVAN && g.s.sites[site] === 0);

/** How many free goods sites the legions of a side could work in a province. */
const workableIn = (g: Visible, side: Side, province: Space): number =>
  g.s.owner[province] === side ? Math.min(countIn(g, side, LEGION, province), freeSites(g, province).length) : 0;

/** Circe: legions work free goods sites of their own provinces like caravans. @rules MAR-15.7, MAR-21.44 */
export const circe: Power = {
  id: 'circe',
  yields(g, seat) {
    let sites = 0;
    for (let province = 0; province < g.data.provinces; province++) sites += workableIn(g, sideOf(g, seat), province);
    return sites;
  },
  *beforeCollection(g, seat) {
    const side = sideOf(g, seat);
    for (let province = 0; province < g.data.provinces; province++) {
      const max = workableIn(g, side, province);
      if (max === 0) continue;
      const worked = yield* pick(seat, circeTopic, pickOut<Thing>(g.data.sites, freeSites(g, province)), {
        min: 0,
        max,
        about: { space: spaceRef(g, province) },
      });
      for (const { at: site } of worked) {
        putToWork(g, seat, site);
        g.emit('circe', { seat: who(seat), space: siteRef(g, site) });
      }
    }
  },
};
