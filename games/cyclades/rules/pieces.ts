import { add, at, becomes, type Change, equalNumbers, numberAt, say, type Why } from '@pantheon/kernel';
import { type BuildingId, buildingIds, type HeroId } from '../data/schema.ts';
import { boardOf, placeAt } from './board.ts';
import { teamOf, teamsOf } from './factions.ts';
import { present, total } from './lists.ts';
import { actor, areaRef } from './refs.ts';
import { type Area, type Faction, type G, type HeroInPlay, METROPOLIS, NONE, type Visible } from './types.ts';

/** The land areas that a faction controls. @rules CYC-2.10, CYC-2.12, CYC-20.15 */
export const landsOf = (g: Visible, faction: Faction): Area[] => boardOf(g).lands.filter((land) => g.s.control[land] === faction);

/** How many land areas a faction controls. */
export function countLands(g: Visible, faction: Faction): number {
  let lands = 0;
  for (const land of boardOf(g).lands) if (g.s.control[land] === faction) lands++;
  return lands;
}

/** Whether a faction controls a land area besides the one named. */
export function holdsLandBeside(g: Visible, faction: Faction, land: Area): boolean {
  for (const other of boardOf(g).lands) if (other !== land && g.s.control[other] === faction) return true;
  return false;
}

/** The sea areas that a faction controls. @rules CYC-2.11 */
export const seasOf = (g: Visible, faction: Faction): Area[] => boardOf(g).seas.filter((sea) => g.s.control[sea] === faction);

/** A faction's heroes in an area. */
export const heroesIn = (g: Visible, area: Area, owner: Faction): HeroInPlay[] =>
  g.s.heroes.filter((hero) => hero.area === area && hero.owner === owner);

/** The names of a faction's heroes in an area. */
export function heroIdsIn({ s }: Visible, land: Area, owner: Faction): HeroId[] {
  const ids: HeroId[] = [];
  for (const hero of s.heroes) if (hero.area === land && hero.owner === owner) ids.push(hero.id);
  return ids;
}

/** A hero in play. */
export const heroInPlay = (g: G, id: HeroId): HeroInPlay =>
  present(
    g.s.heroes.find((hero) => hero.id === id),
    id,
  );

/** Whether a faction has a troop or hero in a land area it controls. @rules CYC-17.4 */
export function hasUnits(g: Visible, area: Area): boolean {
  const { s } = g;
  if (numberAt(s.troops, area) > 0 || numberAt(s.mercenaries, area) > 0) return true;
  return s.heroes.some((hero) => hero.area === area && hero.owner === s.control[area]);
}

/** The coins that a faction can spend: those of its team. @rules CYC-20.4 */
export const coinsOf = (g: G, faction: Faction): number => numberAt(g.s.coins, teamOf(g, faction));

/** What a price leaves a faction, as lines for a preview. */
export const coinsAfter = (g: G, faction: Faction, price: number): Change[] => {
  const coins = coinsOf(g, faction);
  return price === 0 ? [say('preview.price', { coins: 0 })] : [becomes(say('preview.coins'), coins, Math.max(0, coins - price))];
};

/** Why a faction cannot buy what costs more coins than it has. @rules CYC-9.5 */
export const tooDear = (g: G, faction: Faction, coins: number, rule: string): Why => ({
  rule,
  text: say('why.coins', { coins, have: coinsOf(g, faction) }),
});

/** A faction pays or, with a negative number, receives coins. @rules CYC-9.5, CYC-21.5 */
export function pay(g: G, faction: Faction, coins: number): void {
  const team = teamOf(g, faction);
  add(g.s.coins, team, -coins);
}

/** A faction receives coins. @rules CYC-1.3 */
export const gainCoins = (g: G, faction: Faction, coins: number): void => pay(g, faction, -coins);

/** Priestess cards left in the supply. @rules CYC-1.5, CYC-R.73 */
export const priestessesLeft = (g: Visible): number => g.data.supply.priestess - total(g.s.priestesses);

/** Philosopher cards left in the supply. @rules CYC-1.5, CYC-R.73 */
export const philosophersLeft = (g: Visible): number => g.data.supply.philosopher - total(g.s.philosophers);

/** A faction takes a priestess, if one is left. @rules CYC-2.16, CYC-14.16 */
export function takePriestess(g: G, faction: Faction): boolean {
  if (priestessesLeft(g) === 0) return false;
  add(g.s.priestesses, faction, 1);
  return true;
}

/** A faction gains control of a land area, and a priestess if the area has the symbol. @rules CYC-2.10, CYC-2.16, CYC-R.10 */
export function gainControl(g: G, faction: Faction, land: Area): void {
  if (g.s.control[land] === faction) return;
  g.s.control[land] = faction;
  if (placeAt(g, land).priestess && takePriestess(g, faction)) g.emitEffect('symbol', { who: actor(g, faction), land: areaRef(g, land) });
}

/** Puts basic troops from the reserve into an area, as many as there are. @rules CYC-1.4 */
export function placeTroops(g: G, faction: Faction, land: Area, count: number): number {
  const placed = Math.min(count, numberAt(g.s.troopsLeft, faction));
  add(g.s.troopsLeft, faction, -placed);
  add(g.s.troops, land, placed);
  return placed;
}

