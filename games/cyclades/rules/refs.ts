import { at, type Ref, ref } from '@pantheon/kernel';
import { type CreatureId, creatureIds } from '../data/schema.ts';
import { placeAt } from './board.ts';
import { sidesOf } from './factions.ts';
import type { Area, Faction, Unit, Visible } from './types.ts';

/** How the log names a faction: by its seat, or by its colour where a seat runs two. */
export const actor = (g: Visible, faction: Faction): Ref => at(sidesOf(g).actors, faction);

/** The reference to an area. */
export const areaRef = (g: Visible, area: Area): Ref => ref('area', placeAt(g, area).id);

/** Whether a unit is a creature. */
export const isCreature = (unit: Unit): unit is CreatureId => (creatureIds as readonly string[]).includes(unit);

/** The reference to a unit. */
export function unitRef(unit: Unit): Ref {
  if (unit === 'troop' || unit === 'mercenary') return ref('piece', unit);
  return isCreature(unit) ? ref('creature', unit) : ref('hero', unit);
}

/** Units as the log tells of them: so many troops, or a hero or creature by name. */
export const countedRef = (unit: Unit | 'fleet', count: number): Ref =>
  unit === 'troop' || unit === 'mercenary' || unit === 'fleet' ? ref('units', `${unit}.${count}`) : unitRef(unit);
