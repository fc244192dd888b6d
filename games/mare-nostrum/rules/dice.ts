import type { Rule, Seat } from '@pantheon/kernel';
import { mars } from './gods/mars.ts';
import { powersAt } from './powers.ts';
import { sideRef } from './refs.ts';
import { type G, LEGION, NONE, type Side, TRIREME, type Unit } from './types.ts';
import { isCreature, kindOfUnit } from './units.ts';

/** One side of a fight: its units and what they roll. */
export interface Force {
  readonly side: Side;
  readonly seat: Seat | null;
  units: Unit[];
  /** The faces of the dice that were rolled. */
  rolled: number[];
  /** Dice that count a fixed figure, and units that count six without one. */
  fours: number;
  automatic: number;
  bonus: number;
  total: number;
}

/** A side of a fight before anything is rolled. */
export const force = (g: G, side: Side, units: readonly Unit[]): Force => {
  const seat = g.s.seat[side] as number;
  return { side, seat: seat < 0 ? null : (seat as Seat), units: [...units], rolled: [], fours: 0, automatic: 0, bonus: 0, total: 0 };
};

/** Whether a unit of a fight counts six without a die. */
export const countsSix = (g: G, unit: Unit): boolean => {
  const kind = kindOfUnit(g, unit);
  return (kind !== LEGION && kind !== TRIREME) || isCreature(g, unit);
};

/** How many dice a force rolls against an enemy that unnerves it or not, and how much they count more. */
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

/** The dice that Hamilcar's owner does not roll, sealed until they fall. */
export function* sealDice(g: G, mine: Force, dice: number): Rule {
  if (mine.seat === null || dice === 0) return;
  for (const power of powersAt(g, mine.seat, 'sealsDice')) yield* power.sealsDice(g, mine.seat, dice);
}

/** Rolls the dice of a force that are not sealed. */
export function rollDice(g: G, mine: Force, dice: number): void {
  const { faces } = g.data.components.dice;
  const sealed = mine.seat === null ? NONE : (g.s.fours[mine.seat] as number);
  mine.fours = Math.max(0, sealed);
  if (mine.seat !== null) g.s.fours[mine.seat] = NONE;
  mine.rolled = Array.from({ length: dice - mine.fours }, () => 1 + g.below(faces));
}

/** Lets powers roll dice again. */
export function* rollAgain(g: G, mine: Force): Rule {
  if (mine.seat === null || mine.rolled.length === 0) return;
  for (const power of powersAt(g, mine.seat, 'afterRoll')) yield* power.afterRoll(g, mine.seat, mine);
}

/** Adds up a force. */
export function addUp(g: G, mine: Force): void {
  const { automatic, hamilcar } = g.data.components.battle;
  mine.total = mine.rolled.reduce((sum, face) => sum + face, 0) + mine.fours * hamilcar + mine.automatic * automatic + mine.bonus;
  g.also('rolled', {
    side: sideRef(g, mine.side),
    dice: [...mine.rolled],
    fours: mine.fours,
    bonus: mine.total - mine.rolled.reduce((sum, face) => sum + face, 0) - mine.fours * hamilcar,
    total: mine.total,
  });
}

/** Mars, for the side that holds him. */
export function* blessByMars(g: G, mine: Force, theirs: Force): Rule {
  mine.total += yield* mars(g, mine.seat, theirs.seat, { mine: mine.total, theirs: theirs.total });
}

/** How many units a total costs the other side. */
export function lossesOf(g: G, totalPoints: number, loser: Force, onLand: boolean): number {
  let points = g.data.components.battle.pointsPerLoss;
  if (onLand && loser.seat !== null)
    for (const power of powersAt(g, loser.seat, 'pointsPerLoss')) points = Math.max(points, power.pointsPerLoss(g));
  return Math.min(loser.units.length, Math.floor(totalPoints / points));
}
