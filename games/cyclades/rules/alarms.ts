import { at, numberAt, Remembered } from '@pantheon/kernel';
import { type BuildingId, buildingIds, type CreatureId, type GodId, type HeroId } from '../data/schema.ts';
import { godsInPlay } from './bids.ts';
import { boardOf, placeAt } from './board.ts';
import type { BoardFacts, FactionFacts } from './board-facts.ts';
import { sitesToBuild } from './buildings.ts';
import { changesBy } from './creatures/cyclops.ts';
import { bringsMetropolis } from './elimination.ts';
import { factionsOf, teamOf } from './factions.ts';
import { flightsFrom } from './flights.ts';
import { carriersOf } from './heroic-moves.ts';
import { canPlaceMetropolis, wouldHaveSet } from './metropolis.ts';
import { accessibleLands } from './movement.ts';
import { hasUnits, heroesIn, isMetropolis, landsOf, philosophersLeft } from './pieces.ts';
import { creaturePower, godPower, heroPower } from './powers.ts';
import type { Alarm, AlarmWay, Area, Faction, G, View } from './types.ts';

/** The gods that a faction has or may still get in this cycle. */
function godsOf(g: G, faction: Faction): readonly GodId[] {
  const god = at(g.s.pawnGod, faction);
  return god === null ? godsInPlay(g) : [god];
}

/** Whether a free action of a god is still to come. */
function isToCome({ s }: G, faction: Faction, god: GodId, key: string): boolean {
  const index = godPower(god).mandatory.findIndex((action) => action.key === key);
  return index >= 0 && (s.turn?.faction !== faction || !s.turn.done[index]);
}

/** Whether a creature is on the track and could do something for a faction. */
const isOfUse = (g: G, faction: Faction, creature: CreatureId): boolean =>
  g.s.creatureTrack.includes(creature) && creaturePower(creature).isPossible(g, faction);

/** A building that a god still gives, or one that the Cyclops changes, completes a set: whoever lacks two types is further away. */
function isNearSet(g: G, faction: Faction, { missing }: FactionFacts): boolean {
  if (g.s.tokens.length === 0 || missing.length > 1) return false;
  const given = godsOf(g, faction)
    .filter((god) => isToCome(g, faction, god, 'build'))
    .flatMap((god) => godPower(god).builds(g, faction))
    .map((building) => buildingIds.indexOf(building));
  const open = given.flatMap((type) => sitesToBuild(g, faction, type).map((site) => ({ site, type })));
  return wouldHaveSet(g, faction, open) || (isOfUse(g, faction, 'cyclops') && wouldHaveSet(g, faction, changesBy(g, faction)));
}

/** Athena gives a philosopher and sells others; the Satyr takes one from somebody. What depends on hidden coins counts as possible. */
function isNearPhilosophers(g: G, faction: Faction): boolean {
  if (!canPlaceMetropolis(g, faction)) return false;
  const held = numberAt(g.s.philosophers, faction);
  const stolen = isOfUse(g, faction, 'satyr') ? 1 : 0;
  return g.data.components.metropolis.philosophers <= held + stolen + philosophersToCome(g, faction);
}

function philosophersToCome(g: G, faction: Faction): number {
  if (!godsOf(g, faction).includes('athena')) return 0;
  const given = isToCome(g, faction, 'athena', 'philosopher') ? 1 : 0;
  const bought = g.s.turn?.faction === faction ? g.s.turn.bought : 0;
  return Math.min(philosophersLeft(g), given + g.data.costs.philosopher.length - bought);
}

/** Whether a sacrifice with the power of a hero could lead to a metropolis; what depends on hidden coins counts as possible. */
function mayBring(g: G, faction: Faction, id: HeroId, sacrificed: HeroId): boolean {
  const { asksForCoins, copiesTrack, whyNotSacrifice, endsInMetropolis } = heroPower(id);
  if (copiesTrack) return g.s.heroTrack.some((other) => other !== null && other !== id && mayBring(g, faction, other, sacrificed));
  const isOpen = asksForCoins ? canPlaceMetropolis(g, faction, sacrificed) : whyNotSacrifice(g, faction, sacrificed) === null;
  return isOpen && (endsInMetropolis?.(g, faction) ?? true);
}

