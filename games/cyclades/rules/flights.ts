import type { Ref, Rule } from '@pantheon/kernel';
import type { HeroId } from '../data/schema.ts';
import { areaTopic, askArea } from './ask.ts';
import { boardOf } from './board.ts';
import { armyIn, battlesOf } from './combatants.ts';
import { askGoal, carryOut, goalTopic } from './destination.ts';
import { bringsMetropolis, whyNotInvade } from './elimination.ts';
import { askForce, flyUnitsTopic } from './forces.ts';
import { isLandOpen, reachOf } from './movement.ts';
import { heroesIn, landsOf } from './pieces.ts';
import type { Area, Faction, G, Visible } from './types.ts';

const fromTopic = areaTopic('flyFrom', { action: 'fly', slot: 'from' });
const toTopic = goalTopic('flyTo', 'fly');

/**
 * The land areas to which units could fly from one, if they may land there: nobody joins a battle that is being fought.
 * @rules CYC-16.15, CYC-R.36
 */
export const flightsFrom = (g: Visible, from: Area): Area[] => {
  const battles = battlesOf(g).map(({ area }) => area);
  return boardOf(g).lands.filter((land) => land !== from && isLandOpen(g, land) && !battles.includes(land));
};

/** The land areas that a faction's units attack at this moment. */
const attacked = (g: Visible, faction: Faction): Area[] =>
  battlesOf(g)
    .filter(({ kind, attacker }) => kind === 'land' && attacker === faction)
    .map(({ area }) => area);

/** The land areas from which units of a faction could fly: its own, and out of a battle in which they attack. @rules CYC-16.15, CYC-R.36 */
export function flightOrigins(g: Visible, faction: Faction, without: HeroId | null = null): Area[] {
  return [...landsOf(g, faction), ...attacked(g, faction)].filter((land) => {
    if (!isLandOpen(g, land)) return false;
    const { troops, mercenaries } = armyIn(g, faction, land);
    if (troops + mercenaries === 0 && !heroesIn(g, land, faction).some(({ id }) => id !== without)) return false;
    return flightsFrom(g, land).some((other) => whyNotInvade(g, faction, other) === null);
  });
}

/** Whether units of a faction could fly to a land area whose capture brings a metropolis. */
export const canFlyToMetropolis = (g: Visible, faction: Faction): boolean =>
  flightOrigins(g, faction).some((land) => flightsFrom(g, land).some((goal) => bringsMetropolis(g, faction, goal)));

/** Units fly from one land area to any other, free of charge. @rules CYC-16.15, CYC-16.16, CYC-18.20, CYC-R.61 */
export function* fly(g: G, faction: Faction, by: Ref): Rule {
  const from = yield* askArea(g, faction, fromTopic, flightOrigins(g, faction));
  const force = yield* askForce(g, faction, flyUnitsTopic, from);
  const reach = reachOf(g, faction, from, 1, (land) => flightsFrom(g, land));
  const { area } = yield* askGoal(g, faction, toTopic, force, reach);
  yield* carryOut(g, faction, from, area, force, { by });
}
