import { add, at, numberAt, type Rule, ref, say } from '@pantheon/kernel';
import { type BuildingId, bonusIds, buildingIds, type HeroId } from '../data/schema.ts';
import { areaTopic, ask, askArea, askSite, siteTopic } from './ask.ts';
import { boardOf, siteAt } from './board.ts';
import { partnerOf } from './factions.ts';
import { tableOf } from './lists.ts';
import {
  gainCoins,
  isBasic,
  isFree,
  landsOf,
  philosophersLeft,
  placeFleets,
  placeTroops,
  seasOf,
  setSite,
  sitesOf,
  takePriestess,
} from './pieces.ts';
import { heroPower } from './powers.ts';
import { actor, areaRef } from './refs.ts';
import type { Spot } from './topics.ts';
import { type Area, type Faction, type G, METROPOLIS, NONE, type TopicFor, type Visible } from './types.ts';

const spotTopic: TopicFor<'metropolisSite'> = {
  id: 'metropolisSite',
  key: (spot) => ('site' in spot ? spot.site.id : `card:${spot.card}`),
  text: (spot) => ('site' in spot ? ref('site', spot.site.id) : say('option.onCard', { hero: ref('hero', spot.card) })),
  focus: (spot, g) => ('site' in spot ? [ref('site', spot.site.id), areaRef(g, spot.site.land)] : [ref('hero', spot.card)]),
  commits: () => true,
};
const giveWayTopic = siteTopic('givesWay', { commits: () => true });
const setPieceTopic = siteTopic('setPiece');
const bonusLandTopic = areaTopic('bonusLand');
const bonusSeaTopic = areaTopic('bonusSea');
const bonusAreaTopic = areaTopic('bonusArea');

/**
 * The heroes of a faction on whose cards a metropolis may be put now, their own power or one that they copy from the track.
 * @rules CYC-18.17, CYC-R.34
 */
export function cardsOpen(g: Visible, faction: Faction, except: HeroId | null = null): HeroId[] {
  const { s } = g;
  if (s.turn?.faction !== faction || s.pawnGod[faction] === 'apollo') return [];
  const onTrack = s.heroTrack.some((id) => id !== null && heroPower(id).holdsMetropolis);
  return s.heroes
    .filter(({ id, owner, since }) => owner === faction && since < s.cycle && id !== except)
    .map(({ id }) => id)
    .filter((id) => heroPower(id).holdsMetropolis || (onTrack && heroPower(id).copiesTrack));
}

/**
 * Whether a faction could put a metropolis anywhere: on a free site, in place of a basic building, or on a card.
 * @rules CYC-14.8, CYC-14.9, CYC-14.10
 */
export const canPlaceMetropolis = (g: Visible, faction: Faction, except: HeroId | null = null): boolean =>
  g.s.tokens.length > 0 &&
  (sitesOf(g, faction, (built) => isFree(built) || isBasic(built)).length > 0 || cardsOpen(g, faction, except).length > 0);

/**
 * Builds a metropolis: where, then its token is drawn and its bonus resolved. Without any place or token nothing is built.
 * @rules CYC-14.8, CYC-14.9, CYC-14.10, CYC-R.33
 */
export function* buildMetropolis(g: G, faction: Faction): Rule {
  if (!canPlaceMetropolis(g, faction)) return;
  const free = sitesOf(g, faction, isFree);
  const cards = cardsOpen(g, faction);
  if (free.length === 0 && cards.length === 0) {
    const site = yield* askSite(g, faction, giveWayTopic, sitesOf(g, faction, isBasic));
    removeBuilding(g, faction, site);
    yield* found(g, faction, site);
    return;
  }
  const replaceable = free.length > 0 ? free : sitesOf(g, faction, isBasic);
  const spots: Spot[] = [...replaceable.map((site) => ({ site: siteAt(g, site) })), ...cards.map((card) => ({ card }))];
  const spot = yield* ask(g, faction, spotTopic, spots);
  if ('card' in spot) {
    yield* foundOnCard(g, faction, spot.card);
    return;
  }
  if (isBasic(numberAt(g.s.built, spot.site.index))) removeBuilding(g, faction, spot.site.index);
  yield* found(g, faction, spot.site.index);
}

