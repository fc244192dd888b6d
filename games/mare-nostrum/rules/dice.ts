import { numberAt, type Rule, seatOf } from '@pantheon/kernel';
import { creatureOf } from './creature.ts';
import { mars } from './gods/mars.ts';
import { powersAt } from './powers.ts';
import { sideRef } from './refs.ts';
import { type Force, type G, LEGION, NONE, type Side, type Space, TRIREME, type Unit } from './types.ts';
import { isCreature, isPlainLegion, kindOfUnit } from './units.ts';

/** A side of a fight before anything is rolled. */
export const force = (g: G, side: Side, units: readonly Unit[]): Force => {
  const seat = numberAt(g.s.seat, side);
  return {
    side,
    seat: seat < 0 ? null : seatOf(seat),
    units: [...units],
    rolled: [],
    fours: 0,
    automatic: 0,
    bonus: 0,
    total: 0,
    lost: NONE,
  };
};

/** Whether a unit of a fight counts six without a die. @rules MAR-8.4, MAR-17.1 */
export const countsSix = (g: G, unit: Unit): boolean => {
  const kind = kindOfUnit(g, unit);
  return (kind !== LEGION && kind !== TRIREME) || isCreature(g, unit);
};

/** Whether enemies that would count six have to roll against this force. @rules MAR-17.2 */
export const unnerves = (g: G, mine: Force): boolean =>
  creatureOf(g, mine.side).unnerves === true && mine.units.some((unit) => isCreature(g, unit));

/** How many legions of the other side a force destroys before the dice. @rules MAR-17.3 */
export function slainBy(g: G, mine: Force, theirs: Force): number {
  if (!creatureOf(g, mine.side).slays) return 0;
  const slayers = mine.units.filter((unit) => isCreature(g, unit)).length;
  return Math.min(slayers, theirs.units.filter((unit) => isPlainLegion(g, unit)).length);
}

/**
 * How many dice a force rolls against an enemy that unnerves it or not, and how much they count more.
 * @rules MAR-1.12, MAR-8.4, MAR-21.4
 */
export function countDice(g: G, mine: Force, unnerved: boolean): number {
  let dice = 0;
  mine.automatic = 0;
  mine.bonus = 0;
  const powers = mine.seat === null ? [] : powersAt(g, mine.seat, 'dieBonus');
  for (const unit of mine.units) {
    if (!countsSix(g, unit)) {
      dice++;
      for (const power of powers) mine.bonus += power.dieBonus(g, kindOfUnit(g, unit));
    } else if (unnerved) dice++;
    else mine.automatic++;
  }
  return dice;
}

/** The dice that Hamilcar's owner does not roll, sealed until they fall. @rules MAR-15.11 */
export function* sealDice(g: G, mine: Force, dice: number): Rule {
  if (mine.seat === null || dice === 0) return;
  for (const power of powersAt(g, mine.seat, 'sealsDice')) yield* power.sealsDice(g, mine.seat, dice);
}

/** Rolls the dice of a force that are not sealed. @rules MAR-8.4, MAR-8.5 */
export function rollDice(g: G, mine: Force, dice: number): void {
  const { faces } = g.data.components.dice;
  const sealed = mine.seat === null ? NONE : numberAt(g.s.fours, mine.seat);
  mine.fours = Math.max(0, sealed);
  if (mine.seat !== null) g.s.fours[mine.seat] = NONE;
  mine.rolled = Array.from({ length: dice - mine.fours }, () => 1 + g.below(faces));
}

/** Lets powers roll dice again. @rules MAR-15.3 */
export function* rollAgain(g: G, mine: Force): Rule {
  if (mine.seat === null || mine.rolled.length === 0) return;
  for (const power of powersAt(g, mine.seat, 'afterRoll')) yield* power.afterRoll(g, mine.seat, mine);
}

/** Adds up a force: its dice, those that count a fixed figure, the units that need none, and what is added. @rules MAR-8.5 */
export function addUp(g: G, mine: Force): void {
  const { automatic, hamilcar } = g.data.components.battle;
  const dice = mine.rolled.reduce((sum, face) => sum + face, 0) + mine.fours * hamilcar;
  const sure = mine.automatic * automatic;
  mine.total = dice + sure + mine.bonus;
  const { rolled, fours, bonus, total } = mine;
  g.emitEffect('rolled', { side: sideRef(g, mine.side), dice: [...rolled], rolls: rolled.length, fours, sure, bonus, total });
}

/** Mars, for the side that holds him. @rules MAR-16.6 */
export function* blessByMars(g: G, mine: Force, theirs: Force): Rule {
  mine.total += yield* mars(g, mine.seat, theirs.seat, { mine: mine.total, theirs: theirs.total });
}

/** What is added to the total of a force because it defends its own province. @rules MAR-15.5 */
export function defenceOf(g: G, mine: Force, space: Space): number {
  if (mine.seat === null || g.s.owner[space] !== mine.side) return 0;
  return powersAt(g, mine.seat, 'defence').reduce((sum, power) => sum + power.defence(g, space), 0);
}

/** How many points cost a force one unit. @rules MAR-8.6, MAR-15.19 */
export function pointsPerLoss(g: G, { seat }: Force, onLand: boolean): number {
  let points = g.data.components.battle.pointsPerLoss;
  if (onLand && seat !== null) for (const power of powersAt(g, seat, 'pointsPerLoss')) points = Math.max(points, power.pointsPerLoss(g));
  return points;
}

/** How many units a total costs the other side. @rules MAR-8.6 */
export const lossesOf = (g: G, totalPoints: number, loser: Force, onLand: boolean): number =>
  Math.min(loser.units.length, Math.floor(totalPoints / pointsPerLoss(g, loser, onLand)));
