import { at, numberAt, type Rule, say, type Why } from '@pantheon/kernel';
import { buildingIds, type HeroId } from '../../data/schema.ts';
import { ask, askSite, siteTopic, thingTopic } from '../ask.ts';
import { buildMetropolis, canPlaceMetropolis, removeBuilding } from '../metropolis.ts';
import { sitesOf } from '../pieces.ts';
import { heroPower } from '../powers.ts';
import type { Faction, G, Visible } from '../types.ts';

const typeTopic = thingTopic('offeredType', 'building');
const pieceTopic = siteTopic('offeredBuilding');

/** Why a sacrifice could not be followed by a metropolis, or null. @rules CYC-14.10 */
export const whyNoPlace = (g: Visible, faction: Faction, sacrificed: HeroId): Why | null =>
  canPlaceMetropolis(g, faction, sacrificed) ? null : { rule: 'CYC-14.10', text: say('why.noPlace') };

/** Why a hero cannot be sacrificed for the power of one, its own or one that it copies, or null. @rules CYC-17.6 */
export const whyNotSacrifice = (g: G, faction: Faction, power: HeroId, sacrificed: HeroId): Why | null =>
  heroPower(power).whyNotWithCoins?.(g, faction) ?? heroPower(power).whyNotSacrifice(g, faction, sacrificed);

/** The building types of which a faction owns enough. */
const typesOwned = (g: Visible, faction: Faction, count: number, except: readonly number[] = []): number[] =>
  buildingIds
    .map((_, type) => type)
    .filter((type) => !except.includes(type) && sitesOf(g, faction, (built) => built === type).length >= count);

const demandOf = (g: Visible, hero: HeroId): { types: number; ofEach: number } => {
  const { types, ofEach } = g.data.heroes[hero].sacrifice;
  return { types: types ?? 0, ofEach: ofEach ?? 0 };
};

/** Why a faction cannot give the buildings that a hero's sacrifice demands, or null. @rules CYC-1.5, CYC-18.9, CYC-18.13 */
export function whyNotGiveBuildings(g: Visible, faction: Faction, hero: HeroId, rule: string): Why | null {
  const { types, ofEach } = demandOf(g, hero);
  if (g.s.tokens.length === 0) return { rule: 'CYC-1.5', text: say('why.supply', { of: 'metropolis' }) };
  const have = typesOwned(g, faction, ofEach).length;
  return have >= types ? null : { rule, text: say('why.buildings', { types, ofEach, have }) };
}

/** The buildings that a hero's sacrifice demands go back to the supply, and a metropolis is built. @rules CYC-14.7, CYC-18.9, CYC-18.13 */
export function* giveBuildings(g: G, faction: Faction, hero: HeroId): Rule {
  const { types, ofEach } = demandOf(g, hero);
  const given: number[] = [];
  for (let nth = 0; nth < types; nth++) {
    const open = typesOwned(g, faction, ofEach, given);
    const type = yield* ask(
      g,
      faction,
      typeTopic,
      open.map((index) => at(buildingIds, index)),
    );
    given.push(buildingIds.indexOf(type));
  }
  for (const type of given)
    for (let piece = 0; piece < ofEach; piece++) {
      const sites = sitesOf(g, faction, (built) => built === type);
      const site = sites.length === ofEach - piece ? numberAt(sites, 0) : yield* askSite(g, faction, pieceTopic, sites);
      removeBuilding(g, faction, site);
    }
  yield* buildMetropolis(g, faction);
}
