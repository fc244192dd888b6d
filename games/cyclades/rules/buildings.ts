import { numberAt, type Rule, ref } from '@pantheon/kernel';
import { type BuildingId, buildingIds } from '../data/schema.ts';
import { askOrPass, askSite, siteTopic } from './ask.ts';
import { siteAt } from './board.ts';
import { checkSets } from './metropolis.ts';
import { buildingOf, buildingsLeft, isBasic, isFree, setSite, sitesOf } from './pieces.ts';
import type { MandatoryAction } from './powers.ts';
import { actor, areaRef } from './refs.ts';
import type { Faction, G, Visible } from './types.ts';

const siteTopicNew = siteTopic('buildSite', { action: 'build', slot: 'site' });
const replaceTopic = siteTopic('replaceBuilding', { action: 'build', slot: 'site' });

/** Where a faction may put a building of a type: on a free site, or without one in place of another building. @rules CYC-9.6, CYC-9.7 */
export function sitesToBuild(g: Visible, faction: Faction, type: number): number[] {
  if (buildingsLeft(g, type) === 0) return [];
  const free = sitesOf(g, faction, isFree);
  return free.length > 0 ? free : sitesOf(g, faction, isBasic);
}

/** Builds a basic building: on a free site, or without one in place of another building, or not at all. @rules CYC-9.6, CYC-9.7, CYC-9.8 */
export function* build(g: G, faction: Faction, building: BuildingId): Rule {
  const type = buildingIds.indexOf(building);
  const open = sitesToBuild(g, faction, type);
  const [first] = open;
  if (first === undefined) {
    g.emit('skipped', { who: actor(g, faction), building: ref('building', building) });
    return;
  }
  const built = isFree(numberAt(g.s.built, first))
    ? yield* buildNew(g, faction, building, open)
    : yield* replace(g, faction, building, open);
  if (built) yield* checkSets(g, faction);
}

/** @rules CYC-9.6 */
function* buildNew(g: G, faction: Faction, kind: BuildingId, open: readonly number[]): Rule<true> {
  const building = ref('building', kind);
  const site = yield* askSite(g, faction, siteTopicNew, open, { building });
  setSite(g, site, buildingIds.indexOf(kind));
  g.emit('built', { who: actor(g, faction), building, land: areaRef(g, siteAt(g, site).land) });
  return true;
}

/** False where the faction would rather keep what it has. @rules CYC-9.7 */
function* replace(g: G, faction: Faction, kind: BuildingId, open: readonly number[]): Rule<boolean> {
  const building = ref('building', kind);
  const options = open.map((site) => siteAt(g, site));
  const site = yield* askOrPass(g, faction, replaceTopic, options, { building });
  if (site === null) {
    g.emit('declined', { who: actor(g, faction), building });
    return false;
  }
  const old = ref('building', buildingOf(numberAt(g.s.built, site.index)));
  setSite(g, site.index, buildingIds.indexOf(kind));
  g.emit('replaced', { who: actor(g, faction), building, old, land: areaRef(g, site.land) });
  return true;
}

/** The free building that a god gives, always of the same type. @rules CYC-9.6 */
export const buildAction = (building: BuildingId): MandatoryAction => ({
  key: 'build',
  perform: (g, faction) => build(g, faction, building),
});
