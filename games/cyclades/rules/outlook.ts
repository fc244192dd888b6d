import { numberAt, type Seat } from '@pantheon/kernel';
import { whyNotInvade } from './elimination.ts';
import { areOpponents, factionsOf, seatFor } from './factions.ts';
import { carriersOf } from './heroic-moves.ts';
import { accessibleLands } from './movement.ts';
import { landOdds } from './odds.ts';
import { hasUnits, heroesIn, landsOf } from './pieces.ts';
import { type Area, type Faction, type Force, type G, type LandInDanger, type LandInReach, NONE } from './types.ts';

/** All that stands in a land area and can march. */
const wholeForce = (g: G, faction: Faction, land: Area): Force => ({
  troops: numberAt(g.s.troops, land),
  mercenaries: numberAt(g.s.mercenaries, land),
  heroes: heroesIn(g, land, faction).map(({ id }) => id),
});

/** The land areas that the units in one could enter in one move and take from somebody else or from nobody. */
function targetsFrom(g: G, faction: Faction, from: Area): Area[] {
  if (!hasUnits(g, from)) return [];
  const sails = heroesIn(g, from, faction).some(({ id }) => carriersOf(id) === 'enemies too');
  return accessibleLands(g, faction, from, sails ? 'enemies too' : 'own').filter((land) => {
    const holder = numberAt(g.s.control, land);
    return holder !== faction && (holder === NONE || areOpponents(g, faction, holder)) && whyNotInvade(g, faction, land) === null;
  });
}

const ownFactions = (g: G, seat: Seat | null): Faction[] => factionsOf(g).filter((faction) => seatFor(g, faction) === seat);

/** The land areas that a seat could take with one move, each by its best odds. */
export function landsInReach(g: G, seat: Seat | null): LandInReach[] {
  const best = new Map<Area, LandInReach>();
  for (const faction of ownFactions(g, seat))
    for (const from of landsOf(g, faction))
      for (const area of targetsFrom(g, faction, from)) {
        const odds = g.s.control[area] === NONE ? 1 : landOdds(g, faction, area, wholeForce(g, faction, from));
        if (odds > (best.get(area)?.odds ?? -1)) best.set(area, { area, from, odds });
      }
  return [...best.values()].sort((a, b) => a.area - b.area);
}

/** The land areas of a seat that opponents could attack with one move, each with the largest force of everyone who could. */
export function landsInDanger(g: G, seat: Seat | null): LandInDanger[] {
  const own = new Set(ownFactions(g, seat).flatMap((faction) => landsOf(g, faction)));
  if (own.size === 0) return [];
  const found = new Map<string, LandInDanger>();
  for (const by of factionsOf(g))
    for (const from of landsOf(g, by)) {
      if (own.has(from)) continue;
      const { troops, mercenaries, heroes } = wholeForce(g, by, from);
      const units = troops + mercenaries + heroes.length;
      for (const area of targetsFrom(g, by, from))
        if (own.has(area) && units > (found.get(`${area} ${by}`)?.units ?? 0)) found.set(`${area} ${by}`, { area, by, units });
    }
  return [...found.values()].sort((a, b) => a.area - b.area || a.by - b.by);
}
