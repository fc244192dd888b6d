import { at, pick, who } from '@pantheon/kernel';
import type { Thing } from '../../data/thing.ts';
import { CARAVAN, kindOfSite } from '../buildings.ts';
import type { Power } from '../powers.ts';
import { siteRef, spaceRef } from '../refs.ts';
import { aboutThings, pickOut } from '../things.ts';
import { putToWork } from '../turn-notes.ts';
import { type G, LEGION, type Site, type Space, type TopicFor } from '../types.ts';
import { countIn, sideOf } from '../units.ts';

const circeTopic: TopicFor<'circe'> = { id: 'circe', ...aboutThings };

const freeSites = (g: G, province: Space): Site[] =>
  at(g.data.sitesOf, province).filter((site) => kindOfSite(g, site) === CARAVAN && g.s.sites[site] === 0);

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
        putToWork(g, seat, site);
        g.emit('circe', { seat: who(seat), space: siteRef(g, site) });
      }
    }
  },
};
