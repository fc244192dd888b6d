import { allocate, at, numberAt, type Rule } from '@pantheon/kernel';
import type { Place } from '../data/board.ts';
import { about, areaTopic, askArea, places } from './ask.ts';
import { boardOf, placeAt } from './board.ts';
import { partnerOf, seatFor } from './factions.ts';
import { gainControl, landsOf, placeFleets, placeTroops } from './pieces.ts';
import { actor, areaRef } from './refs.ts';
import { type Area, type Faction, type G, NONE } from './types.ts';

const landTopic = areaTopic('placeLand', { action: 'place', slot: 'land' });
const fleetTopic = areaTopic('placeFleet', { action: 'place', slot: 'sea' });
const spreadTopic = areaTopic('spreadTroops');

const freeSeas = (g: G, land: Area): Area[] => placeAt(g, land).seas.filter((sea) => g.s.control[sea] === NONE);

/** The turn-order position of a placement step: forwards in the first round, backwards in the second. @rules CYC-4.1, CYC-4.4 */
export function placingFaction(g: G): Faction {
  const { step, turnOrder } = g.s;
  const last = turnOrder.length - 1;
  return numberAt(turnOrder, step <= last ? step : 2 * last + 1 - step);
}

/** One faction's placement in one of the two rounds. @rules CYC-4.1, CYC-4.4, CYC-4.8 */
export function* placeFaction(g: G): Rule {
  const faction = placingFaction(g);
  if (g.s.step < g.s.turnOrder.length) {
    yield* takeLand(g, faction, true);
    yield* takeLand(g, faction, true);
    return;
  }
  yield* takeLand(g, faction, false);
  yield* spreadTroops(g, faction);
}

/** @rules CYC-4.1, CYC-4.2, CYC-4.3, CYC-4.4 */
function* takeLand(g: G, faction: Faction, firstRound: boolean): Rule {
  const land = yield* askArea(g, faction, landTopic, landsToTake(g, faction, firstRound));
  if (firstRound) g.s.firstLands[faction]?.push(land);
  const seas = freeSeas(g, land);
  if (seas.length === 0) {
    g.emit('placedNoFleet', { who: actor(g, faction), land: areaRef(g, land) });
    gainControl(g, faction, land);
    return;
  }
  const sea = yield* askArea(g, faction, fleetTopic, seas, { land: areaRef(g, land) });
  g.emit('placed', { who: actor(g, faction), land: areaRef(g, land), sea: areaRef(g, sea) });
  gainControl(g, faction, land);
  placeFleets(g, faction, sea, 1);
}

/**
 * The land areas open to a faction; limits that cannot be kept are dropped one after the other.
 * @rules CYC-4.1, CYC-4.6, CYC-4.7, CYC-R.43, CYC-R.50
 */
export function landsToTake(g: G, faction: Faction, firstRound: boolean): Area[] {
  const free = boardOf(g).lands.filter((land) => g.s.control[land] === NONE);
  const islands = (owner: Faction): number[] =>
    owner === NONE || !firstRound ? [] : at(g.s.firstLands, owner).map((land) => placeAt(g, land).island);
  const own = islands(faction);
  const partners = islands(partnerOf(g, faction));
  const limits = [[...own, ...partners], own, []];
  for (const barred of limits) {
    const open = free.filter((land) => !barred.includes(placeAt(g, land).island));
    const withFleet = open.filter((land) => freeSeas(g, land).length > 0);
    if (withFleet.length > 0) return withFleet;
    if (open.length > 0) return open;
  }
  return [];
}

/** @rules CYC-4.5 */
function* spreadTroops(g: G, faction: Faction): Rule {
  const lands: Place[] = places(g, landsOf(g, faction));
  const total = g.data.components.setup.placement.round2.basicTroops;
  const limits = { caps: lands.map(() => total), min: total, max: total, ...about(g, faction, { n: total }) };
  const counts = yield* allocate(seatFor(g, faction), spreadTopic, lands, limits);
  lands.forEach((land, index) => {
    const n = numberAt(counts, index);
    placeTroops(g, faction, land.index, n);
    if (n > 0) g.emit('spread', { who: actor(g, faction), n, land: areaRef(g, land.index) });
  });
}
