import { guardIn } from '../rules/combatants.ts';
import { accessibleLands } from '../rules/movement.ts';
import { boardOf, coinsOf, heroesIn, isFree, isMetropolis, placeAt, sitesOf } from '../rules/pieces.ts';
import { areOpponents, at, partnerOf } from '../rules/sides.ts';
import { type Area, type Faction, type G, NONE } from '../rules/types.ts';

/** What a metropolis is worth in coins. */
const METROPOLIS_WORTH = 16;

type GodName = NonNullable<G['s']['pawnGod'][number]>;

/** By building type: how many the team of a faction owns. */
export function typesOwned(g: G, faction: Faction): number[] {
  const { built, control } = g.s;
  const { sites } = boardOf(g);
  const partner = partnerOf(g, faction);
  const counts = [0, 0, 0, 0];
  for (let site = 0; site < sites.length; site++) {
    const what = at(built, site);
    if (what < 0 || what > 3) continue;
    const owner = at(control, at(sites, site).land);
    if (owner === faction || (partner !== NONE && owner === partner)) counts[what] = at(counts, what) + 1;
  }
  return counts;
}

function buildingWorth(g: G, faction: Faction, type: number): number {
  const owned = typesOwned(g, faction);
  if (sitesOf(g, faction, isFree).length === 0) return 0.5;
  const others = owned.filter((count, other) => other !== type && count > 0).length;
  if (at(owned, type) > 0) return 1;
  return others === 3 ? METROPOLIS_WORTH : 2 + others;
}

function philosopherWorth(g: G, faction: Faction): number {
  const held = at(g.s.philosophers, faction);
  const canBuy = coinsOf(g, faction) >= 7;
  if (held === 3) return METROPOLIS_WORTH;
  if (held === 2) return canBuy ? METROPOLIS_WORTH - 6 : 5;
  return 4;
}

/** The strength that defends a land area. */
export function defenceOf(g: G, land: Area): number {
  const holder = at(g.s.control, land);
  const heroes = holder === NONE ? 0 : heroesIn(g, land, holder).length;
  const walls = placeAt(g, land).sites.filter((site) => at(g.s.built, site) === 1 || isMetropolis(at(g.s.built, site))).length;
  const units = at(g.s.troops, land) + at(g.s.mercenaries, land) + heroes + (guardIn(g, land) === undefined ? 0 : 2);
  return units === 0 ? 0 : units + walls;
}

/** What the best conquest within reach would be worth in coins. */
function conquestWorth(g: G, faction: Faction): number {
  let best = 0;
  for (const land of boardOf(g).lands) {
    if (g.s.control[land] !== faction) continue;
    const force = at(g.s.troops, land) + at(g.s.mercenaries, land) + heroesIn(g, land, faction).length + 1;
    if (force === 1) continue;
    for (const goal of accessibleLands(g, faction, land)) {
      const holder = at(g.s.control, goal);
      if (holder !== NONE && (holder === faction || !areOpponents(g, faction, holder))) continue;
      if (force <= defenceOf(g, goal)) continue;
      const { sites } = placeAt(g, goal);
      const prize = sites.reduce(
        (sum, site) => sum + (isMetropolis(at(g.s.built, site)) ? METROPOLIS_WORTH : g.s.built[site] === NONE ? 1 : 3),
        2,
      );
      if (prize > best) best = prize;
    }
  }
  return best;
}

/** What the favour of a god is worth to a faction, in coins: the marginal value that a bid should not exceed. */
export function godWorth(g: G, faction: Faction, god: GodName): number {
  switch (god) {
    case 'athena':
      return buildingWorth(g, faction, 3) + philosopherWorth(g, faction);
    case 'zeus':
      return buildingWorth(g, faction, 2) + 3.5;
    case 'poseidon':
      return buildingWorth(g, faction, 0) + Math.min(2, at(g.s.fleetsLeft, faction)) + 1;
    case 'ares':
      return buildingWorth(g, faction, 1) + 2 + 0.6 * conquestWorth(g, faction);
    case 'hera':
      return Math.max(0, ...[0, 1, 2, 3].map((type) => buildingWorth(g, faction, type))) + 3;
    case 'apollo':
      return 5;
  }
}
