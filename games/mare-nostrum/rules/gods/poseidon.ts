import { chooseOrPass, numberAt, type Rule, type Seat, who } from '@pantheon/kernel';
import { godOf } from '../../data/read.ts';
import { godRef, sideRef, spaceRef } from '../refs.ts';
import type { Target } from '../topics.ts';
import { type G, NONE, type Side, type Space, type TopicFor, TRIREME } from '../types.ts';
import { countIn, kindOfUnit, removeUnit, seatOfSide, sideOf, unitsIn } from '../units.ts';
import { averted } from './astarte.ts';
import { favouredBy, spendGod } from './favour.ts';
import type { WrathfulGod } from './wrathful-god.ts';

const triremesAt = (g: G, side: Side, space: Space): Target => ({
  site: NONE,
  side,
  space,
  word: `${g.data.sides[side]?.word}.${g.data.spaces[space]?.word}`,
});

/** Every place where another player has triremes, launched or not. */
function foreignTriremes(g: G, seat: Seat): Target[] {
  const { unitsPerSide, firstUnit, unitCount } = g.data;
  const found: Target[] = [];
  for (const other of g.seats) {
    if (other === seat) continue;
    const side = sideOf(g, other);
    const first = side * unitsPerSide + numberAt(firstUnit, TRIREME);
    const spaces = g.s.at.slice(first, first + numberAt(unitCount, TRIREME)).filter((space) => space >= 0);
    for (const space of [...new Set(spaces)].sort((a, b) => a - b)) found.push(triremesAt(g, side, space));
  }
  return found;
}

function sink(g: G, { side, space }: Target): void {
  const trireme = unitsIn(g, side, space).find((unit) => kindOfUnit(g, unit) === TRIREME);
  if (trireme !== undefined) removeUnit(g, trireme);
}

/** Poseidon destroys a trireme of an opponent, anywhere. @rules MAR-16.7 */
export const poseidon: WrathfulGod = { id: 'poseidon_god', thing: 'piece:trireme', targets: foreignTriremes, strike: sink };

const poseidonTopic: TopicFor<'poseidon'> = {
  id: 'poseidon',
  key: ({ word }) => word,
  text: ({ space }, g) => spaceRef(g, space),
  focus: ({ side, space }, g) => [spaceRef(g, space), sideRef(g, side)],
};

/** In mid-action the holder of Poseidon may sink a trireme of one of these sides in one of these seas. @rules MAR-16.7 */
export function* poseidonReacts(g: G, sides: readonly Side[], seas: readonly Space[], about: { to: Space; battle: boolean }): Rule {
  const seat = favouredBy(g, 'poseidon_god');
  if (seat === null) return;
  const mine = sideOf(g, seat);
  const targets = sides
    .filter((side) => side !== mine)
    .flatMap((side) => seas.filter((sea) => countIn(g, side, TRIREME, sea) > 0).map((space) => triremesAt(g, side, space)));
  const target = yield* chooseOrPass(seat, poseidonTopic, targets, { about: { to: spaceRef(g, about.to), battle: about.battle } });
  if (target === null) return;
  spendGod(g, seat, 'poseidon_god');
  if (yield* averted(g, seatOfSide(g, target.side), 'poseidon_god')) return;
  sink(g, target);
  const god = godRef(g, godOf(g.data, 'poseidon_god'));
  g.emitEffect('godTargets', {
    seat: who(seat),
    god,
    thing: 'piece:trireme',
    space: spaceRef(g, target.space),
    owner: sideRef(g, target.side),
  });
}