/** A hero could be sacrificed for a metropolis. */
const hasReadyHero = (g: G, faction: Faction): boolean =>
  g.s.heroes.some(({ id, owner, since }) => owner === faction && since < g.s.cycle && mayBring(g, faction, id, id));

/** How the units of a faction could move: on wings, on foot, or with a hero. */
type Gait = 'flying' | 'marching' | 'heroic';

/** The land areas that units in one could enter. */
function withinReach(g: G, faction: Faction, land: Area, gait: Gait): readonly Area[] {
  if (!hasUnits(g, land)) return [];
  if (gait === 'flying') return flightsFrom(g, land);
  if (gait === 'marching') return accessibleLands(g, faction, land);
  return heroesIn(g, land, faction).flatMap(({ id }) => accessibleLands(g, faction, land, carriersOf(id)));
}

/** Whether a metropolis stands in a land area, or all that somebody lacks for a set. */
function isWorthTaking(g: G, land: Area, missing: readonly BuildingId[]): boolean {
  const { sites } = placeAt(g, land);
  const stands = (type: BuildingId): boolean => sites.some((site) => g.s.built[site] === buildingIds.indexOf(type));
  return sites.some((site) => isMetropolis(numberAt(g.s.built, site))) || missing.every(stands);
}

/** The land areas whose capture brings a metropolis. */
const preyOf = (g: G, faction: Faction, { missing }: FactionFacts): Area[] =>
  boardOf(g).lands.filter((land) => isWorthTaking(g, land, missing) && bringsMetropolis(g, faction, land));

/** Some units that can move reach a land area whose capture brings a metropolis. */
function canCapture(g: G, faction: Faction, facts: FactionFacts): boolean {
  const prey = preyOf(g, faction, facts);
  if (prey.length === 0) return false;
  const gait = isOfUse(g, faction, 'pegasus') ? 'flying' : godsOf(g, faction).includes('ares') ? 'marching' : 'heroic';
  return landsOf(g, faction).some((land) => withinReach(g, faction, land, gait).some((goal) => prey.includes(goal)));
}

const ways: readonly (readonly [AlarmWay, (g: G, faction: Faction, facts: FactionFacts) => boolean])[] = [
  ['set', isNearSet],
  ['philosophers', isNearPhilosophers],
  ['sacrifice', hasReadyHero],
  ['conquest', canCapture],
];

/** Who can still do something in this cycle: whoever has not acted, and not with Apollo. */
const mayAct = (g: G, faction: Faction): boolean => !g.s.acted.includes(faction) && g.s.pawnGod[faction] !== 'apollo';

const remembered = new Remembered<readonly Alarm[]>();

/** What alarms depend on besides the turn: the table as everybody sees it, and the lists that change more often. */
type Seen = Pick<View, 'acted' | 'pawnGod' | 'creatureTrack'>;

/** Who lacks one metropolis at most and could get it in this cycle, and how: from what everybody can see. */
export function alarms(g: G, facts: BoardFacts, table: View, { acted, pawnGod, creatureTrack }: Seen): readonly Alarm[] {
  const { turn, battle, over } = g.s;
  if (over) return [];
  if (battle !== null) return alarmsNow(g, facts);
  remembered.begin();
  remembered.note(table);
  remembered.note(g.options);
  remembered.note(acted);
  remembered.note(pawnGod);
  remembered.note(creatureTrack);
  remembered.note(turn?.faction);
  remembered.note(turn?.bought);
  remembered.noteAll(turn?.done ?? []);
  return remembered.recall(() => alarmsNow(g, facts));
}

function alarmsNow(g: G, { teamMetropolises, factions }: BoardFacts): Alarm[] {
  const found: Alarm[] = [];
  for (const faction of factionsOf(g)) {
    const lacking = g.s.goal - numberAt(teamMetropolises, teamOf(g, faction));
    if (lacking > 1 || at(g.s.eliminated, faction)) continue;
    const open = mayAct(g, faction) ? ways.filter(([, isOpen]) => isOpen(g, faction, at(factions, faction))).map(([way]) => way) : [];
    if (lacking <= 0 || open.length > 0) found.push({ faction, reached: lacking <= 0, ways: open });
  }
  return found;
}
