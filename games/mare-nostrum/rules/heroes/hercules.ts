import { numberAt, type Rule, type Seat, who } from '@pantheon/kernel';
import type { Power } from '../powers.ts';
import { creatureRef, spaceRef } from '../refs.ts';
import { aboutThings, chooseThing, chooseThingOrPass } from '../things.ts';
import { exhaust, isUsed } from '../turn-notes.ts';
import { ATTACKED, type G, HERCULES, LEGION, MOVED, type Space, type TopicFor, type Unit } from '../types.ts';
import { hasMark, isPlainLegion, setMark, sideOf } from '../units.ts';

const herculesTopic: TopicFor<'hercules'> = { id: 'hercules', ...aboutThings };

function declare(g: G, seat: Seat, unit: Unit): void {
  exhaust(g, seat, 'hercules');
  setMark(g, unit, HERCULES);
  const space = spaceRef(g, numberAt(g.s.at, unit));
  g.emit('hercules', { seat: who(seat), space, creature: creatureRef(g, sideOf(g, seat)) });
}

/** Legions of a seat that have not moved or attacked, one for each province. */
function restedLegions(g: G, seat: Seat): Map<Space, Unit> {
  const first = sideOf(g, seat) * g.data.unitsPerSide + numberAt(g.data.firstUnit, LEGION);
  const found = new Map<Space, Unit>();
  for (let unit = first; unit < first + numberAt(g.data.unitCount, LEGION); unit++) {
    const space = numberAt(g.s.at, unit);
    if (space >= 0 && isPlainLegion(g, unit) && !hasMark(g, unit, MOVED | ATTACKED)) found.set(space, unit);
  }
  return found;
}

/** Hercules: once a turn a legion becomes a creature of its civilisation until the military phase ends. @rules MAR-15.12, MAR-21.46 */
export const hercules: Power = {
  id: 'hercules',
  mayMarch: (g, seat) => !isUsed(g, seat, 'hercules') && restedLegions(g, seat).size > 0,
  *march(g, seat): Rule {
    const legions = restedLegions(g, seat);
    const space = yield* chooseThing(seat, herculesTopic, g.data.spaces, [...legions.keys()]);
    const legion = legions.get(space);
    if (legion !== undefined) declare(g, seat, legion);
  },
  *declares(g, { space }, { seat, units }) {
    if (seat === null || isUsed(g, seat, 'hercules')) return;
    const legion = units.find((unit) => isPlainLegion(g, unit));
    if (legion === undefined) return;
    if ((yield* chooseThingOrPass(seat, herculesTopic, g.data.spaces, [space])) !== null) declare(g, seat, legion);
  },
};
