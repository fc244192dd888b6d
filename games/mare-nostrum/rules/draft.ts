import { at, choose, chooseOrPass, numberAt, type Rule, type Seat, seatOf, who } from '@pantheon/kernel';
import { traitOf } from './civilisations.ts';
import { groundOf, markersLeft, placesFor, provinceOf } from './place.ts';
import { acquired, plotAt, put } from './placing.ts';
import { powerOf } from './powers.ts';
import { cardRef, itemRef, siteRef, spaceRef } from './refs.ts';
import { aboutThings, chooseThing } from './things.ts';
import type { Plot, Purchase } from './topics.ts';
import { FOR_SALE, type G, ITEMS, type Item, NONE, type Side, type Space, type TopicFor } from './types.ts';
import { sideOf } from './units.ts';

const draftTopic: TopicFor<'draft'> = {
  id: 'draft',
  key: (purchase) => purchase,
  text: (purchase, g) => {
    const side = sideOf(g, drafting(g));
    return purchase === 'hero' ? cardRef(g, numberAt(g.data.heroes, side)) : itemRef(g, purchase, side);
  },
  action: 'draft',
  slot: 'thing',
};

const capitalTopic: TopicFor<'capital'> = { id: 'capital', ...aboutThings };

const spotTopic: TopicFor<'draftWhere'> = {
  id: 'draftWhere',
  key: ({ word }) => word,
  text: (spot, g) => (spot.item === 'caravan' ? siteRef(g, spot.place) : spaceRef(g, provinceOf(g, spot.item, spot.place))),
  focus: (spot, g) => [spaceRef(g, provinceOf(g, spot.item, spot.place))],
  action: 'draft',
  slot: 'space',
};

/** The seat that spends its share of points. */
export const drafting = (g: G): Seat => seatOf(numberAt(g.s.draft.order, g.s.draft.shares % g.seats.length));

/** Draws the order in which shares are spent, for all rounds. @rules MAR-2.10 */
export function beginDraft(g: G): void {
  g.s.draft.order = g.shuffle([...g.seats]);
  g.s.draft.points = g.data.components.freeSetup.pointsPerRound;
}

/** One purchase of a free set-up; false when all shares are spent. @rules MAR-2.10, MAR-2.18, MAR-21.14 */
export function* draftOne(g: G): Rule<boolean> {
  const { draft } = g.s;
  const seat = drafting(g);
  const shares = g.seats.length * g.data.components.freeSetup.rounds;
  const isLastShare = draft.shares >= shares - g.seats.length;
  if (isLastShare && !isFounded(g, sideOf(g, seat))) yield* markCapital(g, seat);
  else {
    const purchase = yield* chooseOrPass(seat, draftTopic, purchases(g, seat));
    if (purchase === null) draft.points = 0;
    else yield* buy(g, seat, purchase);
  }
  if (draft.points > 0) return true;
  draft.shares++;
  draft.points = g.data.components.freeSetup.pointsPerRound;
  return draft.shares < shares;
}

/** Whether the marker lies in the capital of a side. */
const isFounded = (g: G, side: Side): boolean => g.s.owner[numberAt(g.s.capital, side)] === side;

/** The provinces that a player may still make his capital: those nobody has marked or named. @rules MAR-2.13 */
const openCapitals = (g: G, side: Side): Space[] =>
  at(g.data.freeCapitals, side).filter((province) => g.s.owner[province] === NONE && !g.s.capital.includes(province));

/** Names the capital, where that is still open. @rules MAR-2.13, MAR-21.10 */
function* nameCapital(g: G, seat: Seat): Rule<Space> {
  const side = sideOf(g, seat);
  if (g.s.capital[side] === NONE) g.s.capital[side] = yield* chooseThing(seat, capitalTopic, g.data.spaces, openCapitals(g, side));
  return numberAt(g.s.capital, side);
}

/** @rules MAR-2.14, MAR-21.11 */
function* markCapital(g: G, seat: Seat): Rule {
  mark(g, seat, yield* nameCapital(g, seat));
}

