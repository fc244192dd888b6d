import { at, choose, chooseOrPass, numberAt, type Rule, type Seat, seatOf, who } from '@pantheon/kernel';
import { traitOf } from './civilisations.ts';
import { groundOf, markersLeft, placesFor, provinceOf } from './place.ts';
import { acquired, plotAt, put } from './placing.ts';
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

/** Draws the order in which shares are spent, for all rounds. */
export function beginDraft(g: G): void {
  g.s.draft.order = g.shuffle([...g.seats]);
  g.s.draft.points = g.data.components.freeSetup.pointsPerRound;
}

/** One purchase of a free set-up; false when all shares are spent. */
export function* draftOne(g: G): Rule<boolean> {
  const { draft } = g.s;
  const seat = drafting(g);
  if (g.s.capital[sideOf(g, seat)] === NONE) yield* markCapital(g, seat);
  else {
    const purchase = yield* chooseOrPass(seat, draftTopic, purchases(g, seat));
    if (purchase === null) draft.points = 0;
    else yield* buy(g, seat, purchase);
  }
  if (draft.points > 0) return true;
  draft.shares++;
  draft.points = g.data.components.freeSetup.pointsPerRound;
  return draft.shares < g.seats.length * g.data.components.freeSetup.rounds;
}

function* markCapital(g: G, seat: Seat): Rule {
  const side = sideOf(g, seat);
  const open = at(g.data.freeCapitals, side).filter((province) => g.s.owner[province] === NONE);
  const capital = yield* chooseThing(seat, capitalTopic, g.data.spaces, open);
  g.s.capital[side] = capital;
  mark(g, seat, capital);
}

function mark(g: G, seat: Seat, province: Space): void {
  g.s.owner[province] = sideOf(g, seat);
  g.s.draft.points -= g.data.components.costs.influence;
  g.emit('bought', { seat: who(seat), thing: 'piece:influence', space: spaceRef(g, province) });
}

function purchases(g: G, seat: Seat): Purchase[] {
  const { costs } = g.data.components;
  const { points } = g.s.draft;
  const open: Purchase[] = ITEMS.filter((item) => costs[item] <= points && spots(g, seat, item).length > 0);
  const hero = numberAt(g.data.heroes, sideOf(g, seat));
  if (costs.hero <= points && g.s.cards[hero] === FOR_SALE) open.push('hero');
  return open;
}

/** Where an item may stand in a free set-up. */
function spots(g: G, seat: Seat, item: Item): Plot[] {
  const side = sideOf(g, seat);
  if (item === 'influence') return markerSpots(g, side).map((place) => plotAt(g, item, place));
  const ground = groundOf(g, seat);
  const inCapital = item === 'legion' || item === 'trireme';
  return placesFor(g, ground, item)
    .filter((place) => !inCapital || place === g.s.capital[side])
    .map((place) => plotAt(g, item, place));
}

/** Unmarked provinces next to the capital; for Greece and Atlantis also islands in its seas. */
function markerSpots(g: G, side: Side): Space[] {
  if (markersLeft(g, side) === 0) return [];
  const { land, seaBits, island } = g.data;
  const capital = numberAt(g.s.capital, side);
  const overSea = traitOf(g, side).settlesIslands === true;
  return g.s.owner.flatMap((owner, province) => {
    const near =
      at(land, capital).includes(province) ||
      (overSea && island[province] === true && (numberAt(seaBits, province) & numberAt(seaBits, capital)) !== 0);
    return owner === NONE && near ? [province] : [];
  });
}

function* buy(g: G, seat: Seat, purchase: Purchase): Rule {
  const { costs } = g.data.components;
  const side = sideOf(g, seat);
  if (purchase === 'hero') {
    const hero = numberAt(g.data.heroes, side);
    g.s.draft.points -= costs.hero;
    g.s.cards[hero] = seat;
    g.emit('boughtHero', { seat: who(seat), card: cardRef(g, hero) });
    yield* acquired(g, seat, hero);
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
