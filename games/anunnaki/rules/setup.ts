import { at, choose, chooseTogether, equalNumbers, type Rule, type Seat, type SetupContext, seatOf, who } from '@pantheon/kernel';
import { PIECES } from '../data/model.ts';
import { refill } from './pacts/take.ts';
import { capitalOf, landAt, landsInPlay, playerAt, put } from './planets.ts';
import { godTopic } from './questions.ts';
import { godRef, houseRef, minorRef, objectiveRef } from './refs.ts';
import { revealCulture } from './reveal.ts';
import { type Anunnaki, FACE_DOWN, FOLLOWER, type G, NOTHING, type Player, SETTLEMENT, type State, type TopicFor } from './types.ts';
import { houseOf } from './weapon-hand.ts';

const indices = (list: { readonly length: number }): number[] => Array.from({ length: list.length }, (_, index) => index);

/** @rules ANU-2.4, ANU-2.10, ANU-2.11, ANU-2.12, ANU-2.13 */
function newPlayer({ data: { components } }: SetupContext<Anunnaki>): Player {
  const { perHouse } = components.componentCounts;
  return {
    house: -1,
    vp: components.start.victoryPoints,
    stock: equalNumbers(components.resources.length, components.resourceTrack.start),
    mana: components.start.mana,
    pawn: -1,
    cubes: 0,
    faces: 0,
    improved: 0,
    gods: [],
    summoned: 0,
    reserve: perHouse.followers,
    unbuilt: perHouse.settlements,
    pacts: [],
    completed: [],
    tracks: equalNumbers(components.developmentTracks.tracks.length, 0),
    domination: 0,
    artefacts: [],
    pandora: [],
    defeated: [],
  };
}

/** The table before anybody has chosen a House. @rules ANU-1.1, ANU-2.1, ANU-R.2 */
export function setup(g: SetupContext<Anunnaki>): State {
  const { data, seats } = g;
  return {
    round: 0,
    step: 'houses',
    first: seatOf(0),
    active: seatOf(0),
    players: seats.map(() => newPlayer(g)),
    tiles: indices(data.tiles),
    pieces: equalNumbers(seats.length * data.size * PIECES.length, 0),
    guards: equalNumbers(data.size, NOTHING),
    covered: equalNumbers(data.size, 0),
    culture: equalNumbers(data.spots.length, NOTHING),
    display: [],
    objectives: indices(data.components.objectives),
    tokens: [...data.tokenSpaces],
    pactStack: [],
    civilisationPool: indices(data.civilisations),
    culturePool: indices(data.culture),
    artefactPool: indices(data.artefacts),
    artefactsLeft: [],
    artefactsSeenBy: [],
    choosesArtefact: null,
    hands: equalNumbers(seats.length, 0),
    suspected: seats.map(() => [0]),
    dealt: seats.map(() => []),
    discarded: equalNumbers(seats.length, -1),
    fate: -1,
    used: 0,
    manaLeft: 0,
    manaDiscount: 0,
    manaTaken: -1,
    entered: [],
    battle: null,
    fought: null,
    ending: null,
  };
}

const houseTopic: TopicFor<'house'> = {
  id: 'house',
  key: (house) => house.id,
  text: (house, g) => houseRef(g, house.index),
  focus: (house, g) => [houseRef(g, house.index)],
};

/** The next seat chooses a House, or gets one at random; false when all have one. @rules ANU-2.3, ANU-R.39 */
export function* chooseHouse(g: G): Rule<boolean> {
  const seat = g.seats.find((other) => playerAt(g, other).house < 0);
  if (seat === undefined) return false;
  g.s.active = seat;
  const free = g.data.houses.filter((house) => g.s.players.every((player) => player.house !== house.index));
  const house = g.options.randomHouses ? g.draw(free) : yield* choose(seat, houseTopic, free);
  playerAt(g, seat).house = house.index;
  g.emit('house', { seat: who(seat), house: houseRef(g, house.index) });
  return true;
}

