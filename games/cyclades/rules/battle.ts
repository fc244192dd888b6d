import { add, chooseOrPass, numberAt, type Rule, say } from '@pantheon/kernel';
import { about, areaTopic, ask, askAreaOrPass } from './ask.ts';
import {
  factionOn,
  fortressesIn,
  hasMobileUnits,
  heroesOn,
  removeUnit,
  type Side,
  strengthOn,
  takeFromAttack,
  unitsOn,
} from './combatants.ts';
import { conquer } from './conquest.ts';
import { seatFor } from './factions.ts';
import { offerSacrifices } from './hero-actions.ts';
import { accessibleLands } from './movement.ts';
import { coinsOf, gainControl, heroInPlay, pay } from './pieces.ts';
import type { HeroPower } from './powers.ts';
import { heroPower } from './powers.ts';
import { actor, areaRef, countedRef, unitRef } from './refs.ts';
import { type Area, type Battle, type Faction, type Force, type G, NONE, type TopicFor, type Visible } from './types.ts';

const lossTopic: TopicFor<'loss'> = { id: 'loss', key: (unit) => unit, text: unitRef, focus: (unit) => [unitRef(unit)] };
const retreatTopic = areaTopic('retreat');
const rescueTopic = areaTopic('rescue');
const rerollTopic: TopicFor<'reroll'> = {
  id: 'reroll',
  key: (option) => option,
  text: () => say('option.reroll'),
  commits: (option) => option !== null,
  secret: true,
};

const powersOn = (g: Visible, battle: Battle, side: Side): HeroPower[] => heroesOn(g, battle, side).map(({ id }) => heroPower(id));

const SIDES: readonly Side[] = ['attack', 'defence'];

/**
 * Units arrive in a land area: they join their own, take a free or undefended area, or fight.
 * @rules CYC-12.6, CYC-12.7, CYC-12.8, CYC-22.1, CYC-R.66
 */
export function* enterLand(g: G, faction: Faction, land: Area, force: Force): Rule {
  const { s } = g;
  const holder = numberAt(s.control, land);
  for (const id of force.heroes) heroInPlay(g, id).area = land;
  if (holder === faction || holder === NONE) {
    settle(g, land, force.troops, force.mercenaries);
    gainControl(g, faction, land);
    return;
  }
  const battle: Battle = {
    kind: 'land',
    area: land,
    attacker: faction,
    defender: holder,
    fleets: 0,
    troops: force.troops,
    mercenaries: force.mercenaries,
    turned: 0,
    round: 0,
    dice: null,
    totals: null,
    past: [],
  };
  const outer = s.battle;
  if (outer !== null) s.interrupted = [...(s.interrupted ?? []), outer];
  s.battle = battle;
  yield* invade(g, battle);
  s.battle = outer;
  if (outer !== null) s.interrupted?.pop();
}

function settle(g: G, land: Area, troops: number, mercenaries: number): void {
  add(g.s.troops, land, troops);
  add(g.s.mercenaries, land, mercenaries);
}

/** @rules CYC-13.11 */
const isBeaten = (g: G, battle: Battle, side: Side): boolean => unitsOn(g, battle, side).length === 0;

/** @rules CYC-13.1, CYC-18.6, CYC-22.1 */
function* invade(g: G, battle: Battle): Rule {
  const { attacker, defender, area } = battle;
  if (!isBeaten(g, battle, 'defence')) {
    g.emitEffect('attack', { who: actor(g, attacker), whom: actor(g, defender), area: areaRef(g, area) });
    for (const hero of heroesOn(g, battle, 'defence')) {
      const power = heroPower(hero.id);
      if (power.onInvasion) yield* power.onInvasion(g, battle, hero);
    }
    if (!isBeaten(g, battle, 'attack'))
      for (const side of SIDES) for (const hero of heroesOn(g, battle, side)) heroPower(hero.id).beforeBattle?.(g, battle, hero);
    yield* fight(g, battle);
  }
  if (isBeaten(g, battle, 'attack')) {
    g.emitEffect('held', { who: actor(g, defender), area: areaRef(g, area) });
    return;
  }
  if (g.s.control[area] === defender && isBeaten(g, battle, 'defence')) yield* takeOver(g, battle);
}