/** Puts mercenaries from the supply into an area, as many as there are. @rules CYC-1.4, CYC-10.21 */
export function placeMercenaries(g: G, land: Area, count: number): void {
  const placed = Math.min(count, g.s.mercenariesLeft);
  g.s.mercenariesLeft -= placed;
  add(g.s.mercenaries, land, placed);
}

/** Puts fleets from the reserve into a sea area, as many as there are. @rules CYC-1.4 */
export function placeFleets(g: G, faction: Faction, sea: Area, count: number): void {
  const placed = Math.min(count, numberAt(g.s.fleetsLeft, faction));
  add(g.s.fleetsLeft, faction, -placed);
  addFleets(g, faction, sea, placed);
}

/** Fleets arrive in a sea area. */
export function addFleets(g: G, faction: Faction, sea: Area, count: number): void {
  if (count === 0) return;
  add(g.s.fleets, sea, count);
  g.s.control[sea] = faction;
}

/** Fleets leave a sea area, which is free as soon as none is left. @rules CYC-2.11 */
export function takeFleets(g: G, sea: Area, count: number): void {
  const left = numberAt(g.s.fleets, sea) - count;
  g.s.fleets[sea] = left;
  if (left === 0) g.s.control[sea] = NONE;
}

/** Fleets of an area go back to their owner's reserve. @rules CYC-1.6 */
export function sinkFleets(g: G, sea: Area, count: number): void {
  const owner = numberAt(g.s.control, sea);
  takeFleets(g, sea, count);
  add(g.s.fleetsLeft, owner, count);
}

/** A basic troop or mercenary of an area is eliminated. @rules CYC-1.6, CYC-10.21 */
export function killTroop(g: G, land: Area, kind: 'troop' | 'mercenary'): void {
  const { s } = g;
  if (kind === 'mercenary') {
    add(s.mercenaries, land, -1);
    s.mercenariesLeft++;
    return;
  }
  const owner = numberAt(s.control, land);
  add(s.troops, land, -1);
  add(s.troopsLeft, owner, 1);
}

/** A hero falls: its card goes to the discard pile. @rules CYC-1.6, CYC-17.13 */
export function killHero(g: G, id: HeroId): void {
  g.s.heroes = g.s.heroes.filter((hero) => hero.id !== id);
  g.s.heroDiscard.push(id);
}

/** Whether a site holds a basic building. @rules CYC-14.2 */
export const isBasic = (built: number): boolean => built >= 0 && built < METROPOLIS;

/** The numbers of the building types on sites. */
export const PORT = buildingIds.indexOf('port');
export const FORTRESS = buildingIds.indexOf('fortress');
export const TEMPLE = buildingIds.indexOf('temple');
export const UNIVERSITY = buildingIds.indexOf('university');

/** Whether what stands on a site has the effect of a building type: a metropolis has that of all. @rules CYC-14.1 */
export const countsAs = (built: number, type: number): boolean => built === type || built >= METROPOLIS;

/** Whether a site holds a metropolis. */
export const isMetropolis = (built: number): boolean => built >= METROPOLIS;

/** The type of a basic building. */
export const buildingOf = (built: number): BuildingId => at(buildingIds, built);

/** The sites of a faction, in the order of the board. @rules CYC-2.15, CYC-20.15 */
export function sitesOf(g: Visible, faction: Faction, fits: (built: number) => boolean): number[] {
  const { control, built } = g.s;
  const found: number[] = [];
  for (const { index, land } of boardOf(g).sites) if (control[land] === faction && fits(numberAt(built, index))) found.push(index);
  return found;
}

/** Whether a site is empty. */
export const isFree = (built: number): boolean => built === NONE;

/** Buildings of a type left in the supply. @rules CYC-1.5, CYC-R.12 */
export function buildingsLeft(g: Visible, type: number): number {
  let left = g.data.buildings[buildingOf(type)].count;
  for (const built of g.s.built) if (built === type) left--;
  return left;
}

/** Puts something on a site; a new temple effect is unused. @rules CYC-R.48 */
export function setSite(g: G, site: number, built: number): void {
  g.s.built[site] = built;
  g.s.used[site] = false;
}

/** By faction: how many metropolises it controls. @rules CYC-18.18 */
export function metropolisesByFaction(g: Visible): number[] {
  const { control, built, cards } = g.s;
  const { sites } = boardOf(g);
  const counts = equalNumbers<number>(g.s.priestesses.length, 0);
  for (let site = 0; site < built.length; site++) {
    if (!isMetropolis(built[site] as number)) continue;
    const owner = control[at(sites, site).land] as Faction;
    if (owner !== NONE) add(counts, owner, 1);
  }
  for (const card of cards) add(counts, card.owner, 1);
  return counts;
}

/** How many metropolises a faction controls. @rules CYC-18.18 */
export const metropolisesOf = (g: Visible, faction: Faction): number => numberAt(metropolisesByFaction(g), faction);

/** By team: how many metropolises it controls, from what each faction does. @rules CYC-20.2 */
export function metropolisesByTeam(g: Visible, byFaction: readonly number[]): number[] {
  const counts = equalNumbers<number>(teamsOf(g).length, 0);
  for (let faction = 0; faction < byFaction.length; faction++) add(counts, teamOf(g, faction), numberAt(byFaction, faction));
  return counts;
}

/** How many metropolises a team controls. @rules CYC-20.2 */
export const teamMetropolises = (g: Visible, team: number): number => numberAt(metropolisesByTeam(g, metropolisesByFaction(g)), team);
