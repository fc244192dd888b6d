import { at, KeptCopy, numberAt, type Ref, RememberedBySeat, type Seat } from '@pantheon/kernel';
import { benefitOf, type Standing } from './benefit.ts';
import type { BoardFacts } from './board-facts.ts';
import { goodsIn, handOf, total } from './hands.ts';
import { groundOf, placesFor } from './place.ts';
import { cardPrices, cardsForSale, cheapest, dependsOnPlace, priceAmong } from './price.ts';
import { cardRef, itemRef } from './refs.ts';
import { type Card, type G, ITEMS, NONE, type Price, TAX, type Ware } from './types.ts';
import { sideOf } from './units.ts';

/** Something that a seat could build or buy, whatever it holds in hand. */
interface Offer {
  readonly ref: Ref;
  readonly price: Price;
  /** Whether there is a place for it. */
  readonly place: boolean;
  /** The hero or wonder, or -1. */
  readonly card: Card;
}

/** By seat: the shop as it last was, and what it was made from. */
const shops = new RememberedBySeat<readonly Ware[]>();
const offers = new RememberedBySeat<readonly Offer[]>();

const copies = { fresh: new KeptCopy(), built: new KeptCopy(), workers: new KeptCopy() };

/** All that a seat could build or buy with the cards it holds, each at its best price. */
export function shopOf(g: G, seat: Seat, board: BoardFacts): readonly Ware[] {
  if (sideOf(g, seat) === NONE) return [];
  const hand = handOf(g, seat);
  // What cards would do is told to whoever builds now: nobody else reads it.
  const builds = g.s.stage === 'building' && g.s.active === seat;
  const offered = offersTo(g, seat, board);
  const memory = shops.of(seat);
  memory.begin();
  memory.note(offered);
  memory.note(numberAt(hand, TAX));
  memory.note(goodsIn(hand));
  if (builds) {
    memory.note(total(hand));
    memory.note(board);
    memory.note(copies.fresh.of(g.s.fresh));
    memory.note(copies.built.of(g.s.built));
    memory.note(copies.workers.of(g.s.workers));
  }
  return memory.recall(() => priced(g, seat, offered, builds ? board : null));
}

/** The offers with what the hand of a seat pays for, and with what cards would do where the board is told. */
function priced(g: G, seat: Seat, offered: readonly Offer[], board: BoardFacts | null): Ware[] {
  const hand = handOf(g, seat);
  const taxes = numberAt(hand, TAX);
  const goods = goodsIn(hand);
  const standing: Standing | null =
    board === null ? null : { seat, ground: groundOf(g, seat, board.sides), held: board.held, counts: board.counts, income: null };
  return offered.map(({ ref, price: { cost, printed, by }, place, card }) => ({
    ref,
    cost,
    printed,
    by,
    place,
    byTaxes: taxes >= cost,
    byGoods: goods >= cost,
    benefit: standing === null || card === NONE ? null : benefitOf(g, standing, card),
  }));
}

/** What there is for a seat. It depends on the board and on what was built in this turn, for powers make things cheaper by that. */
function offersTo(g: G, seat: Seat, board: BoardFacts): readonly Offer[] {
  const memory = offers.of(seat);
  memory.begin();
  memory.note(board);
  memory.note(g.options.victory);
  memory.note(copies.fresh.of(g.s.fresh));
  memory.note(copies.built.of(g.s.built));
  return memory.recall(() => unlessSame(seat, items(g, seat, board), cardsTo(g, seat, board)));
}

/** By seat: the offers that were made last. Most moves on the board change none of them. */
const latest: { readonly items: readonly Offer[]; readonly cards: readonly Offer[]; readonly all: readonly Offer[] }[] = [];

/** Items and cards as one list: the same list as long as both offer the same. */
function unlessSame(seat: Seat, found: readonly Offer[], forSale: readonly Offer[]): readonly Offer[] {
  const before = latest[seat];
  if (before !== undefined && before.cards === forSale && areAlike(before.items, found)) return before.all;
  const all = found.concat(forSale);
  latest[seat] = { items: found, cards: forSale, all };
  return all;
}

function areAlike(some: readonly Offer[], others: readonly Offer[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index++) if (!isAlike(at(some, index), at(others, index))) return false;
  return true;
}

const isAlike = (one: Offer, other: Offer): boolean =>
  one.ref === other.ref &&
  one.place === other.place &&
  one.price.cost === other.price.cost &&
  one.price.printed === other.price.printed &&
  one.price.by === other.price.by;

const saleMemory = new RememberedBySeat<readonly Offer[]>();

/** The heroes and wonders for sale to a seat: their price is the same everywhere. */
function cardsTo(g: G, seat: Seat, { lists }: BoardFacts): readonly Offer[] {
  const memory = saleMemory.of(seat);
  memory.begin();
  memory.note(g.data);
  memory.note(g.options.victory);
  memory.note(g.s.castor);
  memory.note(lists.side);
  memory.note(lists.cards);
  return memory.recall(() => cards(g, seat));
}

function items(g: G, seat: Seat, { sides }: BoardFacts): Offer[] {
  const ground = groundOf(g, seat, sides);
  const most = dependsOnPlace(g, seat) ? undefined : 1;
  return ITEMS.map((item) => {
    const places = placesFor(g, ground, item, most);
    return { ref: itemRef(g, item, ground.side), price: cheapest(g, seat, item, places), place: places.length > 0, card: NONE };
  });
}

function cards(g: G, seat: Seat): Offer[] {
  const prices = cardPrices(g, seat);
  return cardsForSale(g, seat).map((card) => ({ ref: cardRef(g, card), price: priceAmong(prices, g, card), place: true, card }));
}
