import { allocate, type Rule, type Seat, say } from '@pantheon/kernel';
import { aboutUnits, groupsOf, unitsOf } from './groups.ts';
import { countedUnits } from './refs.ts';
import { CREATURE, FORTRESS, type G, LEGION, type TopicFor, TRIREME, type Unit } from './types.ts';
import { kindOfUnit } from './units.ts';

const lossesTopic: TopicFor<'losses'> = { id: 'losses', ...aboutUnits };

const CHEAPEST = [LEGION, TRIREME, FORTRESS, CREATURE];

/** Which of these units their owner gives up. A neutral civilisation gives up the cheapest. @rules MAR-8.7, MAR-20.4, MAR-21.63 */
export function* chooseLosses(g: G, seat: Seat | null, units: readonly Unit[], count: number): Rule<Unit[]> {
  if (count >= units.length) return [...units];
  if (count === 0) return [];
  if (seat === null) return [...units].sort((a, b) => rank(g, a) - rank(g, b)).slice(0, count);
  const groups = groupsOf(g, units);
  if (groups.length === 1) return units.slice(0, count);
  const counts = yield* allocate(seat, lossesTopic, groups, {
    caps: groups.map((group) => group.units.length),
    min: count,
    max: count,
    about: { count },
    preview: (lost) => {
      const fallen = unitsOf(groups, lost);
      return {
        changes: [
          say('preview.remain', {
            units: countedUnits(
              g,
              units.filter((unit) => !fallen.includes(unit)),
            ),
          }),
        ],
      };
    },
  });
  return unitsOf(groups, counts);
}

const rank = (g: G, unit: Unit): number => CHEAPEST.indexOf(kindOfUnit(g, unit));
