import { allocate, type Preview, type Rule, type Seat } from '@pantheon/kernel';
import { fight } from './battle.ts';
import { aboutUnits, groupsOf, unitsOf } from './groups.ts';
import { attackPreview } from './odds.ts';
import { holders } from './powers.ts';
import { sideRef, spaceRef } from './refs.ts';
import { aboutThings, chooseThing } from './things.ts';
import { type G, MOVED, type Side, type Space, type TopicFor, type Unit } from './types.ts';
import { forceIn, mayAttack, othersIn, setMark, sideOf, sidesIn } from './units.ts';

/** Units arrive in a province; where others stand they fight at once. @rules MAR-7.15, MAR-8.3 */
export function* enter(g: G, seat: Seat, units: readonly Unit[], province: Space): Rule {
  const side = sideOf(g, seat);
  for (const unit of units) {
    g.s.at[unit] = province;
    g.s.post[unit] = 0;
    setMark(g, unit, MOVED);
  }
  for (const { seat: host, power } of holders(g, 'onEntry')) {
    const hostSide = sideOf(g, host);
    if (hostSide !== side && g.s.owner[province] === hostSide) yield* power.onEntry(g, host, { province, side, units });
  }
  const arrived = units.filter((unit) => g.s.at[unit] === province);
  if (arrived.length === 0) return;
  if (othersIn(g, side, province) === 0) markWon(g, province);
  else yield* engage(g, seat, province, arrived);
}

/** @rules MAR-15.1 */
function markWon(g: G, province: Space): void {
  if (!g.s.campaign.won.includes(province)) g.s.campaign.won.push(province);
}

const foeTopic: TopicFor<'foe'> = {
  id: 'foe',
  ...aboutThings,
  text: ({ at }, g) => sideRef(g, at),
  focus: ({ at }, g) => [sideRef(g, at)],
};

const attackersTopic: TopicFor<'attackers'> = { id: 'attackers', ...aboutUnits };

/** The units that have just come in attack, all of them, one opponent or several. @rules MAR-7.15, MAR-7.17 */
function* engage(g: G, seat: Seat, province: Space, arrived: readonly Unit[]): Rule {
  const side = sideOf(g, seat);
  for (;;) {
    const ready = arrived.filter((unit) => g.s.at[unit] === province && mayAttack(g, unit));
    const foes = sidesIn(othersIn(g, side, province));
    if (ready.length === 0 || foes.length === 0 || g.s.campaign.petrified.includes(province)) return;
    const foe = yield* chooseThing(seat, foeTopic, g.data.sides, foes, { about: { space: spaceRef(g, province) } });
    const others = forceIn(g, side, province).filter((unit) => mayAttack(g, unit) && !ready.includes(unit));
    const odds = (joining: readonly Unit[]): Preview =>
      attackPreview(g, seat, province, foes.length > 1 ? joining : [...ready, ...joining], foe);
    const units =
      foes.length > 1 ? yield* someOf(g, seat, [...ready, ...others], 1, odds) : [...ready, ...(yield* someOf(g, seat, others, 0, odds))];
    yield* attack(g, seat, province, units, foe);
  }
}

function* someOf(g: G, seat: Seat, units: readonly Unit[], min: number, odds: (chosen: readonly Unit[]) => Preview): Rule<Unit[]> {
  if (units.length <= min) return [...units];
  const groups = groupsOf(g, units);
  const caps = groups.map((group) => group.units.length);
  const preview = (counts: readonly number[]): Preview => odds(unitsOf(groups, counts));
  return unitsOf(groups, yield* allocate(seat, attackersTopic, groups, { caps, min, max: units.length, preview }));
}

/** @rules MAR-7.2, MAR-8.1 */
function* attack(g: G, seat: Seat, space: Space, attackers: readonly Unit[], foe: Side): Rule {
  const side = sideOf(g, seat);
  yield* fight(g, { space, attackers, side, foe });
  if (space < g.data.provinces && othersIn(g, side, space) === 0 && forceIn(g, side, space).length > 0) markWon(g, space);
}

/** The units of a seat in a space that have not attacked yet. @rules MAR-7.2 */
export const readyIn = (g: G, seat: Seat, space: Space): Unit[] => forceIn(g, sideOf(g, seat), space).filter((unit) => mayAttack(g, unit));

/** An attack by units that are already there: on which opponent, and with which of them. @rules MAR-7.16, MAR-7.17 */
export function* attackFrom(g: G, seat: Seat, space: Space): Rule {
  const about = { space: spaceRef(g, space) };
  const foe = yield* chooseThing(seat, foeTopic, g.data.sides, sidesIn(othersIn(g, sideOf(g, seat), space)), { about });
  const units = yield* someOf(g, seat, readyIn(g, seat, space), 1, (chosen) => attackPreview(g, seat, space, chosen, foe));
  yield* attack(g, seat, space, units, foe);
}