/** A basic building goes back to the supply. @rules CYC-14.9 */
export function removeBuilding(g: G, faction: Faction, site: number): void {
  const { land } = siteAt(g, site);
  const building = ref('building', at(buildingIds, numberAt(g.s.built, site)));
  setSite(g, site, NONE);
  g.emitEffect('removed', { who: actor(g, faction), building, land: areaRef(g, land) });
}

/** @rules CYC-14.11, CYC-14.12 */
function* found(g: G, faction: Faction, site: number): Rule {
  const bonus = g.draw(g.s.tokens);
  setSite(g, site, METROPOLIS + bonus);
  const { land } = siteAt(g, site);
  g.emitEffect('metropolis', { who: actor(g, faction), land: areaRef(g, land), bonus: ref('bonus', at(bonusIds, bonus)) });
  yield* resolveBonus(g, faction, bonus);
}

/** @rules CYC-18.17, CYC-18.18 */
function* foundOnCard(g: G, faction: Faction, hero: HeroId): Rule {
  const bonus = g.draw(g.s.tokens);
  g.s.heroes = g.s.heroes.filter(({ id }) => id !== hero);
  g.s.cards.push({ hero, owner: faction, bonus, used: false });
  g.emitEffect('metropolisOnCard', { who: actor(g, faction), hero: ref('hero', hero), bonus: ref('bonus', at(bonusIds, bonus)) });
  yield* resolveBonus(g, faction, bonus);
}

/**
 * The bonus of a metropolis token, for whoever built it or has just lost it. What cannot be placed is lost.
 * @rules CYC-14.11, CYC-14.16, CYC-14.17, CYC-R.59
 */
export function* resolveBonus(g: G, faction: Faction, bonus: number): Rule {
  const id = at(bonusIds, bonus);
  const { amount } = g.data.bonuses[id];
  switch (id) {
    case 'coins':
      gainCoins(g, faction, amount);
      g.emitEffect('coins', { who: actor(g, faction), coins: amount });
      return;
    case 'priestess':
      if (takePriestess(g, faction)) g.emitEffect('priestess', { who: actor(g, faction), coins: 0 });
      return;
    case 'prosperity':
      yield* placeProsperity(g, faction, [...landsOf(g, faction), ...seasOf(g, faction)]);
      return;
    case 'troops':
      yield* bonusTroops(g, faction, amount);
      return;
    case 'fleets':
      yield* bonusFleets(g, faction, amount);
  }
}

/** @rules CYC-14.14 */
function* bonusTroops(g: G, faction: Faction, amount: number): Rule {
  for (let placed = 0; placed < amount; placed++) {
    const lands = landsOf(g, faction);
    if (lands.length === 0 || g.s.troopsLeft[faction] === 0) return;
    const land = yield* askArea(g, faction, bonusLandTopic, lands);
    placeTroops(g, faction, land, 1);
    g.emitEffect('troop', { who: actor(g, faction), land: areaRef(g, land), coins: 0 });
  }
}

/** @rules CYC-14.18 */
function* bonusFleets(g: G, faction: Faction, amount: number): Rule {
  for (let placed = 0; placed < amount; placed++) {
    const seas = seasOf(g, faction);
    if (seas.length === 0 || g.s.fleetsLeft[faction] === 0) return;
    const sea = yield* askArea(g, faction, bonusSeaTopic, seas);
    placeFleets(g, faction, sea, 1);
    g.emitEffect('fleet', { who: actor(g, faction), sea: areaRef(g, sea), coins: 0 });
  }
}

