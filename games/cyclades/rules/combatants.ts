import { add, at, numberAt } from '@pantheon/kernel';
import { boardOf, placeAt } from './board.ts';
import { dismissFigure } from './creature-actions.ts';
import { countsAs, FORTRESS, killHero, killTroop, PORT } from './pieces.ts';
import { creaturePower } from './powers.ts';
import { isCreature } from './refs.ts';
import type { Area, Battle, Faction, Figure, Force, G, HeroInPlay, Unit, Visible } from './types.ts';

/** The battles that are being fought: one may begin in the midst of another. */
export const battlesOf = ({ s }: Visible): Battle[] => (s.battle === null ? [] : [s.battle, ...(s.interrupted ?? [])]);

/** The battle in which a faction attacks a land area, if there is one. */
export const attackOn = (g: Visible, faction: Faction, land: Area): Battle | undefined =>
  battlesOf(g).find(({ kind, attacker, area }) => kind === 'land' && attacker === faction && area === land);

/** A faction's troops in a land area: those that hold it, or those that attack it. @rules CYC-11.6, CYC-13.2 */
export function armyIn(g: Visible, faction: Faction, land: Area): { readonly troops: number; readonly mercenaries: number } {
  const attack = attackOn(g, faction, land);
  return attack ?? { troops: numberAt(g.s.troops, land), mercenaries: numberAt(g.s.mercenaries, land) };
}

/** One of the two sides of a battle. */
export type Side = 'attack' | 'defence';

/** The faction on a side. */
export const factionOn = (battle: Battle, side: Side): Faction => (side === 'attack' ? battle.attacker : battle.defender);

/** The heroes on a side of a land battle. @rules CYC-17.5 */
export const heroesOn = (g: Visible, battle: Battle, side: Side): HeroInPlay[] =>
  g.s.heroes.filter(({ area, owner }) => area === battle.area && owner === factionOn(battle, side));

/** The figure that fights for a faction in an area. @rules CYC-12.10, CYC-13.2, CYC-16.30, CYC-R.26 */
export function fighterIn({ s }: Visible, area: Area, owner: Faction): Figure | undefined {
  for (const figure of s.figures) if (figure.area === area && figure.owner === owner && creaturePower(figure.id).fights) return figure;
  return undefined;
}

/** The figure that defends an area for its controller. @rules CYC-12.8, CYC-16.30 */
export const guardIn = (g: Visible, area: Area): Figure | undefined => fighterIn(g, area, numberAt(g.s.control, area));

const troopsOn = (g: Visible, battle: Battle, side: Side): number =>
  side === 'attack' ? battle.troops : numberAt(g.s.troops, battle.area);

const mercenariesOn = (g: Visible, battle: Battle, side: Side): number =>
  side === 'attack' ? battle.mercenaries : numberAt(g.s.mercenaries, battle.area);

/** The kinds of unit on a side of a land battle. @rules CYC-13.2 */
export function unitsOn(g: G, battle: Battle, side: Side): Unit[] {
  const units: Unit[] = [];
  if (troopsOn(g, battle, side) > 0) units.push('troop');
  if (mercenariesOn(g, battle, side) > 0) units.push('mercenary');
  for (const { id } of heroesOn(g, battle, side)) units.push(id);
  const fighter = fighterIn(g, battle.area, factionOn(battle, side));
  if (fighter !== undefined) units.push(fighter.id);
  return units;
}

/** Whether a side still has units that could leave: all but a figure. @rules CYC-13.9 */
export const hasMobileUnits = (g: G, battle: Battle, side: Side): boolean =>
  troopsOn(g, battle, side) > 0 || mercenariesOn(g, battle, side) > 0 || heroesOn(g, battle, side).length > 0;

/** The strength of the units on a side. @rules CYC-13.3, CYC-18.1 */
export function strengthOn(g: Visible, battle: Battle, side: Side): number {
  let strength = troopsOn(g, battle, side) + mercenariesOn(g, battle, side);
  for (const { id } of heroesOn(g, battle, side)) strength += g.data.heroes[id].strength;
  const fighter = fighterIn(g, battle.area, factionOn(battle, side));
  return fighter === undefined ? strength : strength + (g.data.creatures[fighter.id].strength ?? 0);
}

/** Fortresses and metropolises of a land area. @rules CYC-13.4, CYC-14.1 */
export function fortressesIn(g: Visible, land: Area): number {
  let fortresses = 0;
  for (const site of placeAt(g, land).sites) if (countsAs(numberAt(g.s.built, site), FORTRESS)) fortresses++;
  return fortresses;
}

/** A faction's ports and metropolises that face a sea area. @rules CYC-11.7, CYC-14.1, CYC-R.64 */
export function portsFacing(g: Visible, faction: Faction, sea: Area): number {
  const { sites, facing } = boardOf(g);
  let ports = 0;
  for (const site of at(facing, sea)) {
    if (countsAs(numberAt(g.s.built, site), PORT) && g.s.control[at(sites, site).land] === faction) ports++;
  }
  return ports;
}

/** Removes a unit from a land battle. @rules CYC-1.6, CYC-13.5, CYC-16.32 */
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

/** An attacking troop leaves the battle. Of mercenaries, those that changed sides go first. @rules CYC-18.14 */
export function takeFromAttack(battle: Battle, unit: 'troop' | 'mercenary', cameAlong = false): void {
  if (unit === 'troop') {
    battle.troops--;
    return;
  }
  battle.mercenaries--;
  if (battle.turned > 0 && (!cameAlong || battle.turned > battle.mercenaries)) battle.turned--;
}

/** Troops leave a land area, or the battle in which they attack it. */
export function withdraw(g: G, faction: Faction, from: Area, { troops, mercenaries }: Pick<Force, 'troops' | 'mercenaries'>): void {
  const attack = attackOn(g, faction, from);
  if (attack === undefined) {
    add(g.s.troops, from, -troops);
    add(g.s.mercenaries, from, -mercenaries);
    return;
  }
  attack.troops -= troops;
  for (let nth = 0; nth < mercenaries; nth++) takeFromAttack(attack, 'mercenary', true);
}
