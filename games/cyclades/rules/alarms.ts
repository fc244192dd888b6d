import { at, numberAt } from '@pantheon/kernel';
import { type BuildingId, buildingIds, type CreatureId, type GodId, type HeroId } from '../data/schema.ts';
import { godsInPlay } from './bids.ts';
import { boardOf, placeAt } from './board.ts';
import { sitesToBuild } from './buildings.ts';
import { changesBy } from './creatures/cyclops.ts';
import { victims as preyOfSatyr } from './creatures/satyr.ts';
import { bringsMetropolis } from './elimination.ts';
import { factionsOf, teamOf } from './factions.ts';
import { flightOrigins, flightsFrom } from './flights.ts';
import { carriersOf } from './heroic-moves.ts';
import { canPlaceMetropolis, missingTypes, wouldHaveSet } from './metropolis.ts';
import { accessibleLands } from './movement.ts';
import { hasUnits, heroesIn, isMetropolis, landsOf, metropolisesByFaction, metropolisesByTeam, philosophersLeft } from './pieces.ts';
import { godPower, heroPower } from './powers.ts';
import type { Area, Faction, Visible } from './types.ts';

/** How a faction could get its last metropolis in this cycle. */
export type AlarmWay = 'set' | 'philosophers' | 'sacrifice' | 'conquest';

/** A faction that could end the game with this cycle. */
export interface Alarm {
  readonly faction: Faction;
  /** Whether it has enough already. */
  readonly reached: boolean;
  readonly ways: readonly AlarmWay[];
}

/** The gods that a faction has or may still get in this cycle. */
function godsOf(g: Visible, faction: Faction): readonly GodId[] {
  const god = at(g.s.pawnGod, faction);
  return god === null ? godsInPlay(g) : [god];
}

/** Whether a free action of a god is still to come. */
function isToCome({ s }: Visible, faction: Faction, god: GodId, key: string): boolean {
  const index = godPower(god).mandatory.findIndex((action) => action.key === key);
  return index >= 0 && (s.turn?.faction !== faction || !s.turn.done[index]);
}

/** Whether a creature can be bought. */
const isOnTrack = (g: Visible, creature: CreatureId): boolean => g.s.creatureTrack.includes(creature);

/** A building that a god still gives, or one that the Cyclops changes, completes a set: whoever lacks two types is further away. */
function isNearSet(g: Visible, faction: Faction): boolean {
  if (g.s.tokens.length === 0 || missingTypes(g, faction).length > 1) return false;
  const given = godsOf(g, faction)
    .filter((god) => isToCome(g, faction, god, 'build'))
    .flatMap((god) => godPower(god).builds(g, faction))
    .map((building) => buildingIds.indexOf(building));
  const open = given.flatMap((type) => sitesToBuild(g, faction, type).map((site) => ({ site, type })));
  return wouldHaveSet(g, faction, open) || (isOnTrack(g, 'cyclops') && wouldHaveSet(g, faction, changesBy(g, faction)));
}

/** Athena gives a philosopher and sells others; the Satyr takes one from somebody. What depends on hidden coins counts as possible. */
function isNearPhilosophers(g: Visible, faction: Faction): boolean {
  if (!canPlaceMetropolis(g, faction)) return false;
  const held = numberAt(g.s.philosophers, faction);
  const stolen = isOnTrack(g, 'satyr') && preyOfSatyr(g, faction).length > 0 ? 1 : 0;
  return g.data.components.metropolis.philosophers <= held + stolen + philosophersToCome(g, faction);
}

function philosophersToCome(g: Visible, faction: Faction): number {
  if (!godsOf(g, faction).includes('athena')) return 0;
  const given = isToCome(g, faction, 'athena', 'philosopher') ? 1 : 0;
  const bought = g.s.turn?.faction === faction ? g.s.turn.bought : 0;
  return Math.min(philosophersLeft(g), given + g.data.costs.philosopher.length - bought);
}

