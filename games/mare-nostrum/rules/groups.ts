import { type Label, numberAt, say } from '@pantheon/kernel';
import { buildingRef, creatureRef, unitRef } from './refs.ts';
import type { Group } from './topics.ts';
import { type G, HERCULES, MOVED, ON_MARKER, UNIT_KINDS, type Unit } from './types.ts';
import { hasMark, kindOfUnit, sideOfUnit } from './units.ts';

function idOf(g: G, unit: Unit): string {
  const post = numberAt(g.s.post, unit);
  const kind = UNIT_KINDS[kindOfUnit(g, unit)];
  return `${kind}${hasMark(g, unit, HERCULES) ? '.hercules' : ''}${post === 0 ? '' : `.${post}`}${hasMark(g, unit, MOVED) ? '.new' : ''}`;
}

/** Sorts units into groups, in the order in which they are met. */
export function groupsOf(g: G, units: readonly Unit[]): Group[] {
  const groups: { id: string; units: Unit[] }[] = [];
  for (const unit of units) {
    const id = idOf(g, unit);
    const group = groups.find((candidate) => candidate.id === id);
    if (group === undefined) groups.push({ id, units: [unit] });
    else group.units.push(unit);
  }
  return groups;
}

/** A group in words. */
function groupText(g: G, { units }: Group): Label {
  const unit = numberAt(units, 0);
  if (hasMark(g, unit, HERCULES)) return say('option.hercules', { creature: creatureRef(g, sideOfUnit(g, unit)) });
  const post = numberAt(g.s.post, unit);
  if (post === 0) return unitRef(g, unit);
  if (post === ON_MARKER) return say('option.converting', { unit: unitRef(g, unit) });
  return say('option.posted', { unit: unitRef(g, unit), building: buildingRef(g, post) });
}

/** What all questions have in common whose options are groups of units. */
export const aboutUnits = {
  key: ({ id }: Group) => id,
  text: (group: Group, g: G) => groupText(g, group),
};

/** The units meant by counts over groups. */
export const unitsOf = (groups: readonly Group[], counts: readonly number[]): Unit[] =>
  groups.flatMap((group, at) => group.units.slice(0, counts[at]));
