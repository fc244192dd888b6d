import type { Rule } from '@pantheon/kernel';
import { addUp, blessByMars, countDice, defenceOf, force, lossesOf, rollAgain, rollDice, sealDice, slainBy, unnerves } from './dice.ts';
import { poseidonReacts } from './gods/poseidon.ts';
import { razeDefences } from './gods/wrath.ts';
import { chooseLosses } from './losses.ts';
import { holders, powersAt } from './powers.ts';
import { countedUnits, sideRef, spaceRef } from './refs.ts';
import { ATTACKED, type Battle, type Force, type G, type Side, type Space, type Unit } from './types.ts';
import { forceIn, isPlainLegion, othersIn, removeUnit, setMark, sideOf, unitsIn } from './units.ts';

/** Who fights whom where. */
export interface Challenge {
  readonly space: Space;
  readonly attackers: readonly Unit[];
  readonly side: Side;
  readonly foe: Side;
  /** A fight out of turn: only these units defend, and attacking does not use up the attack. */
  readonly defenders?: readonly Unit[];
}

/** Fights a battle in the fixed order of all powers. @rules MAR-8.1, MAR-8.8, MAR-8.9, MAR-19.4, MAR-21.30 */
export function* fight(g: G, challenge: Challenge): Rule {
  const { space, side, foe } = challenge;
  const onLand = space < g.data.provinces;
  const attacker = force(g, side, challenge.attackers);
  const defender = force(g, foe, challenge.defenders ?? forceIn(g, foe, space));
  const battle: Battle = { space, onLand, strike: false, rolled: false, attacker, defender };
  g.s.battle = battle;
  g.emit('battle', {
    attacker: sideRef(g, side),
    defender: sideRef(g, foe),
    space: spaceRef(g, space),
    force: countedUnits(g, attacker.units),
    against: countedUnits(g, defender.units),
  });
  if (onLand && (yield* isForbidden(g, space))) {
    g.s.battle = null;
    return;
  }
  if (challenge.defenders === undefined) for (const unit of attacker.units) setMark(g, unit, ATTACKED);
  yield* beforeDice(g, battle);
  if (attacker.units.length === 0 || defender.units.length === 0) return;
  yield* dice(g, battle);
  yield* losses(g, battle);
}

/** Whether a power forbids all fighting in a province. @rules MAR-15.15 */
export function* isForbidden(g: G, space: Space): Rule<boolean> {
  for (const { seat, power } of holders(g, 'forbids'))
    if (unitsIn(g, sideOf(g, seat), space).length > 0 && (yield* power.forbids(g, seat, space))) return true;
  return false;
}

/** @rules MAR-8.8, MAR-8.9 */
function* beforeDice(g: G, battle: Battle): Rule {
  const { space, onLand, attacker, defender } = battle;
  if (!onLand) {
    yield* poseidonReacts(g, [attacker.side, defender.side], [space], { to: space, battle: true });
    muster(g, battle);
    return;
  }
  if (defenceOf(g, defender, space) > 0) yield* razeDefences(g, space);
  for (const { seat, power } of holders(g, 'declares'))
    for (const mine of [attacker, defender]) if (mine.seat === seat) yield* power.declares(g, battle, mine);
  for (const mine of [attacker, defender])
    if (mine.seat !== null) for (const power of powersAt(g, mine.seat, 'bribes')) yield* power.bribes(g, battle, mine);
  yield* slay(g, battle, attacker, defender);
  yield* slay(g, battle, defender, attacker);
}

/** Units that are no longer there take no part any more. @rules MAR-8.2, MAR-8.9 */
function muster(g: G, { space, attacker, defender }: Battle): void {
  for (const mine of [attacker, defender]) mine.units = mine.units.filter((unit) => g.s.at[unit] === space);
}

/** Each centaur destroys a legion before the dice. @rules MAR-8.8, MAR-17.3 */
function* slay(g: G, battle: Battle, mine: Force, theirs: Force): Rule {
  const count = slainBy(g, mine, theirs);
  if (count === 0) return;
  const legions = theirs.units.filter((unit) => isPlainLegion(g, unit));
  for (const unit of yield* chooseLosses(g, theirs.seat, legions, count)) removeUnit(g, unit);
  muster(g, battle);
  g.emitEffect('centaurs', { side: sideRef(g, mine.side), owner: sideRef(g, theirs.side), count, space: spaceRef(g, battle.space) });
}

/** @rules MAR-8.5, MAR-8.8, MAR-18.9 */
function* dice(g: G, battle: Battle): Rule {
  const { space, onLand, attacker, defender } = battle;
  const mine = countDice(g, attacker, unnerves(g, defender));
  const theirs = countDice(g, defender, unnerves(g, attacker));
  if (onLand) {
    yield* sealDice(g, attacker, mine);
    yield* sealDice(g, defender, theirs);
  }
  rollDice(g, attacker, mine);
  rollDice(g, defender, theirs);
  battle.rolled = true;
  if (onLand) {
    yield* rollAgain(g, attacker);
    yield* rollAgain(g, defender);
    defender.bonus += defenceOf(g, defender, space);
  }
  addUp(g, attacker);
  addUp(g, defender);
  yield* blessByMars(g, attacker, defender);
  yield* blessByMars(g, defender, attacker);
}

/**
 * Both numbers are fixed first; the defender names his losses, then the attacker; all fall together.
 * @rules MAR-8.6, MAR-8.7, MAR-8.11, MAR-21.66
 */
function* losses(g: G, { space, onLand, attacker, defender }: Battle): Rule {
  const theirs = lossesOf(g, attacker.total, defender, onLand);
  const mine = lossesOf(g, defender.total, attacker, onLand);
  defender.lost = theirs;
  attacker.lost = mine;
  const fallen = [
    { side: defender.side, units: yield* chooseLosses(g, defender.seat, defender.units, theirs) },
    { side: attacker.side, units: yield* chooseLosses(g, attacker.seat, attacker.units, mine) },
  ];
  for (const { side, units } of fallen) {
    if (units.length === 0) g.emitEffect('noLosses', { side: sideRef(g, side), space: spaceRef(g, space) });
    else g.emitEffect('losses', { side: sideRef(g, side), units: countedUnits(g, units), space: spaceRef(g, space) });
    for (const unit of units) removeUnit(g, unit);
  }
  if (onLand && othersIn(g, attacker.side, space) !== 0 && forceIn(g, attacker.side, space).length > 0)
    g.emitEffect('stillAtWar', { space: spaceRef(g, space) });
}
