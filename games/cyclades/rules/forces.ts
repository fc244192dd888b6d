import { allocate, loss, numberAt, type Preview, type Rule, ref, say } from '@pantheon/kernel';
import type { HeroId } from '../data/schema.ts';
import { about } from './ask.ts';
import { armyIn } from './combatants.ts';
import { seatFor } from './factions.ts';
import { total } from './lists.ts';
import { heroesIn } from './pieces.ts';
import { areaRef, unitRef } from './refs.ts';
import type { Area, Faction, Force, G, Mover, TopicFor, Troop } from './types.ts';

const unitsTopic = <K extends 'marchUnits' | 'flyUnits' | 'escort'>(id: K, action: string): TopicFor<K> => ({
  id,
  key: (unit) => unit,
  text: unitRef,
  focus: (unit) => [unitRef(unit)],
  action,
  slot: 'units',
});
export const marchUnitsTopic = unitsTopic('marchUnits', 'march');
export const flyUnitsTopic = unitsTopic('flyUnits', 'fly');
const escortTopic = unitsTopic('escort', 'heroic');

const TROOPS: readonly Troop[] = ['troop', 'mercenary'];

/** The kinds of a faction's troops in a land area, with how many of each there are. */
function troopsIn(g: G, faction: Faction, land: Area): { units: Troop[]; caps: number[] } {
  const { troops, mercenaries } = armyIn(g, faction, land);
  const counts = { troop: troops, mercenary: mercenaries };
  const units = TROOPS.filter((unit) => counts[unit] > 0);
  return { units, caps: units.map((unit) => counts[unit]) };
}

function forceOf(units: readonly Mover[], counts: readonly number[]): Force {
  const force: Force = { troops: 0, mercenaries: 0, heroes: [] };
  units.forEach((unit, index) => {
    const count = numberAt(counts, index);
    if (unit === 'troop') force.troops = count;
    else if (unit === 'mercenary') force.mercenaries = count;
    else if (count > 0) force.heroes.push(unit);
  });
  return force;
}

/** How many stay behind when some of an area's units go; nothing before anybody goes. */
export function stayingPreview(g: G, area: Area, all: number, gone: number): Preview {
  if (gone === 0) return {};
  const args = { n: all - gone, area: areaRef(g, area) };
  return { changes: [all === gone ? loss('preview.stays', args) : say('preview.stays', args)] };
}

/** Asks which units of an area go; at least one. @rules CYC-12.1 */
export function* askForce(g: G, faction: Faction, topic: TopicFor<'marchUnits' | 'flyUnits'>, land: Area): Rule<Force> {
  const troops = troopsIn(g, faction, land);
  const heroes = heroesIn(g, land, faction).map(({ id }) => id);
  const units: Mover[] = [...troops.units, ...heroes];
  const caps = [...troops.caps, ...heroes.map(() => 1)];
  const max = total(caps);
  if (max === 1) return forceOf(units, caps);
  const preview = (counts: readonly number[]): Preview => stayingPreview(g, land, max, total(counts));
  const limits = { caps, min: 1, max, suggest: () => [caps], preview, ...about(g, faction) };
  return forceOf(units, yield* allocate(seatFor(g, faction), topic, units, limits));
}

/** Asks which troops of its area go with a hero; none need to. @rules CYC-17.8 */
export function* askEscort(g: G, faction: Faction, from: Area, hero: HeroId): Rule<Force> {
  const { units, caps } = troopsIn(g, faction, from);
  if (units.length === 0) return { troops: 0, mercenaries: 0, heroes: [hero] };
  const preview = (counts: readonly number[]): Preview => stayingPreview(g, from, total(caps), total(counts));
  const limits = { caps, min: 0, max: total(caps), suggest: () => [caps], preview, ...about(g, faction, { hero: ref('hero', hero) }) };
  const counts = yield* allocate(seatFor(g, faction), escortTopic, units, limits);
  return { ...forceOf(units, counts), heroes: [hero] };
}
