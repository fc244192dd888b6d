import { choose, chooseOrPass, clockwiseFrom, type Ref, type Rule, type Seat, type Topic, who } from '@pantheon/kernel';
import { godRef, sideRef, siteRef, spaceRef } from '../refs.ts';
import { wordOf } from '../things.ts';
import { type G, NONE, type Side, type Site, type Space } from '../types.ts';
import { seatOfSide } from '../units.ts';
import { averted } from './astarte.ts';
import { baal } from './baal.ts';
import { favouredBy, spendGod } from './favour.ts';
import { poseidon } from './poseidon.ts';
import { vulcan } from './vulcan.ts';

/** What a god can be called down upon: a site, or the triremes of a side in a space. */
export interface Target {
  readonly site: Site;
  readonly space: Space;
  readonly side: Side;
  /** Its word in keys. */
  readonly word: string;
}

/** A god that destroys something anywhere on the board. */
export interface WrathfulGod {
  readonly id: string;
  /** What it destroys, in words. */
  readonly thing: Ref;
  targets(g: G, seat: Seat): Target[];
  strike(g: G, target: Target): void;
}

interface Aimed extends Target {
  readonly god: WrathfulGod;
}

const GODS: readonly WrathfulGod[] = [baal, vulcan, poseidon];

const wrathTopic: Topic<Aimed, G> = {
  id: 'wrath',
  key: ({ god, word }) => `${wordOf(god.id)}:${word}`,
  text: (aimed, g) => thingOf(g, aimed),
  focus: (aimed, g) => [godRef(g, g.data.godOf(aimed.god.id)), thingOf(g, aimed), spaceRef(g, aimed.space)],
};

const thingOf = (g: G, { site, space }: Target) => (site === NONE ? spaceRef(g, space) : siteRef(g, site));

const aimedAt = (g: G, seat: Seat, gods: readonly WrathfulGod[]): Aimed[] =>
  gods.filter((god) => favouredBy(g, god.id) === seat).flatMap((god) => god.targets(g, seat).map((target): Aimed => ({ god, ...target })));

/** The gods that a seat could call down now, for the choices of its own turn. */
export const wrathOf = (g: G, seat: Seat): WrathfulGod[] =>
  GODS.filter((god) => favouredBy(g, god.id) === seat && god.targets(g, seat).length > 0);

/** Calls down one god between two actions of one's own turn. */
export function* callDown(g: G, seat: Seat, god: WrathfulGod): Rule {
  yield* smite(g, seat, yield* choose(seat, wrathTopic, aimedAt(g, seat, [god])));
}

/** One of the common moments at which everybody with such a god may call it down. */
export function* commonWindow(g: G): Rule {
  if (GODS.every((god) => favouredBy(g, god.id) === null)) return;
  const first = (g.s.active === NONE ? g.s.roles[0] : g.s.active) as Seat;
  for (const seat of clockwiseFrom(g.seats, first)) {
    for (;;) {
      const aimed = yield* chooseOrPass(seat, wrathTopic, aimedAt(g, seat, GODS));
      if (aimed === null) break;
      yield* smite(g, seat, aimed);
    }
  }
}

function* smite(g: G, seat: Seat, aimed: Aimed): Rule {
  spendGod(g, seat, aimed.god.id);
  if (yield* averted(g, seatOfSide(g, aimed.side), aimed.god.id)) return;
  aimed.god.strike(g, aimed);
  g.emitEffect('godTargets', {
    seat: who(seat),
    god: godRef(g, g.data.godOf(aimed.god.id)),
    thing: aimed.god.thing,
    space: spaceRef(g, aimed.space),
    owner: sideRef(g, aimed.side),
  });
}
