import { amount, choose, numberAt, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { fight } from './battle.ts';
import { traitOf } from './civilisations.ts';
import { favouredBy } from './gods/favour.ts';
import { poseidonReacts } from './gods/poseidon.ts';
import { lanes } from './lanes.ts';
import { attackPreview } from './odds.ts';
import { countedUnits, sideRef, spaceRef } from './refs.ts';
import { aboutThings, chooseThingOrPass } from './things.ts';
import type { Lane } from './topics.ts';
import { type G, NONE, type Side, type Space, type TopicFor, TRIREME, type Unit } from './types.ts';
import { countIn, kindOfUnit, seatOfSide, sideOf, unitsIn } from './units.ts';

const laneTopic: TopicFor<'lane'> = {
  id: 'lane',
  key: ({ id }) => id,
  text: ({ seas }, g) => say('option.lane', { seas: seas.map((sea) => spaceRef(g, sea)) }),
  focus: ({ seas }, g) => seas.map((sea) => spaceRef(g, sea)),
};

/** Whether anybody could react to ships on their way there. */
function isWatched(g: G, seat: Seat, to: Space): boolean {
  const poseidon = favouredBy(g, 'poseidon_god');
  if (poseidon !== null && poseidon !== seat) return true;
  return blockader(g, sideOf(g, seat), to) !== null;
}

/** The seat that may attack the ships of a side that carries units there, or null. @rules MAR-10.1, MAR-10.4 */
function blockader(g: G, mover: Side, to: Space): Seat | null {
  const owner = numberAt(g.s.owner, to);
  return owner === NONE || owner === mover || !traitOf(g, owner).blockades ? null : seatOfSide(g, owner);
}

/** @rules MAR-7.11, MAR-15.9 */
function* chooseLane(g: G, seat: Seat, from: Space, to: Space): Rule<Lane | null> {
  const open = lanes(g, sideOf(g, seat), from, to);
  const [first] = open;
  if (first === undefined) return null;
  const useful = isWatched(g, seat, to) ? open : first.aeneas === NONE ? [first] : onePerSea(open);
  if (useful.length === 1) return first;
  const options = useful.map((lane) => ({ ...lane, id: lane.seas.map((sea) => g.data.spaces[sea]?.word).join('.') }));
  return yield* choose(seat, laneTopic, options);
}

/** The shortest lane for each sea that Aeneas could open. */
const onePerSea = (open: readonly Lane[]): Lane[] =>
  open.filter((lane, at) => open.findIndex((other) => other.aeneas === lane.aeneas) === at);

/** Declares units that go over the sea; true if they arrive, false if the chain is broken and they stay. @rules MAR-7.11, MAR-10.3 */
export function* ship(g: G, seat: Seat, units: readonly Unit[], from: Space, to: Space): Rule<boolean> {
  const side = sideOf(g, seat);
  const lane = yield* chooseLane(g, seat, from, to);
  // Units that set out before these may have cost the trireme that was to carry them.
  if (lane === null) return broken(g, seat, to);
  if (lane.aeneas !== NONE && g.s.campaign.sealane[seat] === NONE) {
    g.s.campaign.sealane[seat] = lane.aeneas;
    g.emit('aeneas', { seat: who(seat), sea: spaceRef(g, lane.aeneas) });
  }
  g.emit('shipped', {
    seat: who(seat),
    from: spaceRef(g, from),
    to: spaceRef(g, to),
    units: countedUnits(g, units),
    seas: lane.seas.map((sea) => spaceRef(g, sea)),
  });
  yield* poseidonReacts(g, [side], lane.seas, { to, battle: false });
  const defender = blockader(g, side, to);
  if (defender !== null) yield* blockade(g, defender, side, lane, to);
  const whole = lane.seas.every((sea) => sea === lane.aeneas || countIn(g, side, TRIREME, sea) > 0);
  return whole || broken(g, seat, to);
}

/** The chain is broken: the units stay where they are. @rules MAR-7.11, MAR-10.3, MAR-21.29 */
function broken(g: G, seat: Seat, to: Space): false {
  g.emitEffect('chainBroken', { seat: who(seat), to: spaceRef(g, to) });
  return false;
}

const blockadeTopic: TopicFor<'blockade'> = { id: 'blockade', ...aboutThings };

const shipsTopic: TopicFor<'blockadeShips'> = {
  id: 'blockadeShips',
  key: String,
  text: (ships) => say('option.ships', { ships }),
};

/**
 * Whoever blockades may attack the ships of the declared move, once in each of its seas.
 * @rules MAR-10.1, MAR-10.2, MAR-10.5, MAR-21.34, MAR-21.35
 */
function* blockade(g: G, seat: Seat, mover: Side, lane: Lane, to: Space): Rule {
  const side = sideOf(g, seat);
  const left = new Set(lane.seas);
  for (;;) {
    const seas = [...left].filter((sea) => countIn(g, side, TRIREME, sea) > 0 && countIn(g, mover, TRIREME, sea) > 0);
    const about = { mover: sideRef(g, mover), to: spaceRef(g, to) };
    const sea = yield* chooseThingOrPass(seat, blockadeTopic, g.data.spaces, seas, { about });
    if (sea === null) return;
    left.delete(sea);
    const ships = triremes(g, side, sea);
    const topic: TopicFor<'blockadeShips'> = {
      ...shipsTopic,
      preview: (n) => attackPreview(g, seat, sea, ships.slice(0, n), mover),
    };
    const count = yield* amount(seat, topic, { min: 1, max: ships.length });
    g.emit('blockade', { seat: who(seat), sea: spaceRef(g, sea), mover: sideRef(g, mover) });
    yield* fight(g, { space: sea, side, foe: mover, attackers: ships.slice(0, count), defenders: triremes(g, mover, sea) });
  }
}

const triremes = (g: G, side: Side, sea: Space): Unit[] => unitsIn(g, side, sea).filter((unit) => kindOfUnit(g, unit) === TRIREME);
