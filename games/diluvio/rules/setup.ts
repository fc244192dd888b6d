import { add, at, chooseOrPass, equalNumbers, type Rule, type Seat, type SetupContext, seatOf, who } from '@pantheon/kernel';
import { spaceRef } from './refs.ts';
import { type Diluvio, type G, type Holder, type LandField, NOBODY, type PieceField, type State, type TopicFor } from './types.ts';
import { slot } from './world.ts';

const zeros = (length: number): number[] => equalNumbers(length, 0);
const nobody = (length: number): Holder[] => equalNumbers<Holder>(length, NOBODY);

/** An empty world with all its trees; who opens the first round is drawn. @rules DIL-2.3, DIL-2.10, DIL-3.2, DIL-3.3, DIL-3.4 */
export function setup(g: SetupContext<Diluvio>): State {
  const { resources } = g.data;
  const seats = g.seats.length;
  return {
    phase: 'colours',
    round: 1,
    first: seatOf(g.below(seats)),
    turn: 0,
    colour: equalNumbers(seats, -1),
    ...noPieces(g),
    ...wildLands(g),
    stock: zeros(seats * resources.length),
    goneWorkers: zeros(seats),
    goneWarriors: zeros(seats),
    stance: zeros(seats * seats),
    stanceChanged: zeros(seats),
    from: -1,
    to: -1,
    refusals: [],
    offers: [],
    nextOffer: 1,
    offersMade: zeros(seats),
    trading: zeros(seats),
    waits: 0,
    counter: 0,
    rises: 0,
    still: 0,
    rise: null,
    ended: null,
  };
}

function noPieces({ data, seats }: SetupContext<Diluvio>): Pick<State, PieceField> {
  const { lands, spaces } = data;
  return {
    workers: zeros(lands * seats.length),
    tiredWorkers: zeros(lands * seats.length),
    warriors: zeros(lands * seats.length),
    tiredWarriors: zeros(lands * seats.length),
    fleet: zeros(spaces.length),
    fleetOf: nobody(spaces.length),
    sailed: zeros(spaces.length),
    carried: zeros(spaces.length),
  };
}

function wildLands({ data: { lands, pack } }: SetupContext<Diluvio>): Pick<State, LandField> {
  return {
    fanatics: zeros(lands),
    trees: equalNumbers(lands, pack.jobs.treesPerSpace),
    bare: zeros(lands),
    fate: zeros(lands),
    lastController: nobody(lands),
    opening: nobody(lands),
    mines: zeros(lands),
    dolmen: nobody(lands),
    monument: nobody(lands),
    wonder: nobody(lands),
    port: zeros(lands),
    barracks: zeros(lands),
    granary: zeros(lands),
  };
}

const colourTopic: TopicFor<'colour'> = {
  id: 'colour',
  key: (colour) => colour.id,
  text: (colour) => colour.ref,
  focus: (colour, g) => [spaceRef(g, colour.start)],
};

/**
 * A seat takes a free colour, or one is drawn for it; its first workers stand in the heart of that continent.
 * @rules DIL-2.1, DIL-3.1, DIL-3.2, DIL-3.5
 */
export function* chooseColour(g: G, seat: Seat): Rule {
  const free = g.data.colours.filter(({ index }) => !g.s.colour.includes(index));
  const chosen = free.length === 1 ? at(free, 0) : yield* chooseOrPass(seat, colourTopic, free);
  const colour = chosen ?? g.roll(free);
  g.s.colour[seat] = colour.index;
  add(g.s.workers, slot(g, colour.start, seat), g.data.pack.players.startWorkers);
  g.s.lastController[colour.start] = seat;
  g.emit(chosen === null ? 'drawn' : 'colour', { seat: who(seat), colour: colour.ref, land: spaceRef(g, colour.start) });
}
