import { accessibleLands } from './movement.ts';
import { boardOf, hasUnits, isBasic, isFree, isMetropolis, placeAt, sitesOf, teamMetropolises } from './pieces.ts';
import { areOpponents, at, factionsOf, membersOf, teamOf } from './sides.ts';
import { type Alarm, type AlarmWay, type Faction, type G, NONE } from './types.ts';

/** A set needs one more type, a site for it, and a god that builds it. */
function isNearSet(g: G, faction: Faction): boolean {
  const types = new Set(membersOf(g, teamOf(g, faction)).flatMap((member) => sitesOf(g, member, isBasic).map((site) => g.s.built[site])));
  return types.size === 3 && sitesOf(g, faction, isFree).length > 0;
}

/** Athena gives a philosopher and sells another. */
const isNearPhilosophers = (g: G, faction: Faction): boolean =>
  at(g.s.philosophers, faction) + 1 + g.data.costs.philosopher.length >= g.data.components.metropolis.philosophers;

/** A hero could be sacrificed; what depends on hidden coins counts as possible. */
const hasReadyHero = (g: G, faction: Faction): boolean =>
  g.s.heroes.some(({ id, owner, since }) => {
    const power = g.data.powers.heroes[id];
    if (owner !== faction || since >= g.s.cycle || power.holdsMetropolis || power.copiesTrack) return false;
    return power.asksForCoins || power.whyNotSacrifice(g, faction, id) === null;
  });

/** An enemy metropolis lies within reach of some unit. */
const canReachMetropolis = (g: G, faction: Faction): boolean =>
  boardOf(g).lands.some(
    (land) =>
      g.s.control[land] === faction &&
      hasUnits(g, land) &&
      accessibleLands(g, faction, land).some((goal) => {
        const holder = at(g.s.control, goal);
        const isEnemy = holder !== NONE && areOpponents(g, faction, holder);
        return isEnemy && placeAt(g, goal).sites.some((site) => isMetropolis(at(g.s.built, site)));
      }),
  );

const ways: readonly (readonly [AlarmWay, (g: G, faction: Faction) => boolean])[] = [
  ['set', isNearSet],
  ['philosophers', isNearPhilosophers],
  ['sacrifice', hasReadyHero],
  ['conquest', canReachMetropolis],
];

/** Who lacks one metropolis at most and could get it in this cycle, and how: from what everybody can see. */
export const alarms = (g: G): Alarm[] =>
  factionsOf(g).flatMap((faction) => {
    const lacking = g.s.goal - teamMetropolises(g, teamOf(g, faction));
    if (lacking > 1 || at(g.s.eliminated, faction)) return [];
    const open = ways.filter(([, isOpen]) => isOpen(g, faction)).map(([way]) => way);
    return lacking <= 0 || open.length > 0 ? [{ faction, reached: lacking <= 0, ways: open }] : [];
  });