/** Everybody draws Minor gods; in a first game there is none to put back. @rules ANU-2.6, ANU-2.7 */
export function dealGods(g: G): void {
  const { minorGodsDrawn, minorGodsKept } = g.data.components.setup;
  for (const seat of g.seats) {
    const pool = indices(houseOf(g, seat).minors);
    const drawn: number[] = [];
    for (let n = g.options.firstGameGods ? minorGodsKept : minorGodsDrawn; n > 0; n--) drawn.push(g.draw(pool));
    drawn.sort((a, b) => a - b);
    if (g.options.firstGameGods) keepGods(g, seat, drawn);
    else g.s.dealt[seat] = drawn;
  }
}

function keepGods(g: G, seat: Seat, gods: readonly number[]): void {
  const player = playerAt(g, seat);
  player.gods = [...gods];
  g.emit('godsKept', { seat: who(seat), gods: gods.map((card) => minorRef(g, player.house, card)) });
}

const discardTopic: TopicFor<'discardGod'> = { ...godTopic('discardGod'), commits: () => true, secret: true };

/** Everybody puts one Minor god back, unseen by the others. @rules ANU-2.6 */
export function* discardGods(g: G): Rule {
  const dealtTo = (seat: Seat): number[] => at(g.s.dealt, seat);
  const discarded = yield* chooseTogether(g.seats, discardTopic, (seat) => dealtTo(seat).map((card) => at(houseOf(g, seat).minors, card)));
  for (const seat of g.seats) {
    const god = at(discarded, seat);
    const kept = dealtTo(seat).filter((card) => card !== god.index);
    keepGods(g, seat, kept);
    g.emitPrivate(seat, ['discardedGod', { seat: who(seat), god: godRef(god) }], ['discardedUnseen', { seat: who(seat) }]);
    g.s.discarded[seat] = god.index;
    g.s.dealt[seat] = [];
  }
}

/**
 * The public part of the set-up: pieces, first player, stars, tiles, tokens, Pacts, Objectives.
 * @rules ANU-2.1, ANU-2.14, ANU-2.15, ANU-2.16, ANU-2.17, ANU-2.18, ANU-2.19, ANU-2.20, ANU-2.21, ANU-2.22, ANU-17.8
 */
export function makeReady(g: G): void {
  const { s, data } = g;
  for (const seat of g.seats) placePieces(g, seat);
  s.first = g.roll(g.seats);
  s.active = s.first;
  g.emit('first', { seat: who(s.first) });
  g.shuffle(s.tiles);
  const boards = new Set(landsInPlay(g).map((land) => landAt(g, land).board));
  for (const land of landsInPlay(g)) if (landAt(g, land).guarded) s.guards[land] = FACE_DOWN;
  for (const spot of data.spots) if (boards.has(spot.board)) s.culture[spot.index] = FACE_DOWN;
  revealCulture(g);
  s.pactStack = data.pacts.filter((pact) => isUsed(g, pact.house)).map((pact) => pact.index);
  refill(g);
  g.shuffle(s.objectives);
  const [war, technology, commerce, domination] = s.objectives.map((tile) => objectiveRef(g, tile));
  if (war && technology && commerce && domination) g.emit('objectives', { war, technology, commerce, domination });
}

const isUsed = (g: G, house: number): boolean =>
  house < 0 || g.options.firstGameAllPacts || g.s.players.some((player) => player.house === house);

/** @rules ANU-2.8, ANU-2.9 */
function placePieces(g: G, seat: Seat): void {
  const player = playerAt(g, seat);
  for (const land of landsInPlay(g)) {
    const { house, startFollowers } = landAt(g, land);
    if (house !== player.house || startFollowers === 0) continue;
    put(g, seat, land, FOLLOWER, startFollowers);
    player.reserve -= startFollowers;
  }
  const { settlementsCapital } = g.data.components.start;
  put(g, seat, capitalOf(g, seat), SETTLEMENT, settlementsCapital);
  player.unbuilt -= settlementsCapital;
}
