import { accessibleLands } from '../rules/movement.ts';
import { boardOf, coinsOf, placeAt } from '../rules/pieces.ts';
import { areOpponents, at, teamOf } from '../rules/sides.ts';
import { type Area, type Faction, type G, METROPOLIS, NONE } from '../rules/types.ts';
import { defenceOf, type Tally, tallyOf } from './tally.ts';

/** What a metropolis is worth in coins; the one that wins is worth more. */
const METROPOLIS_WORTH = 14;
const VICTORY_WORTH = 30;

type GodName = NonNullable<G['s']['pawnGod'][number]>;

const PORT = 0;
const FORTRESS = 1;
const TEMPLE = 2;
const UNIVERSITY = 3;

const metropolisWorth = (g: G, tally: Tally): number => (tally.metropolises + 1 >= g.s.goal ? VICTORY_WORTH : METROPOLIS_WORTH);

/** What another building of a type is worth: the more the closer the set. */
function buildingWorth(g: G, tally: Tally, type: number): number {
  const missing = tally.types.filter((count, other) => other !== type && count === 0).length;
  if (at(tally.types, type) > 0) return tally.freeSites > 0 ? 0.7 : 0.2;
  if (missing === 0) return tally.freeSites > 0 ? metropolisWorth(g, tally) : 1;
  return tally.freeSites > 0 ? 5 - missing : 0.5;
}

function philosopherWorth(g: G, faction: Faction, tally: Tally): number {
  const held = at(g.s.philosophers, faction);
  const canBuy = coinsOf(g, faction) >= 7;
  if (held === 3) return metropolisWorth(g, tally);
  if (held === 2) return canBuy ? metropolisWorth(g, tally) - 5 : 5;
  return 3 + held;
}

/** What a land area would be worth to a conqueror. */
function prizeOf(g: G, land: Area, tally: Tally): number {
  let prize = 1.5;
  for (const site of placeAt(g, land).sites) {
    const what = at(g.s.built, site);
    if (what >= METROPOLIS) prize += metropolisWorth(g, tally);
    else prize += what === NONE ? 0.7 : 2;
  }
  return prize;
}

/** What the best conquest within reach would be worth in coins. */
function conquestWorth(g: G, faction: Faction, tally: Tally): number {
  let best = 0;
  for (const land of boardOf(g).lands) {
    if (g.s.control[land] !== faction) continue;
    let force = at(g.s.troops, land) + at(g.s.mercenaries, land);
    for (const hero of g.s.heroes) if (hero.area === land && hero.owner === faction) force++;
    if (force === 0) continue;
    for (const goal of accessibleLands(g, faction, land)) {
      const holder = at(g.s.control, goal);
      if (holder !== NONE && !areOpponents(g, faction, holder)) continue;
      const edge = force + 1 - defenceOf(g, goal);
      if (edge > 0) best = Math.max(best, prizeOf(g, goal, tally) * Math.min(1, 0.4 + 0.2 * edge));
    }
  }
  return best;
}

/** What the favour of a god is worth to a faction, in coins: the marginal value that a bid should not exceed. */
export function godWorth(g: G, faction: Faction, god: GodName): number {
  const tally = tallyOf(g, teamOf(g, faction));
  switch (god) {
    case 'athena':
      return buildingWorth(g, tally, UNIVERSITY) + philosopherWorth(g, faction, tally);
    case 'zeus':
      return buildingWorth(g, tally, TEMPLE) + 3;
    case 'poseidon':
      return buildingWorth(g, tally, PORT) + 1 + Math.min(1.5, at(g.s.fleetsLeft, faction) / 2);
    case 'ares':
      return buildingWorth(g, tally, FORTRESS) + 2 + conquestWorth(g, faction, tally);
    case 'hera':
      return Math.max(...[PORT, FORTRESS, TEMPLE, UNIVERSITY].map((type) => buildingWorth(g, tally, type))) + 2.5;
    case 'apollo':
      return 4.5;
  }
}
