import { pick, who } from '@pantheon/kernel';
import { CARAVAN, kindOfSite } from '../buildings.ts';
import type { Power } from '../powers.ts';
import { siteRef, spaceRef } from '../refs.ts';
import { pickOut, type Thing, thingTopic } from '../things.ts';
import { type G, LEGION, type Site, type Space } from '../types.ts';
import { countIn, sideOf } from '../units.ts';

const circeTopic = thingTopic('circe');

const freeSites = (g: G, province: Space): Site[] =>
  (g.data.sitesOf[province] as readonly Site[]).filter((site) => kindOfSite(g, site) === CARAVAN && g.s.sites[site] === 0);

/** Circe: legions work free goods sites of their own provinces like caravans. */
export const circe: Power = {
  id: 'circe',
  *beforeCollection(g, seat) {
    const side = sideOf(g, seat);
    for (let province = 0; province < g.data.provinces; province++) {
      if (g.s.owner[province] !== side) continue;
      const legions = countIn(g, side, LEGION, province);
      const sites = freeSites(g, province);
      const max = Math.min(legions, sites.length);
      if (max === 0) continue;
      const worked = yield* pick(seat, circeTopic, pickOut<Thing>(g.data.sites, sites), {
        min: 0,
        max,
        about: { space: spaceRef(g, province) },
      });
      for (const { at: site } of worked) {
        g.s.workers.push(site * 8 + seat);
        g.emit('circe', { seat: who(seat), site: siteRef(g, site) });
      }
    }
  },
};