function mark(g: G, seat: Seat, province: Space): void {
  g.s.owner[province] = sideOf(g, seat);
  g.s.draft.points -= g.data.components.costs.influence;
  g.emit('bought', { seat: who(seat), thing: 'piece:influence', space: spaceRef(g, province) });
}

/** @rules MAR-2.11, MAR-2.12, MAR-2.14 */
function purchases(g: G, seat: Seat): Purchase[] {
  const { costs } = g.data.components;
  const { points } = g.s.draft;
  const founded = isFounded(g, sideOf(g, seat));
  const open: Purchase[] = founded ? ITEMS.filter((item) => costs[item] <= points && spots(g, seat, item).length > 0) : ['influence'];
  const hero = numberAt(g.data.heroes, sideOf(g, seat));
  if (costs.hero <= points && g.s.cards[hero] === FOR_SALE) open.push('hero');
  return open;
}

/** Where an item may stand in a free set-up. @rules MAR-2.16, MAR-2.17, MAR-21.13 */
function spots(g: G, seat: Seat, item: Item): Plot[] {
  const side = sideOf(g, seat);
  if (item === 'influence') return markerSpots(g, side).map((place) => plotAt(g, item, place));
  const ground = groundOf(g, seat);
  const inCapital = item === 'legion' || item === 'trireme';
  return placesFor(g, ground, item)
    .filter((place) => !inCapital || place === g.s.capital[side])
    .map((place) => plotAt(g, item, place));
}

/** Unmarked provinces next to the capital; for Greece and Atlantis also islands in its seas. @rules MAR-2.15, MAR-21.12 */
function markerSpots(g: G, side: Side): Space[] {
  if (markersLeft(g, side) === 0) return [];
  const { land, seaBits, island } = g.data;
  const capital = numberAt(g.s.capital, side);
  const overSea = traitOf(g, side).settlesIslands === true;
  return g.s.owner.flatMap((owner, province) => {
    const near =
      at(land, capital).includes(province) ||
      (overSea && island[province] === true && (numberAt(seaBits, province) & numberAt(seaBits, capital)) !== 0);
    return owner === NONE && near && !isReserved(g, province) ? [province] : [];
  });
}

/** The capital of a player who has not marked it yet, named or the only one left to him, is closed to everybody else. @rules MAR-2.13 */
const isReserved = (g: G, province: Space): boolean =>
  g.seats.some((other) => {
    const side = sideOf(g, other);
    if (isFounded(g, side)) return false;
    const open = g.s.capital[side] === NONE ? openCapitals(g, side) : [g.s.capital[side]];
    return open.length === 1 && open[0] === province;
  });

/** @rules MAR-2.11, MAR-2.14 */
function* buy(g: G, seat: Seat, purchase: Purchase): Rule {
  const { costs } = g.data.components;
  const side = sideOf(g, seat);
  if (purchase === 'hero') {
    const hero = numberAt(g.data.heroes, side);
    g.s.draft.points -= costs.hero;
    g.s.cards[hero] = seat;
    g.emit('boughtHero', { seat: who(seat), card: cardRef(g, hero) });
    if (powerOf(g, hero).bought !== undefined && g.s.capital[side] === NONE)
      g.emit('namesCapital', { seat: who(seat), space: spaceRef(g, yield* nameCapital(g, seat)) });
    yield* acquired(g, seat, hero);
    return;
  }
  if (!isFounded(g, side)) {
    yield* markCapital(g, seat);
    return;
  }
  const { place } = yield* choose(seat, spotTopic, spots(g, seat, purchase));
  if (purchase === 'influence') {
    mark(g, seat, place);
    return;
  }
  g.s.draft.points -= costs[purchase];
  const space = spaceRef(g, provinceOf(g, purchase, place));
  g.emit('bought', { seat: who(seat), thing: itemRef(g, purchase, side), space });
  yield* put(g, seat, purchase, place);
}
