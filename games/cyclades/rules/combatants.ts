import { at, numberAt } from '@pantheon/kernel';
import { boardOf, placeAt } from './board.ts';
import { dismissFigure } from './creature-actions.ts';
import { add } from './lists.ts';
import { countsAs, FORTRESS, killHero, killTroop, PORT } from './pieces.ts';
import { creaturePower } from './powers.ts';
import { isCreature } from './refs.ts';
import type { Area, Battle, Faction, Figure, G, HeroInPlay, Unit } from './types.ts';

/** One of the two sides of a battle. */
export type Side = 'attack' | 'defence';

/** The faction on a side. */
export const factionOn = (battle: Battle, side: Side): Faction => (side === 'attack' ? battle.attacker : battle.defender);

/** The heroes on a side of a land battle. */
export const heroesOn = (g: G, battle: Battle, side: Side): HeroInPlay[] =>
  g.s.heroes.filter(({ area, owner }) => area === battle.area && owner === factionOn(battle, side));

/** The figure that fights for the controller of an area. */
export const guardIn = (g: G, area: Area): Figure | undefined =>
  g.s.figures.find((figure) => figure.area === area && creaturePower(figure.id).defends);

const troopsOn = (g: G, battle: Battle, side: Side): number => (side === 'attack' ? battle.troops : numberAt(g.s.troops, battle.area));

const mercenariesOn = (g: G, battle: Battle, side: Side): number =>
  side === 'attack' ? battle.mercenaries : numberAt(g.s.mercenaries, battle.area);

/** The kinds of unit on a side of a land battle. */
export function unitsOn(g: G, battle: Battle, side: Side): Unit[] {
  const units: Unit[] = [];
  if (troopsOn(g, battle, side) > 0) units.push('troop');
  if (mercenariesOn(g, battle, side) > 0) units.push('mercenary');
  for (const { id } of heroesOn(g, battle, side)) units.push(id);
  const guard = side === 'defence' ? guardIn(g, battle.area) : undefined;
  if (guard !== undefined) units.push(guard.id);
  return units;
}

/** Whether a side still has units that could leave: all but a guarding figure. */
export const hasMobileUnits = (g: G, battle: Battle, side: Side): boolean =>
  troopsOn(g, battle, side) > 0 || mercenariesOn(g, battle, side) > 0 || heroesOn(g, battle, side).length > 0;

/** The strength of the units on a side. */
export function strengthOn(g: G, battle: Battle, side: Side): number {
  let strength = troopsOn(g, battle, side) + mercenariesOn(g, battle, side);
  for (const { id } of heroesOn(g, battle, side)) strength += g.data.heroes[id].strength;
  const guard = side === 'defence' ? guardIn(g, battle.area) : undefined;
  return guard === undefined ? strength : strength + (g.data.creatures[guard.id].strength ?? 0);
}

/** Fortresses and metropolises of a land area. */
export const fortressesIn = (g: G, land: Area): number =>
  placeAt(g, land).sites.filter((site) => countsAs(numberAt(g.s.built, site), FORTRESS)).length;

/** A faction's ports and metropolises that face a sea area. */
export function portsFacing(g: G, faction: Faction, sea: Area): number {
  const { sites, facing } = boardOf(g);
  let ports = 0;
  for (const site of at(facing, sea)) {
    if (countsAs(numberAt(g.s.built, site), PORT) && g.s.control[at(sites, site).land] === faction) ports++;
  }
  return ports;
}

/** Removes a unit from a land battle. */
export function removeUnit(g: G, battle: Battle, side: Side, unit: Unit): void {
  if (unit !== 'troop' && unit !== 'mercenary') {
    if (isCreature(unit)) dismissFigure(g, unit);
    else killHero(g, unit);
    return;
  }
  if (side === 'defence') {
    killTroop(g, battle.area, unit);
    return;
  }
  takeFromAttack(battle, unit);
  if (unit === 'mercenary') g.s.mercenariesLeft++;
  else add(g.s.troopsLeft, battle.attacker, 1);
}

/** An attacking troop leaves the battle. Of mercenaries, those that changed sides go first. */
export function takeFromAttack(battle: Battle, unit: 'troop' | 'mercenary', cameAlong = false): void {
  if (unit === 'troop') {
    battle.troops--;
    return;
  }
  battle.mercenaries--;
  if (battle.turned > 0 && (!cameAlong || battle.turned > battle.mercenaries)) battle.turned--;
}
