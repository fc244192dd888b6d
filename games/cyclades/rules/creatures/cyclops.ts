import { at, numberAt, ref } from '@pantheon/kernel';
import { buildingIds } from '../../data/schema.ts';
import { ask, askSite, siteTopic, thingTopic } from '../ask.ts';
import { boardOf } from '../board.ts';
import { checkSets } from '../metropolis.ts';
import { buildingsLeft, isBasic, setSite, sitesOf } from '../pieces.ts';
import type { CreaturePower } from '../powers.ts';
import { actor, areaRef } from '../refs.ts';
import type { Faction, Visible } from '../types.ts';

const siteOldTopic = siteTopic('cyclopsSite', { action: 'cyclops', slot: 'site' });
const typeTopic = thingTopic('cyclopsType', 'building', { action: 'cyclops', slot: 'building' });

const typesFor = (g: Visible, old: number): number[] =>
  buildingIds.map((_, type) => type).filter((type) => type !== old && buildingsLeft(g, type) > 0);

/** @rules CYC-14.2 */
const sitesToChange = (g: Visible, faction: Faction): number[] =>
  sitesOf(g, faction, isBasic).filter((site) => typesFor(g, numberAt(g.s.built, site)).length > 0);

/** All that he could do for a faction: a site, and the type that would stand there instead. */
export const changesBy = (g: Visible, faction: Faction): { readonly site: number; readonly type: number }[] =>
  sitesToChange(g, faction).flatMap((site) => typesFor(g, numberAt(g.s.built, site)).map((type) => ({ site, type })));

/** Replaces an own basic building by one of another type. @rules CYC-16.8, CYC-R.63 */
export const cyclops: CreaturePower = {
  id: 'cyclops',
  isPossible: (g, faction) => sitesToChange(g, faction).length > 0,
  *play(g, faction) {
    const site = yield* askSite(g, faction, siteOldTopic, sitesToChange(g, faction));
    const old = numberAt(g.s.built, site);
    const types = typesFor(g, old).map((type) => at(buildingIds, type));
    const building = yield* ask(g, faction, typeTopic, types);
    setSite(g, site, buildingIds.indexOf(building));
    const land = areaRef(g, at(boardOf(g).sites, site).land);
    const replaced = { building: ref('building', building), old: ref('building', at(buildingIds, old)) };
    g.emitEffect('replaced', { who: actor(g, faction), ...replaced, land });
    yield* checkSets(g, faction);
  },
};