/** A prosperity token of value 1 goes to one of the given areas. @rules CYC-14.15 */
function* placeProsperity(g: G, faction: Faction, areas: readonly Area[]): Rule {
  if (areas.length === 0) return;
  const area = yield* askArea(g, faction, bonusAreaTopic, areas);
  add(g.s.prosperity, area, 1);
  g.emitEffect('prosperity', { who: actor(g, faction), area: areaRef(g, area) });
}

/** Whether an area counts towards the sets of a faction: those of the team do. @rules CYC-20.10, CYC-R.31 */
const isOfEither = (holder: Faction | undefined, faction: Faction, partner: Faction): boolean =>
  holder !== NONE && (holder === faction || holder === partner);

/** The sites that count towards a set of four. @rules CYC-14.2, CYC-20.10, CYC-R.31 */
function setSites(g: Visible, faction: Faction): number[][] {
  const { built, control } = g.s;
  const { sites } = boardOf(g);
  const partner = partnerOf(g, faction);
  const found: number[][] = [];
  while (found.length < buildingIds.length) found.push([]);
  for (let site = 0; site < built.length; site++) {
    const what = built[site] as number;
    if (isBasic(what) && isOfEither(control[at(sites, site).land], faction, partner)) at(found, what).push(site);
  }
  return found;
}

/** The building types that a faction lacks for a set of four. */
export function missingTypes(g: Visible, faction: Faction): BuildingId[] {
  const { built, control } = g.s;
  const { sites } = boardOf(g);
  const partner = partnerOf(g, faction);
  let standing = 0;
  for (let site = 0; site < built.length; site++) {
    const what = built[site] as number;
    if (isBasic(what) && isOfEither(control[at(sites, site).land], faction, partner)) standing |= 1 << what;
  }
  return buildingIds.filter((_, type) => (standing & (1 << type)) === 0);
}

/** Whether a faction would have a set of four if a building of some type stood on some site of its own. */
export function wouldHaveSet(
  g: Visible,
  faction: Faction,
  buildings: readonly { readonly site: number; readonly type: number }[],
): boolean {
  if (buildings.length === 0) return false;
  const types = setSites(g, faction);
  return buildings.some(({ site, type }) => types.every((sites, other) => other === type || sites.some((one) => one !== site)));
}

/**
 * Way 1: a complete set of four is turned in for a metropolis, at once, as long as there is one.
 * @rules CYC-9.9, CYC-14.3, CYC-14.4, CYC-14.5, CYC-20.10, CYC-R.46
 */
export function* checkSets(g: G, faction: Faction): Rule {
  while (g.s.tokens.length > 0) {
    const types = setSites(g, faction);
    if (types.some((sites) => sites.length === 0)) return;
    const given: number[] = [];
    for (const sites of types) given.push(yield* askSite(g, faction, setPieceTopic, sites));
    const lands = tableOf(buildingIds, (type) => areaRef(g, siteAt(g, numberAt(given, buildingIds.indexOf(type))).land));
    for (const site of given) setSite(g, site, NONE);
    g.emitEffect('set', { who: actor(g, faction), ...lands });
    yield* buildMetropolis(g, faction);
  }
}

/** A faction gains a philosopher from the supply. @rules CYC-14.6 */
export function* gainPhilosopher(g: G, faction: Faction): Rule {
  if (philosophersLeft(g) === 0) return;
  add(g.s.philosophers, faction, 1);
  yield* checkPhilosophers(g, faction);
}

/**
 * Way 2: four philosophers are turned in for a metropolis, or for nothing where it has no place.
 * @rules CYC-14.6, CYC-14.10, CYC-20.5, CYC-R.73
 */
export function* checkPhilosophers(g: G, faction: Faction): Rule {
  const needed = g.data.components.metropolis.philosophers;
  if (numberAt(g.s.philosophers, faction) < needed || g.s.tokens.length === 0) return;
  add(g.s.philosophers, faction, -needed);
  if (canPlaceMetropolis(g, faction)) yield* buildMetropolis(g, faction);
  else g.emitEffect('philosophersWasted', { who: actor(g, faction), n: needed });
}