/** @rules CYC-13.11, CYC-13.15 */
function* takeOver(g: G, battle: Battle): Rule {
  const { attacker, defender, area, troops, mercenaries } = battle;
  battle.troops = 0;
  battle.mercenaries = 0;
  settle(g, area, troops, mercenaries);
  yield* conquer(g, attacker, defender, area);
}

/**
 * Battle rounds until a side is gone; a figure stays and fights on when the others retreat.
 * @rules CYC-13.9, CYC-13.11, CYC-13.12, CYC-22.5, CYC-R.22, CYC-R.26
 */
function* fight(g: G, battle: Battle): Rule {
  while (!isBeaten(g, battle, 'attack') && !isBeaten(g, battle, 'defence')) {
    yield* fightRound(g, battle);
    if (isBeaten(g, battle, 'attack') || isBeaten(g, battle, 'defence')) return;
    if (hasMobileUnits(g, battle, 'defence')) yield* offerRetreat(g, battle, 'defence');
    if (isBeaten(g, battle, 'defence')) return;
    yield* offerSacrifices(g, battle.attacker);
    if (hasMobileUnits(g, battle, 'attack')) yield* offerRetreat(g, battle, 'attack');
  }
}

/** A round begins; what the last one brought is kept. */
export function nextRound(battle: Battle): void {
  if (battle.totals !== null) battle.past.push(battle.totals);
  battle.round++;
}

/** @rules CYC-13.3, CYC-13.5, CYC-13.6, CYC-R.51 */
function* fightRound(g: G, battle: Battle): Rule {
  nextRound(battle);
  const dice: [number, number] = [rollFor(g, battle, 'attack'), rollFor(g, battle, 'defence')];
  battle.dice = dice;
  battle.totals = totalsOf(g, battle, dice);
  for (const side of SIDES) yield* offerReroll(g, battle, side, dice);
  const [attack, defence] = totalsOf(g, battle, dice);
  g.emitEffect('round', { attack, defence, die: dice[0], against: dice[1], n: battle.round });
  const tie = attack === defence;
  const attackLoses = tie ? !winsTies(g, battle, 'attack') : attack < defence;
  const defenceLoses = tie ? !winsTies(g, battle, 'defence') : defence < attack;
  if (attackLoses) yield* loseUnit(g, battle, 'attack');
  if (defenceLoses) yield* loseUnit(g, battle, 'defence');
}

/** @rules CYC-18.16 */
const winsTies = (g: G, battle: Battle, side: Side): boolean => powersOn(g, battle, side).some((power) => power.winsTies);

/** @rules CYC-18.8 */
const fixedDie = (g: Visible, battle: Battle, side: Side): number | undefined =>
  powersOn(g, battle, side)
    .find((power) => power.fixedDie)
    ?.fixedDie?.(g);

/** @rules CYC-1.7, CYC-13.3, CYC-R.5 */
const rollFor = (g: G, battle: Battle, side: Side): number => fixedDie(g, battle, side) ?? g.roll(g.data.faces);

/** The fortresses that help the defender. @rules CYC-13.4, CYC-18.12 */
export const wallsIn = (g: Visible, battle: Battle): number =>
  powersOn(g, battle, 'attack').some((power) => power.ignoresFortresses) ? 0 : fortressesIn(g, battle.area);

/** @rules CYC-13.3, CYC-13.4 */
function totalsOf(g: G, battle: Battle, [die, against]: readonly [number, number]): [number, number] {
  return [die + strengthOn(g, battle, 'attack'), against + strengthOn(g, battle, 'defence') + wallsIn(g, battle)];
}

/**
 * Whoever has the power may roll again for coins, as often as he can pay. Being asked says nothing of his coins.
 * @rules CYC-18.3, CYC-21.6, CYC-22.2, CYC-R.38
 */
