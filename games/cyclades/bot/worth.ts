import { at, numberAt } from '@pantheon/kernel';
import type { GodId } from '../data/schema.ts';
import { holderOf, priceOf } from '../rules/bids.ts';
import { boardOf, placeAt } from '../rules/board.ts';
import { areOpponents } from '../rules/factions.ts';
import { accessibleLands } from '../rules/movement.ts';
import { coinsOf, FORTRESS, PORT, TEMPLE, UNIVERSITY } from '../rules/pieces.ts';
import { type Area, type Faction, type G, METROPOLIS, NONE } from '../rules/types.ts';
import { hasReadyHero } from './sacrifices.ts';
import { defenceOf, type Tally } from './tally.ts';
import { forceIn, roughChance } from './threats.ts';

/** What a metropolis is worth in coins; the one that wins is worth more. */
const METROPOLIS_WORTH = 14;
const VICTORY_WORTH = 30;

const ALL = [PORT, FORTRESS, TEMPLE, UNIVERSITY];

const metropolisWorth = (g: G, tally: Tally): number => (tally.metropolises + 1 >= g.s.goal ? VICTORY_WORTH : METROPOLIS_WORTH);

/** Few games go on for longer. */
const USUAL_LENGTH = 9;

/** How many more cycles to reckon with: fewer as soon as somebody lacks one metropolis only. */
export function cyclesLeft(g: G, tallies: readonly Tally[]): number {
  let most = 0;
  for (const { metropolises } of tallies) most = Math.max(most, metropolises);
  const left = Math.max(2, USUAL_LENGTH - g.s.cycle);
  return most + 1 >= g.s.goal ? Math.min(left, 2) : left;
}

/** What another building of a type is worth: the more the closer the set. */
function buildingWorth(g: G, tally: Tally, type: number): number {
  const missing = tally.types.filter((count, other) => other !== type && count === 0).length;
  if (numberAt(tally.types, type) > 0) return tally.freeSites > 0 ? 0.7 : 0.2;
  if (missing === 0) return tally.freeSites > 0 ? metropolisWorth(g, tally) : 1;
  return tally.freeSites > 0 ? 5 - missing : 0.5;
}

function philosopherWorth(g: G, faction: Faction, tally: Tally): number {
  const held = numberAt(g.s.philosophers, faction);
  const canBuy = coinsOf(g, faction) >= 7;
  if (held === 3) return metropolisWorth(g, tally);
  if (held === 2) return canBuy ? metropolisWorth(g, tally) - 5 : 5;
  return 3 + held;
}

/** What a land area would be worth to a conqueror. */
function prizeOf(g: G, land: Area, tally: Tally): number {
  let prize = 1.5;
  for (const site of placeAt(g, land).sites) {
    const what = numberAt(g.s.built, site);
    if (what >= METROPOLIS) prize += metropolisWorth(g, tally);
    else prize += what === NONE ? 0.7 : 2;
  }
  return prize;
}

/** What the best conquest within reach would be worth in coins. */
function conquestWorth(g: G, faction: Faction, tally: Tally): number {
  let best = 0;
  for (const land of boardOf(g).lands) {
    const force = forceIn(g, faction, land);
    if (force === 0) continue;
    for (const goal of accessibleLands(g, faction, land)) {
      const holder = numberAt(g.s.control, goal);
      if (holder !== NONE && !areOpponents(g, faction, holder)) continue;
      const chance = roughChance(force + 1, defenceOf(g, goal));
      if (chance > 0.3) best = Math.max(best, prizeOf(g, goal, tally) * chance);
    }
  }
  return best;
}

/** Apollo's coins at once, and his prosperity for every cycle to come. */
const apolloWorth = (g: G, left: number): number => g.data.apolloCoins + 0.3 * left;

/** What the favour of a god is worth to a faction, in coins: the marginal value that a bid should not exceed. */
export function godWorth(g: G, faction: Faction, god: GodId, tally: Tally, left: number): number {
  if (god === 'apollo') return apolloWorth(g, left);
  return ownWorth(g, faction, god, tally) + (hasReadyHero(g, faction, tally) ? metropolisWorth(g, tally) : 0);
}

function ownWorth(g: G, faction: Faction, god: Exclude<GodId, 'apollo'>, tally: Tally): number {
  switch (god) {
    case 'athena':
      return buildingWorth(g, tally, UNIVERSITY) + philosopherWorth(g, faction, tally);
    case 'zeus':
      return buildingWorth(g, tally, TEMPLE) + 3;
    case 'poseidon':
      return buildingWorth(g, tally, PORT) + 1 + Math.min(1.5, numberAt(g.s.fleetsLeft, faction) / 2);
    case 'ares':
      return buildingWorth(g, tally, FORTRESS) + 2 + conquestWorth(g, faction, tally);
    case 'hera':
      return Math.max(...ALL.map((type) => buildingWorth(g, tally, type))) + 2.5;
  }
}

/** What a faction that has no god yet may hope for: the best one that it can still take, less its price. */
export function hopeOf(g: G, faction: Faction, tally: Tally, left: number): number {
  const { s } = g;
  const coins = coinsOf(g, faction);
  let best = 0;
  for (let slot = 0; slot <= s.openGods; slot++) {
    const god: GodId = slot < s.openGods ? at(s.gods, slot) : 'apollo';
    const holder = holderOf(g, god);
    if (holder !== NONE && (god === 'apollo' || !areOpponents(g, faction, holder))) continue;
    const standing = holder === NONE ? -1 : numberAt(s.pawnBid, holder);
    const bid = g.data.bids[god].find(({ space }) => space > standing);
    const price = bid === undefined ? Number.POSITIVE_INFINITY : priceOf(g, faction, bid.space);
    if (price <= coins) best = Math.max(best, godWorth(g, faction, god, tally, left) - price);
  }
  return best;
}