/** Whether a sacrifice with the power of a hero could lead to a metropolis; what depends on hidden coins counts as possible. */
function mayBring(g: Visible, faction: Faction, id: HeroId, sacrificed: HeroId): boolean {
  const { copiesTrack, whyNotSacrifice, endsInMetropolis } = heroPower(id);
  if (copiesTrack) return g.s.heroTrack.some((other) => other !== null && other !== id && mayBring(g, faction, other, sacrificed));
  return whyNotSacrifice(g, faction, sacrificed) === null && (endsInMetropolis?.(g, faction) ?? true);
}

/** A hero could be sacrificed for a metropolis. */
const hasReadyHero = (g: Visible, faction: Faction): boolean =>
  g.s.heroes.some(({ id, owner, since }) => owner === faction && since < g.s.cycle && mayBring(g, faction, id, id));

/** How the units of a faction could move: on wings, on foot, or with a hero. */
type Gait = 'flying' | 'marching' | 'heroic';

/** The land areas that units in one could enter. */
function withinReach(g: Visible, faction: Faction, land: Area, gait: Gait): readonly Area[] {
  if (!hasUnits(g, land)) return [];
  if (gait === 'flying') return flightsFrom(g, land);
  if (gait === 'marching') return accessibleLands(g, faction, land);
  return heroesIn(g, land, faction).flatMap(({ id }) => accessibleLands(g, faction, land, carriersOf(id)));
}

/** Whether a metropolis stands in a land area, or all that somebody lacks for a set. */
function isWorthTaking(g: Visible, land: Area, missing: readonly BuildingId[]): boolean {
  const { sites } = placeAt(g, land);
  const stands = (type: BuildingId): boolean => sites.some((site) => g.s.built[site] === buildingIds.indexOf(type));
  return sites.some((site) => isMetropolis(numberAt(g.s.built, site))) || missing.every(stands);
}

/** The land areas whose capture brings a metropolis. */
function preyOf(g: Visible, faction: Faction): Area[] {
  const missing = missingTypes(g, faction);
  return boardOf(g).lands.filter((land) => isWorthTaking(g, land, missing) && bringsMetropolis(g, faction, land));
}

/** Some units that can move reach a land area whose capture brings a metropolis. */
function canCapture(g: Visible, faction: Faction): boolean {
  const prey = preyOf(g, faction);
  if (prey.length === 0) return false;
  const flies = isOnTrack(g, 'pegasus') && flightOrigins(g, faction).length > 0;
  const gait = flies ? 'flying' : godsOf(g, faction).includes('ares') ? 'marching' : 'heroic';
  return landsOf(g, faction).some((land) => withinReach(g, faction, land, gait).some((goal) => prey.includes(goal)));
}

const ways: readonly (readonly [AlarmWay, (g: Visible, faction: Faction) => boolean])[] = [
  ['set', isNearSet],
  ['philosophers', isNearPhilosophers],
  ['sacrifice', hasReadyHero],
  ['conquest', canCapture],
];

/** Who can still do something in this cycle: whoever has not acted, and not with Apollo. */
const mayAct = (g: Visible, faction: Faction): boolean => !g.s.acted.includes(faction) && g.s.pawnGod[faction] !== 'apollo';

/** Who lacks one metropolis at most and could get it in this cycle, and how: from what everybody can see. */
export function alarms(g: Visible): Alarm[] {
  if (g.s.over) return [];
  const metropolises = metropolisesByTeam(g, metropolisesByFaction(g));
  const found: Alarm[] = [];
  for (const faction of factionsOf(g)) {
    const lacking = g.s.goal - numberAt(metropolises, teamOf(g, faction));
    if (lacking > 1 || at(g.s.eliminated, faction)) continue;
    const open = mayAct(g, faction) ? ways.filter(([, isOpen]) => isOpen(g, faction)).map(([way]) => way) : [];
    if (lacking <= 0 || open.length > 0) found.push({ faction, reached: lacking <= 0, ways: open });
  }
  return found;
}
