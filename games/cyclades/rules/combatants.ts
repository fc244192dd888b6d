import { type Label, type Ref, ref } from '@pantheon/kernel';
import { type CreatureId, creatureIds, type HeroId } from '../data/schema.ts';
import { dismissFigure } from './creature-actions.ts';
import { at } from './factions.ts';
import { boardOf, killHero, killTroop, placeAt } from './pieces.ts';
import type { Area, Battle, Faction, Figure, G, HeroInPlay } from './types.ts';

/** A unit that fights on land, by kind or by name. */
export type Unit = 'troop' | 'mercenary' | HeroId | CreatureId;

const isCreature = (unit: Unit): unit is CreatureId => (creatureIds as readonly string[]).includes(unit);

/** The reference to a unit. */
export function unitRef(unit: Unit): Ref {
  if (unit === 'troop' || unit === 'mercenary') return ref('piece', unit);
  return isCreature(unit) ? ref('creature', unit) : ref('hero', unit);
}

/** Units as the log tells of them: so many troops, or a hero or creature by name. */
export const countedRef = (unit: Unit | 'fleet', count: number): Ref =>
  unit === 'troop' || unit === 'mercenary' || unit === 'fleet' ? ref('units', `${unit}.${count}`) : unitRef(unit);

/** A unit in words. */
export const unitText = (unit: Unit): Label => unitRef(unit);

export type Side = 'attack' | 'defence';

/** The faction on a side. */
export const factionOn = (battle: Battle, side: Side): Faction => (side === 'attack' ? battle.attacker : battle.defender);

/** The heroes on a side of a land battle. */
export const heroesOn = (g: G, battle: Battle, side: Side): HeroInPlay[] =>
  g.s.heroes.filter(({ area, owner }) => area === battle.area && owner === factionOn(battle, side));

/** The figure that fights for the controller of an area. */
export const guardIn = (g: G, area: Area): Figure | undefined =>
  g.s.figures.find((figure) => figure.area === area && g.data.powers.creatures[figure.id].defends);

const troopsOn = (g: G, battle: Battle, side: Side): number => (side === 'attack' ? battle.troops : at(g.s.troops, battle.area));

const mercenariesOn = (g: G, battle: Battle, side: Side): number =>
  side === 'attack' ? battle.mercenaries : at(g.s.mercenaries, battle.area);

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

const FORTRESS = 1;

/** Fortresses and metropolises of a land area. */
export const fortressesIn = (g: G, land: Area): number =>
  placeAt(g, land).sites.filter((site) => at(g.s.built, site) === FORTRESS || at(g.s.built, site) > 3).length;

const PORT = 0;

/** A faction's ports and metropolises that face a sea area. */
export function portsFacing(g: G, faction: Faction, sea: Area): number {
  const { sites, facing } = boardOf(g);
  let ports = 0;
  for (const site of at(facing, sea)) {
    const built = at(g.s.built, site);
    if ((built === PORT || built > 3) && g.s.control[at(sites, site).land] === faction) ports++;
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
  else g.s.troopsLeft[battle.attacker] = at(g.s.troopsLeft, battle.attacker) + 1;
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
