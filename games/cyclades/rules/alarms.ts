import { buildingIds, type CreatureId } from '../data/schema.ts';
import { areOpponents, at, factionsOf, membersOf, teamOf } from './factions.ts';
import { accessibleLands } from './movement.ts';
import { boardOf, hasUnits, isBasic, isFree, isMetropolis, landsOf, placeAt, sitesOf, teamMetropolises } from './pieces.ts';
import { type Alarm, type AlarmWay, type Faction, type G, NONE } from './types.ts';

/** Whether a faction has or may still get one of these gods in this cycle. */
function mayHave(g: G, faction: Faction, ...gods: readonly string[]): boolean {
  const god = at(g.s.pawnGod, faction);
  if (god !== null) return gods.includes(god);
  return g.s.gods.slice(0, g.s.openGods).some((open) => gods.includes(open));
}

const isForSale = (g: G, creature: CreatureId): boolean => g.s.creatureTrack.includes(creature);

const BUILDERS = { port: 'poseidon', fortress: 'ares', temple: 'zeus', university: 'athena' } as const;

/** A set needs one more type, a site for it, and a god or creature that builds it. */
function isNearSet(g: G, faction: Faction): boolean {
  const types = new Set(membersOf(g, teamOf(g, faction)).flatMap((member) => sitesOf(g, member, isBasic).map((site) => g.s.built[site])));
  const missing = buildingIds.filter((_, type) => !types.has(type));
  const [last] = missing;
  if (last === undefined || missing.length > 1) return false;
  if (isForSale(g, 'cyclops')) return true;
  return sitesOf(g, faction, isFree).length > 0 && mayHave(g, faction, BUILDERS[last], 'hera');
}

/** Athena gives a philosopher and sells another; the Satyr takes one from somebody. */
function isNearPhilosophers(g: G, faction: Faction): boolean {
  const lacking = g.data.components.metropolis.philosophers - at(g.s.philosophers, faction);
  const stolen = isForSale(g, 'satyr') ? 1 : 0;
  const taught = mayHave(g, faction, 'athena') ? 1 + g.data.costs.philosopher.length : 0;
  return lacking <= taught + stolen;
}

/** A hero could be sacrificed; what depends on hidden coins counts as possible. */
const hasReadyHero = (g: G, faction: Faction): boolean =>
  g.s.heroes.some(({ id, owner, since }) => {
    const power = g.data.powers.heroes[id];
    if (owner !== faction || since >= g.s.cycle || power.holdsMetropolis || power.copiesTrack) return false;
    return power.asksForCoins || power.whyNotSacrifice(g, faction, id) === null;
  });

const canMarchFrom = (g: G, faction: Faction, land: number): boolean =>
  mayHave(g, faction, 'ares') || g.s.heroes.some(({ area, owner }) => area === land && owner === faction);

/** The land areas that units in one could enter, on foot or on wings. */
function withinReach(g: G, faction: Faction, land: number): readonly number[] {
  if (!hasUnits(g, land)) return [];
  if (isForSale(g, 'pegasus')) return boardOf(g).lands;
  return canMarchFrom(g, faction, land) ? accessibleLands(g, faction, land) : [];
}

/** An enemy metropolis lies within reach of some unit that can move. */
const canReachMetropolis = (g: G, faction: Faction): boolean =>
  landsOf(g, faction).some((land) => withinReach(g, faction, land).some((goal) => hasEnemyMetropolis(g, faction, goal)));

function hasEnemyMetropolis(g: G, faction: Faction, land: number): boolean {
  const holder = at(g.s.control, land);
  const isEnemy = holder !== NONE && areOpponents(g, faction, holder);
  return isEnemy && placeAt(g, land).sites.some((site) => isMetropolis(at(g.s.built, site)));
}

const ways: readonly (readonly [AlarmWay, (g: G, faction: Faction) => boolean])[] = [
  ['set', isNearSet],
  ['philosophers', isNearPhilosophers],
  ['sacrifice', hasReadyHero],
  ['conquest', canReachMetropolis],
];

/** Who can still do something in this cycle: whoever has not acted, and not with Apollo. */
const mayAct = (g: G, faction: Faction): boolean => !g.s.acted.includes(faction) && g.s.pawnGod[faction] !== 'apollo';

/** Who lacks one metropolis at most and could get it in this cycle, and how: from what everybody can see. */
export const alarms = (g: G): Alarm[] =>
  factionsOf(g).flatMap((faction) => {
    const lacking = g.s.goal - teamMetropolises(g, teamOf(g, faction));
    if (lacking > 1 || at(g.s.eliminated, faction)) return [];
    const open = mayAct(g, faction) ? ways.filter(([, isOpen]) => isOpen(g, faction)).map(([way]) => way) : [];
    return lacking <= 0 || open.length > 0 ? [{ faction, reached: lacking <= 0, ways: open }] : [];
  });
