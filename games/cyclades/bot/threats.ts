import { at, fractionAt, numberAt } from '@pantheon/kernel';
import { sidesOf } from '../rules/factions.ts';
import { accessibleLands } from '../rules/movement.ts';
import type { Area, Faction, G } from '../rules/types.ts';
import { defenceOf, type Tally } from './tally.ts';

/** The chance to take an area by how much stronger the attacker is, from two less to two more. */
const CHANCES = [0.03, 0.12, 0.35, 0.62, 0.84];

/**
 * How likely an attack of a strength is to overcome a defence, at a glance: the exact odds of the rules would take too long for a position
 * that is judged thousands of times.
 */
export const roughChance = (force: number, defence: number): number =>
  force <= 0 ? 0 : defence === 0 ? 1 : fractionAt(CHANCES, Math.max(0, Math.min(4, force - defence + 2)));

/** The units with which a faction could march from a land area. */
export function forceIn(g: G, faction: Faction, land: Area): number {
  if (g.s.control[land] !== faction) return 0;
  let units = numberAt(g.s.troops, land) + numberAt(g.s.mercenaries, land);
  for (const hero of g.s.heroes) if (hero.area === land && hero.owner === faction) units += g.data.heroes[hero.id].strength;
  return units;
}

/** How likely a faction is to take a land area, if it were to march on it with its strongest army in reach. */
function chanceAt(g: G, faction: Faction, land: Area, defence: number): number {
  let strongest = 0;
  for (const from of accessibleLands(g, faction, land)) strongest = Math.max(strongest, forceIn(g, faction, from));
  return roughChance(strongest, defence);
}

/** The metropolises that a team might lose, and those that it might win. */
export interface Threats {
  risk: number;
  prey: number;
}

/** Units may still come from afar, on wings or on new ships. */
const fromAfar = (defence: number): number => (defence === 0 ? 0.25 : defence < 3 ? 0.1 : 0.02);

/** By team: who threatens whose metropolises. */
export function threatsOf(g: G, tallies: readonly Tally[]): Threats[] {
  const { teamOf, factions } = sidesOf(g);
  const threats = tallies.map((): Threats => ({ risk: 0, prey: 0 }));
  tallies.forEach(({ cities }, team) => {
    for (const land of cities) {
      const defence = defenceOf(g, land);
      let worst = fromAfar(defence);
      for (let faction = 0; faction < factions; faction++) {
        const other = numberAt(teamOf, faction);
        if (other === team) continue;
        const chance = chanceAt(g, faction, land, defence);
        const hunter = at(threats, other);
        hunter.prey = Math.max(hunter.prey, chance);
        worst = Math.max(worst, chance);
      }
      at(threats, team).risk += worst;
    }
  });
  return threats;
}
