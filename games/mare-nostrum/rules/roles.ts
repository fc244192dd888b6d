import { add, at, choose, numberAt, type Rule, type Seat, seatOf, who } from '@pantheon/kernel';
import { countBuildings, type Holdings, holdings } from './buildings.ts';
import type { Counted } from './events.ts';
import { hasCard } from './powers.ts';
import { roleRef } from './refs.ts';
import { type G, NONE, ROLES, type Role, type Side, type TopicFor, type Visible } from './types.ts';

/** The seat that holds a role card. */
export const holderOf = (g: G, role: number): Seat => seatOf(numberAt(g.s.roles, role));

/** By seat: what counts for each of the four roles now. @rules MAR-3.2, MAR-3.3, MAR-3.4, MAR-3.5 */
export function roleCounts(g: Visible, held: Holdings = holdings(g)): number[][] {
  const buildings = countBuildings(g, held);
  return g.seats.map((seat) => {
    const counts = [0, 0, 0, 0];
    const side = numberAt(g.s.side, seat);
    if (side === NONE) return counts;
    for (let role = 0; role < counts.length; role++) counts[role] = countFor(g, side, role, at(buildings, side));
    addBonus(g, seat, counts);
    return counts;
  });
}

/** @rules MAR-3.2, MAR-3.3, MAR-3.4, MAR-3.5 */
function countFor(g: Visible, side: Side, role: number, mine: readonly number[]): number {
  const { buildings, units } = at(g.data.roles, role);
  let sum = units ? unitsOnBoard(g, side) : 0;
  for (const kind of buildings) sum += numberAt(mine, kind);
  return sum;
}

/** @rules MAR-3.5, MAR-21.15 */
function unitsOnBoard(g: Visible, side: Side): number {
  const { unitsPerSide } = g.data;
  const { at } = g.s;
  let count = 0;
  for (let unit = side * unitsPerSide; unit < (side + 1) * unitsPerSide; unit++) if ((at[unit] as number) >= 0) count++;
  return count;
}

/** @rules MAR-3.7, MAR-13.1, MAR-13.2, MAR-13.3 */
function addBonus(g: Visible, seat: Seat, counts: number[]): void {
  for (const card of g.data.advisers) {
    if (!hasCard(g, seat, card)) continue;
    const { bonus } = at(g.data.cards, card);
    for (let role = 0; role < counts.length; role++) add(counts, role, numberAt(bonus, role));
  }
}

const heirTopic: TopicFor<'heir'> = {
  id: 'heir',
  key: String,
  text: (seat) => who(seat),
  focus: (seat) => [who(seat)],
};

/** Athena's help: two more for one seat and role. */
export interface Blessing {
  readonly seat: Seat;
  readonly role: Role;
}

/** Counts for all roles first, then moves the cards one after the other. @rules MAR-3.9, MAR-21.17 */
export function* assignRoles(g: G, blessing: Blessing | null): Rule {
  const counts = roleCounts(g);
  if (blessing !== null) {
    const mine = at(counts, blessing.seat);
    add(mine, blessing.role, g.data.components.gifts.athena);
  }
  for (let role = 0; role < ROLES.length; role++) {
    const figures = counts.map((list) => numberAt(list, role));
    g.emit('counted', { role: roleRef(g, role), counts: countedSeats(g, figures) });
    yield* assignRole(g, role, figures);
  }
}

/** @rules MAR-3.5 */
function countedSeats(g: G, figures: readonly number[]): Counted {
  const counted: Counted = {};
  for (const seat of g.seats) counted[who(seat)] = numberAt(figures, seat);
  return counted;
}

/** @rules MAR-3.8 */
function* assignRole(g: G, role: number, figures: readonly number[]): Rule {
  const highest = Math.max(...figures);
  const best = g.seats.filter((seat) => figures[seat] === highest);
  const holder = holderOf(g, role);
  if (best.includes(holder)) {
    g.emitEffect('roleStays', { seat: who(holder), role: roleRef(g, role) });
    return;
  }
  const heir = yield* choose(holder, heirTopic, best, { about: { role: roleRef(g, role) } });
  g.s.roles[role] = heir;
  g.emitEffect('roleMoves', { seat: who(heir), role: roleRef(g, role) });
}

/**
 * Gives out the roles that nobody has at the start: by the usual count, to players without a role as long as there are such.
 * @rules MAR-2.8, MAR-2.19, MAR-21.8
 */
export function giveStartingRoles(g: G): void {
  const counts = roleCounts(g);
  for (let role = 0; role < ROLES.length; role++) {
    if (g.s.roles[role] !== NONE) continue;
    const without = g.seats.filter((seat) => !g.s.roles.includes(seat));
    const candidates = without.length > 0 ? without : g.seats;
    const highest = Math.max(...candidates.map((seat) => numberAt(at(counts, seat), role)));
    const seat = g.roll(candidates.filter((candidate) => counts[candidate]?.[role] === highest));
    g.s.roles[role] = seat;
  }
  g.s.roles.forEach((seat, role) => {
    g.emit('startingRole', { seat: who(seatOf(seat)), role: roleRef(g, role) });
  });
}
