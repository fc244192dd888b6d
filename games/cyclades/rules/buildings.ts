import { type Rule, ref, type Topic } from '@pantheon/kernel';
import type { Site } from '../data/board.ts';
import { type BuildingId, buildingIds } from '../data/schema.ts';
import { askOrPass, askSite, siteTopic } from './ask.ts';
import { actor, at } from './factions.ts';
import { checkSets } from './metropolis.ts';
import { areaRef, boardOf, buildingsLeft, isBasic, isFree, setSite, sitesOf } from './pieces.ts';
import type { Faction, G } from './types.ts';

const siteTopicNew = siteTopic('buildSite', { action: 'build', slot: 'site' });
const replaceTopic: Topic<Site, G> = siteTopic('replaceBuilding', { action: 'build', slot: 'site' });

/** Builds a basic building: on a free site, or without one in place of another building, or not at all. */
export function* build(g: G, faction: Faction, building: BuildingId): Rule {
  const type = buildingIds.indexOf(building);
  const { sites } = boardOf(g);
  const args = { building: ref('building', building) };
  const free = sitesOf(g, faction, isFree);
  const basic = sitesOf(g, faction, isBasic);
  if (buildingsLeft(g, type) === 0 || free.length + basic.length === 0) {
    g.emit('skipped', { who: actor(g, faction), ...args });
    return;
  }
  if (free.length > 0) {
    const site = yield* askSite(g, faction, siteTopicNew, free, args);
    setSite(g, site, type);
    g.emit('built', { who: actor(g, faction), ...args, kind: building, land: areaRef(g, at(sites, site).land) });
  } else {
    const options = basic.map((site) => at(sites, site));
    const site = yield* askOrPass(g, faction, replaceTopic, options, args);
    if (site === null) {
      g.emit('declined', { who: actor(g, faction), ...args });
      return;
    }
    const old = ref('building', at(buildingIds, at(g.s.built, site.index)));
    setSite(g, site.index, type);
    g.emit('replaced', { who: actor(g, faction), ...args, kind: building, old, land: areaRef(g, site.land) });
  }
  yield* checkSets(g, faction);
}
