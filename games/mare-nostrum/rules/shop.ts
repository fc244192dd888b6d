import { at, KeptCopy, numberAt, type Ref, RememberedBySeat, type Seat } from '@pantheon/kernel';
import { benefitOf, type Standing } from './benefit.ts';
import type { BoardFacts } from './board-facts.ts';
import { goodsIn, handOf, total } from './hands.ts';
import { type Ground, groundOf, placesFor } from './place.ts';
import { cardPrices, cardsForSale, cheapest, dependsOnPlace, itemPrice, priceAmong } from './price.ts';
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

/** What there is for a seat: items and cards. */
function offersTo(g: G, seat: Seat, board: BoardFacts): readonly Offer[] {
  const found = itemsTo(g, seat, board);
  const forSale = cardsTo(g, seat, board);
  const memory = offers.of(seat);
  memory.begin();
  memory.note(found);
  memory.note(forSale);
  return memory.recall(() => found.concat(forSale));
}

const placeMemory = new RememberedBySeat<number>();
const itemMemory = new RememberedBySeat<readonly Offer[]>();

/**
 * The items that a seat could build. Most moves on the board change neither what has a place nor what it costs, unless powers of the seat
 * make something cheaper in some places, or by what was built in this turn.
 */
function itemsTo(g: G, seat: Seat, board: BoardFacts): readonly Offer[] {
  const fresh = copies.fresh.of(g.s.fresh);
  const { lists, sides } = board;
  const placed = placeMemory.of(seat);
  placed.begin();
  placed.note(board);
  placed.note(fresh);
  const open = placed.recall(() => itemsWithPlace(g, groundOf(g, seat, sides)));
  const memory = itemMemory.of(seat);
  memory.begin();
  memory.note(g.data);
  memory.note(g.s.castor);
  memory.note(lists.side);
  memory.note(lists.cards);
  memory.note(open);
  if (dependsOnPlace(g, seat)) {
    memory.note(board);
    memory.note(fresh);
    memory.note(copies.built.of(g.s.built));
  }
  return memory.recall(() => items(g, seat, sides, open));
}

/** The items for which there is a place, as bits. */
function itemsWithPlace(g: G, ground: Ground): number {
  let bits = 0;
  for (let item = 0; item < ITEMS.length; item++) if (placesFor(g, ground, at(ITEMS, item), 1).length > 0) bits |= 1 << item;
  return bits;
}

function items(g: G, seat: Seat, sides: readonly number[], open: number): Offer[] {
  const side = sideOf(g, seat);
  const ground = dependsOnPlace(g, seat) ? groundOf(g, seat, sides) : null;
  return ITEMS.map((item, number) => ({
    ref: itemRef(g, item, side),
    price: ground === null ? itemPrice(g, seat, item, NONE) : cheapest(g, seat, item, placesFor(g, ground, item)),
    place: (open & (1 << number)) !== 0,
    card: NONE,
  }));
}

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

function cards(g: G, seat: Seat): Offer[] {
  const prices = cardPrices(g, seat);
  return cardsForSale(g, seat).map((card) => ({ ref: cardRef(g, card), price: priceAmong(prices, g, card), place: true, card }));
}
