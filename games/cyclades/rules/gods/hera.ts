import type { Rule } from '@pantheon/kernel';
import { type BuildingId, buildingIds, heroIds } from '../../data/schema.ts';
import { ask, thingTopic } from '../ask.ts';
import { build } from '../buildings.ts';
import { recruitHero } from '../hero-actions.ts';
import { tableOf } from '../lists.ts';
import { buildingsLeft, sitesOf } from '../pieces.ts';
import type { Action, GodPower } from '../powers.ts';
import { freeRecruit, mercenary, paidRecruit } from '../recruits.ts';
import { actor } from '../refs.ts';
import type { Faction, G, Visible } from '../types.ts';
import { creaturePurchases, heroicMovesOf } from './common.ts';

const typeTopic = thingTopic('heraType', 'building');
/** @rules CYC-10.18 */
const moreMercenaries = paidRecruit(mercenary);
const recruits = tableOf(heroIds, recruitHero);

/** The building types that a faction does not own and that are in the supply. @rules CYC-10.17, CYC-R.47 */
const newTypes = (g: Visible, faction: Faction): BuildingId[] =>
  buildingIds.filter((_, type) => buildingsLeft(g, type) > 0 && sitesOf(g, faction, (built) => built === type).length === 0);

/** @rules CYC-10.17 */
function* buildNewType(g: G, faction: Faction): Rule {
  const types = newTypes(g, faction);
  if (types.length === 0) {
    g.emit('noNewType', { who: actor(g, faction) });
    return;
  }
  yield* build(g, faction, yield* ask(g, faction, typeTopic, types));
}

const heroesOnTrack = (g: G): Action[] => g.s.heroTrack.filter((id) => id !== null).map((id) => recruits[id]);

/** A building of a new type, mercenaries and heroes. @rules CYC-10.17, CYC-10.19, CYC-10.20 */
export const hera: GodPower = {
  id: 'hera',
  mandatory: [{ key: 'build', perform: buildNewType }, freeRecruit(mercenary)],
  builds: newTypes,
  optional: (g, faction) => [moreMercenaries, ...heroesOnTrack(g), ...creaturePurchases(g), ...heroicMovesOf(g, faction)],
  allowsSacrifice: true,
};