function* offerReroll(g: G, battle: Battle, side: Side, dice: [number, number]): Rule {
  const power = powersOn(g, battle, side).find(({ rerollCost }) => rerollCost);
  if (power?.rerollCost === undefined || fixedDie(g, battle, side) !== undefined) return;
  const cost = power.rerollCost(g);
  const faction = factionOn(battle, side);
  const [own, other] = side === 'attack' ? ([0, 1] as const) : ([1, 0] as const);
  for (;;) {
    const totals = totalsOf(g, battle, dice);
    const options: 'reroll'[] = coinsOf(g, faction) >= cost ? ['reroll'] : [];
    const extra = about(g, faction, { coins: cost, mine: totals[own], theirs: totals[other] });
    if ((yield* chooseOrPass(seatFor(g, faction), rerollTopic, options, extra)) === null) return;
    pay(g, faction, cost);
    dice[own] = g.roll(g.data.faces);
    battle.totals = totalsOf(g, battle, dice);
    g.emitEffect('rerolled', { who: actor(g, faction), die: dice[own], coins: cost });
  }
}

/**
 * A side loses a unit of its choice; a hero that is sacrificed before does not count as the loss.
 * @rules CYC-13.5, CYC-16.32, CYC-17.6, CYC-17.11, CYC-22.2
 */
function* loseUnit(g: G, battle: Battle, side: Side): Rule {
  const faction = factionOn(battle, side);
  yield* offerSacrifices(g, faction);
  if (isBeaten(g, battle, side)) return;
  const unit = yield* ask(g, faction, lossTopic, unitsOn(g, battle, side));
  if (side === 'attack' && (unit === 'troop' || unit === 'mercenary') && (yield* rescue(g, battle, unit))) return;
  removeUnit(g, battle, side, unit);
  g.emitEffect('lost', { who: actor(g, faction), unit: countedRef(unit, 1) });
}

/** A troop that came with the right hero may slip away instead of being lost. @rules CYC-18.19, CYC-R.35 */
function* rescue(g: G, battle: Battle, unit: 'troop' | 'mercenary'): Rule<boolean> {
  if (!powersOn(g, battle, 'attack').some((power) => power.savesTroops)) return false;
  if (unit === 'mercenary' && battle.mercenaries === battle.turned) return false;
  const faction = battle.attacker;
  const refuge = yield* askAreaOrPass(g, faction, rescueTopic, refuges(g, faction, battle.area), { unit: countedRef(unit, 1) });
  if (refuge === null) return false;
  takeFromAttack(battle, unit, true);
  settle(g, refuge, unit === 'troop' ? 1 : 0, unit === 'mercenary' ? 1 : 0);
  g.emitEffect('perseus', { who: actor(g, faction), unit: countedRef(unit, 1), area: areaRef(g, refuge) });
  gainControl(g, faction, refuge);
  return true;
}

/** Where units may retreat to: accessible, and free or own. @rules CYC-13.8, CYC-20.11, CYC-R.20 */
export const refuges = (g: G, faction: Faction, from: Area): Area[] =>
  accessibleLands(g, faction, from).filter((land) => g.s.control[land] === NONE || g.s.control[land] === faction);

/** @rules CYC-13.7, CYC-13.8, CYC-13.9, CYC-13.10, CYC-22.2, CYC-R.19, CYC-R.52, CYC-R.76 */
function* offerRetreat(g: G, battle: Battle, side: Side): Rule {
  const { s } = g;
  const faction = factionOn(battle, side);
  const refuge = yield* askAreaOrPass(g, faction, retreatTopic, refuges(g, faction, battle.area));
  if (refuge === null) return;
  for (const hero of heroesOn(g, battle, side)) hero.area = refuge;
  if (side === 'attack') {
    settle(g, refuge, battle.troops, battle.mercenaries);
    battle.troops = 0;
    battle.mercenaries = 0;
  } else {
    settle(g, refuge, numberAt(s.troops, battle.area), numberAt(s.mercenaries, battle.area));
    s.troops[battle.area] = 0;
    s.mercenaries[battle.area] = 0;
  }
  g.emitEffect('retreated', { who: actor(g, faction), area: areaRef(g, refuge) });
  gainControl(g, faction, refuge);
}
