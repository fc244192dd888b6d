import { choose, chooseOrPass, clockwiseFrom, type Rule, type Seat, who } from '@pantheon/kernel';
import { godOf } from '../../data/read.ts';
import { wordOf } from '../../data/thing.ts';
import { godRef, sideRef, siteRef, spaceRef } from '../refs.ts';
import { holderOf } from '../roles.ts';
import type { Aimed, Target, WrathfulId } from '../topics.ts';
import { DIRECTOR, type G, NONE, type Space, type TopicFor } from '../types.ts';
import { activeSeat, seatOfSide } from '../units.ts';
import { averted } from './astarte.ts';
import { baal } from './baal.ts';
import { favouredBy, spendGod } from './favour.ts';
import { poseidon } from './poseidon.ts';
import { vulcan } from './vulcan.ts';
import type { WrathfulGod } from './wrathful-god.ts';

const GODS: readonly WrathfulGod[] = [baal, vulcan, poseidon];

const BY_ID: { readonly [G in WrathfulId]: WrathfulGod } = { baal, vulcan, poseidon_god: poseidon };

const wrathTopic: TopicFor<'wrath'> = {
  id: 'wrath',
  key: ({ god, word }) => `${wordOf(god)}:${word}`,
  text: (aimed, g) => thingOf(g, aimed),
  focus: (aimed, g) => [godRef(g, godOf(g.data, aimed.god)), thingOf(g, aimed), spaceRef(g, aimed.space)],
};

const thingOf = (g: G, { site, space }: Target) => (site === NONE ? spaceRef(g, space) : siteRef(g, site));

function aimedAt(g: G, seat: Seat, gods: readonly WrathfulGod[]): Aimed[] {
  const found: Aimed[] = [];
  for (const god of gods)
    if (favouredBy(g, god.id) === seat)
      for (const { site, space, side, word } of god.targets(g, seat)) found.push({ god: god.id, site, space, side, word });
  return found;
}

/** The gods that a seat could call down now, for the choices of its own turn. @rules MAR-19.3 */
export function wrathOf(g: G, seat: Seat): WrathfulId[] {
  const found: WrathfulId[] = [];
  for (const { id, targets } of GODS) if (favouredBy(g, id) === seat && targets(g, seat).length > 0) found.push(id);
  return found;
}

/** Whether anybody holds such a god. */
function isWrathFeared(g: G): boolean {
  for (const { id } of GODS) if (favouredBy(g, id) !== null) return true;
  return false;
}

/** Calls down one god between two actions of one's own turn. @rules MAR-16.10, MAR-19.3 */
export function* callDown(g: G, seat: Seat, god: WrathfulId): Rule {
  yield* smite(g, seat, yield* choose(seat, wrathTopic, aimedAt(g, seat, [BY_ID[god]])));
}

/** One of the common moments at which everybody with such a god may call it down. @rules MAR-19.1, MAR-19.3, MAR-21.60 */
export function* commonWindow(g: G): Rule {
  if (!isWrathFeared(g)) return;
  const first = g.s.active === NONE ? holderOf(g, DIRECTOR) : activeSeat(g);
  for (const seat of clockwiseFrom(g.seats, first)) {
    for (;;) {
      const targets = aimedAt(g, seat, GODS);
      const aimed = targets.length === 0 ? null : yield* chooseOrPass(seat, wrathTopic, targets);
      if (aimed === null) break;
      yield* smite(g, seat, aimed);
    }
  }
}

const nowTopic: TopicFor<'wrathNow'> = { ...wrathTopic, id: 'wrathNow' };

/** The players other than the active one who could call down a god now. @rules MAR-19.2 */
const onlookers = (g: G): Seat[] =>
  isWrathFeared(g) ? clockwiseFrom(g.seats, activeSeat(g)).filter((seat) => seat !== g.s.active && wrathOf(g, seat).length > 0) : [];

/** Whether anybody could break into the turn of the active player. */
export const mayBreakIn = (g: G): boolean => onlookers(g).length > 0;

/** Between two actions of the active player everybody else with such a god may call it down. @rules MAR-5.6, MAR-19.3, MAR-21.61 */
export function* breakIn(g: G): Rule {
  for (const seat of onlookers(g)) yield* offerWrath(g, seat, () => true);
}

/** Before the dice of a battle in which buildings count for the defence, a god may destroy one of them. @rules MAR-8.8, MAR-19.3 */
export function* razeDefences(g: G, space: Space): Rule {
  for (const seat of clockwiseFrom(g.seats, activeSeat(g)))
    yield* offerWrath(g, seat, (aimed) => aimed.site !== NONE && aimed.space === space);
}

function* offerWrath(g: G, seat: Seat, isOpen: (aimed: Aimed) => boolean): Rule {
  for (;;) {
    const about = { seat: who(activeSeat(g)) };
    const aimed = yield* chooseOrPass(seat, nowTopic, aimedAt(g, seat, GODS).filter(isOpen), { about });
    if (aimed === null) return;
    yield* smite(g, seat, aimed);
  }
}

/** @rules MAR-16.4 */
function* smite(g: G, seat: Seat, aimed: Aimed): Rule {
  const { thing, strike } = BY_ID[aimed.god];
  spendGod(g, seat, aimed.god);
  if (yield* averted(g, seatOfSide(g, aimed.side), aimed.god)) return;
  strike(g, aimed);
  g.emitEffect('godTargets', {
    seat: who(seat),
    god: godRef(g, godOf(g.data, aimed.god)),
    thing,
    space: spaceRef(g, aimed.space),
    owner: sideRef(g, aimed.side),
  });
}
