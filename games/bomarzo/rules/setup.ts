import { add, at, choose, chooseTogether, equalNumbers, type Rule, type SetupContext, seatOf, who } from '@pantheon/kernel';
import { FOOD, RESOURCES, SILVER } from '../data/ids.ts';
import type { Cubes } from '../data/read.ts';
import { cardTopic } from './card-topic.ts';
import { discard } from './deck.ts';
import { stockOf } from './pieces.ts';
import { cardRef, godRef, resourceRef } from './refs.ts';
import type { Bomarzo, Card, G, State, TopicFor } from './types.ts';
import { moveWorkers } from './village.ts';

const startOf = (g: Pick<G, 'data' | 'seats'>) => {
  const start = g.data.pack.setup.byPlayers[g.seats.length];
  if (start === undefined) throw new Error(`no set-up for ${g.seats.length} players`);
  return start;
};

/** The pieces of every player, before anything is shuffled. @rules BOM-1.2, BOM-1.3, BOM-1.5 */
export function setup(g: SetupContext<Bomarzo>): State {
  const { seats, data } = g;
  const { actionPawns, startingResources: start } = startOf(g);
  const first = seatOf(g.below(seats.length));
  const each = <T>(value: () => T): T[] => seats.map(value);
  return {
    season: 1,
    first,
    turn: first,
    done: 0,
    stock: each((): Cubes => [start.food, start.silver, start.wine]),
    pawns: equalNumbers(seats.length, actionPawns),
    free: equalNumbers(seats.length, actionPawns),
    passed: each(() => false),
    actions: equalNumbers(seats.length, 0),
    workers: each(() => equalNumbers(data.village.length, 0)),
    hand: each(() => []),
    seen: each(() => []),
    played: each(() => []),
    tracks: each(() => equalNumbers(data.tracks.length, 0)),
    arrived: data.tracks.map(() => []),
    signs: data.tracks.map(() => data.pack.secondaryTracks.victoryPointSpaces.map(() => null)),
    order: [...data.allGods],
    gods: Object.fromEntries(data.allGods.map((god) => [god, { mossy: false, asleep: false, pawns: [], cubes: [0, 0, 0], under: [] }])),
    harvest: data.areas.map(() => []),
    top: null,
    deck: [...data.allCards],
    discard: [],
    dealt: each(() => []),
    due: equalNumbers(seats.length, 0),
    invocation: null,
    discs: [],
    worshipDeck: [],
    worship: each(() => []),
    worshipDealt: [],
    worshipDrawn: each(() => false),
    bound: false,
    revealed: false,
  };
}

const bonusTopic: TopicFor<'lastPlayerBonus'> = {
  id: 'lastPlayerBonus',
  key: (resource) => at(RESOURCES, resource),
  text: resourceRef,
  focus: (resource) => [resourceRef(resource)],
};

/** With four players the last one takes a Food or a Silver more. @rules BOM-1.4 */
export function* lastPlayerBonus(g: G): Rule {
  const { lastPlayerBonus: bonus } = startOf(g);
  g.emit('firstPlayer', { seat: who(g.s.first) });
  if (bonus === 0) return;
  const last = seatOf((g.s.first + g.seats.length - 1) % g.seats.length);
  const resource = yield* choose(last, bonusTopic, [FOOD, SILVER]);
  add(stockOf(g, last), resource, bonus);
  g.emit('bonus', { seat: who(last), resource: resourceRef(resource) });
}

/**
 * Gods around the board, the expansions beside it, four cards to everybody.
 * @rules BOM-1.1, BOM-1.6, BOM-1.7, BOM-1.8, BOM-1.11, BOM-15.1, BOM-16.1, BOM-R.24, BOM-R.31
 */
export function layOut(g: G): void {
  const { s, data } = g;
  g.shuffle(s.order);
  if (g.options.seasons) s.discs = g.shuffle([...data.discs]).slice(0, data.pack.expansions.seasons.used);
  if (g.options.worship !== 'off') s.worshipDeck = [...data.worshipCards];
  g.emit('laidOut', { gods: s.order.map((god) => godRef(god)) });
  for (const seat of g.seats) s.dealt[seat] = Array.from({ length: data.pack.setup.cardsDealt }, () => g.draw(s.deck)).sort();
}

const keepTopic: TopicFor<'keepCard'> = { ...cardTopic('keepCard'), commits: () => true, secret: true };

/** Everybody keeps one of the cards dealt, in secret; the others are shown together. @rules BOM-1.7, BOM-H.6, BOM-R.5 */
export function* keepOneCard(g: G): Rule {
  const { s } = g;
  const kept = yield* chooseTogether(g.seats, keepTopic, (seat) => at(s.dealt, seat));
  const discards: Card[] = [];
  for (const seat of g.seats) {
    const card = at(kept, seat);
    s.hand[seat] = [card];
    discards.push(...at(s.dealt, seat).filter((other) => other !== card));
    s.dealt[seat] = [];
  }
  discard(g, discards);
  g.emit('kept', { discards: discards.map((card) => cardRef(card)) });
  s.top = g.draw(s.deck);
}

/** One seat moves its workers the first steps. @rules BOM-1.10, BOM-R.8 */
export function* firstSteps(g: G): Rule {
  const seat = seatOf((g.s.first + g.s.done) % g.seats.length);
  const steps = g.data.pack.setup.villageSteps;
  yield* moveWorkers(g, seat, { min: steps, max: steps });
}
