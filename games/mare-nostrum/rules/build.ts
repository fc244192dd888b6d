import {
  type Blocked,
  choose,
  chooseOrPass,
  type Label,
  numberAt,
  type Preview,
  type Ref,
  type Rule,
  type Seat,
  say,
  type Topic,
  type Why,
  who,
} from '@pantheon/kernel';
import { MARKET, raise, raiseIn, TEMPLE } from './buildings.ts';
import { callDown, type WrathfulGod, wrathOf } from './gods/wrath.ts';
import { handSize } from './hands.ts';
import { affords, billPreview, payCombination } from './pay.ts';
import { candidates, type Ground, groundOf, obstacle, placesFor, provinceOf, whyNowhere, whyOf } from './place.ts';
import { type Power, powersAt } from './powers.ts';
import { affordable, cardPrice, cardsForSale, cheapest, itemPrice } from './price.ts';
import { cardRef, countedCards, creatureRef, godRef, itemRef, oneItem, sideRef, siteRef, spaceRef } from './refs.ts';
import { wordOf } from './things.ts';
import { BUILT_NOW, type Card, type G, ITEMS, type Item, NONE, type Space, UNIT_KINDS, type UnitKind } from './types.ts';
import { deploy, setMark, sideOf, unitsIn } from './units.ts';
import { checkCards, wouldWin } from './victory.ts';

/** One thing that a player does in his building turn. */
export type Order =
  | { readonly what: 'item'; readonly item: Item }
  | { readonly what: 'card'; readonly card: Card; readonly word: string }
  | { readonly what: 'power'; readonly power: Power & Required<Pick<Power, 'act'>> }
  | { readonly what: 'rebirth'; rise(g: G, seat: Seat): Rule }
  | { readonly what: 'god'; readonly god: WrathfulGod };

const orderKey = (order: Order): string => {
  switch (order.what) {
    case 'item':
      return order.item;
    case 'card':
      return order.word;
    case 'power':
      return `use:${wordOf(order.power.id)}`;
    case 'rebirth':
      return 'rebirth';
    case 'god':
      return `god:${wordOf(order.god.id)}`;
  }
};

function orderText(g: G, order: Order): Label {
  switch (order.what) {
    case 'item':
      return itemRef(g, order.item, sideOf(g, g.s.active as Seat));
    case 'card':
      return cardRef(g, order.card);
    case 'power':
      return say('option.power', { card: cardRef(g, g.data.cardOf(order.power.id)) });
    case 'rebirth':
      return say('option.rebirth', { creature: creatureRef(g, sideOf(g, g.s.active as Seat)) });
    case 'god':
      return say('option.god', { god: godRef(g, g.data.godOf(order.god.id)) });
  }
}

function orderFocus(g: G, order: Order): Ref[] {
  if (order.what === 'card') return [cardRef(g, order.card)];
  if (order.what === 'power') return [cardRef(g, g.data.cardOf(order.power.id))];
  if (order.what === 'god') return [godRef(g, g.data.godOf(order.god.id))];
  return order.what === 'item' ? [itemRef(g, order.item, sideOf(g, g.s.active as Seat))] : [];
}

const buildTopic: Topic<Order, G> = {
  id: 'build',
  key: orderKey,
  text: (order, g) => orderText(g, order),
  focus: (order, g) => orderFocus(g, order),
  preview: (order, g, seat) => priceTag(g, seat, order),
  blocked: (g, seat) => [...blockedItems(g, seat), ...blockedCards(g, seat)],
  action: 'build',
  slot: 'thing',
  secret: true,
};

/** What an order costs and what is left after it, where that does not depend on the place. */
function priceTag(g: G, seat: Seat, order: Order): Preview {
  if (order.what === 'item') return billPreview(g, seat, cheapest(g, seat, order.item, placesFor(g, groundOf(g, seat), order.item)));
  if (order.what !== 'card') return {};
  const bill = billPreview(g, seat, cardPrice(g, seat, order.card));
  return wouldWin(g, seat, order.card) ? { ...bill, changes: [say('preview.wins'), ...(bill.changes ?? [])] } : bill;
}

function blockedItems(g: G, seat: Seat): Blocked<Order>[] {
  const ground = groundOf(g, seat);
  return ITEMS.flatMap((item): Blocked<Order>[] => {
    const why = whyNoItem(g, ground, item);
    return why === null ? [] : [{ option: { what: 'item', item }, why }];
  });
}

/** Why a player cannot build an item anywhere, or null if he can. */
function whyNoItem(g: G, ground: Ground, item: Item): Why | null {
  const places = placesFor(g, ground, item);
  if (places.length === 0) return whyNowhere(g, ground, item);
  if (affordable(g, ground.seat, item, ground).length > 0) return null;
  return { rule: 'MAR-6.3', text: say('why.price', { cost: cheapest(g, ground.seat, item, places).cost }) };
}

function blockedCards(g: G, seat: Seat): Blocked<Order>[] {
  const hand = g.s.hands[seat] as number[];
  return cardsForSale(g, seat)
    .filter((card) => !affords(hand, cardPrice(g, seat, card).cost))
    .map((card) => ({
      option: { what: 'card', card, word: g.data.cards[card]?.word as string },
      why: { rule: 'MAR-6.3', text: say('why.price', { cost: cardPrice(g, seat, card).cost }) },
    }));
}

function ordersOf(g: G, seat: Seat): Order[] {
  const hand = g.s.hands[seat] as number[];
  const { costs } = g.data.components;
  const orders: Order[] = [];
  if (affords(hand, costs.influence - 1)) {
    const ground = groundOf(g, seat);
    for (const item of ITEMS)
      if (affords(hand, costs[item] - 1) && affordable(g, seat, item, ground).length > 0) orders.push({ what: 'item', item });
  }
  if (affords(hand, costs.hero - 1))
    for (const card of cardsForSale(g, seat))
      if (affords(hand, cardPrice(g, seat, card).cost)) orders.push({ what: 'card', card, word: g.data.cards[card]?.word as string });
  for (const order of freeOrders(g, seat)) orders.push(order);
  for (const power of powersAt(g, seat, 'act')) if (!power.actIsFree && power.mayAct?.(g, seat)) orders.push({ what: 'power', power });
  const creature = g.data.creatures[sideOf(g, seat)];
  if (creature?.act && creature.mayAct?.(g, seat)) orders.push({ what: 'rebirth', rise: creature.act });
  return orders;
}

/** What a seat may do without cards, by public facts. */
function freeOrders(g: G, seat: Seat): Order[] {
  const orders: Order[] = [];
  for (const power of powersAt(g, seat, 'act')) if (power.actIsFree && power.mayAct?.(g, seat)) orders.push({ what: 'power', power });
  for (const god of wrathOf(g, seat)) orders.push({ what: 'god', god });
  return orders;
}

/** One order of the building turn; false when the player is done. */
export function* buildOne(g: G, seat: Seat): Rule<boolean> {
  if (handSize(g, seat) === 0 && freeOrders(g, seat).length === 0) return false;
  const order = yield* chooseOrPass(seat, buildTopic, ordersOf(g, seat));
  if (order === null) return false;
  switch (order.what) {
    case 'item':
      yield* buildItem(g, seat, order.item);
      break;
    case 'card':
      yield* buyCard(g, seat, order.card);
      break;
    case 'power':
      yield* order.power.act(g, seat);
      break;
    case 'rebirth':
      yield* order.rise(g, seat);
      break;
    case 'god':
      yield* callDown(g, seat, order.god);
  }
  return true;
}

/** A place for an item. */
export interface Plot {
  readonly item: Item;
  readonly place: number;
  readonly word: string;
}

const whereTopic: Topic<Plot, G> = {
  id: 'where',
  key: ({ word }) => word,
  text: (plot, g) => plotRef(g, plot),
  focus: (plot, g) => [plotRef(g, plot), spaceRef(g, provinceOf(g, plot.item, plot.place))],
  preview: ({ item, place }, g, seat) => billPreview(g, seat, itemPrice(g, seat, item, provinceOf(g, item, place))),
  action: 'build',
  slot: 'space',
};

const plotRef = (g: G, { item, place }: Plot) => (item === 'caravan' ? siteRef(g, place) : spaceRef(g, provinceOf(g, item, place)));

/** The place of an item as an option. */
export const plotAt = (g: G, item: Item, place: number): Plot => ({
  item,
  place,
  word: (item === 'caravan' ? g.data.sites[place]?.word : g.data.spaces[provinceOf(g, item, place)]?.word) as string,
});

/** The question of where an item goes, with the places that are closed and why. */
function whereFor(item: Item): Topic<Plot, G> {
  return {
    ...whereTopic,
    blocked: (g, seat) => {
      const ground = groundOf(g, seat);
      return candidates(g, item).flatMap((place): Blocked<Plot>[] => {
        const found = obstacle(g, ground, item, place);
        return found === null || (found === 'notYours' && item !== 'influence')
          ? []
          : [{ option: plotAt(g, item, place), why: whyOf(found) }];
      });
    },
  };
}

const WHERE = Object.fromEntries(ITEMS.map((item) => [item, whereFor(item)])) as { readonly [I in Item]: Topic<Plot, G> };

function* buildItem(g: G, seat: Seat, item: Item): Rule {
  const places = affordable(g, seat, item, groundOf(g, seat));
  const { place } = yield* choose(
    seat,
    WHERE[item],
    places.map((candidate) => plotAt(g, item, candidate)),
  );
  const space = provinceOf(g, item, place);
  const thing = oneItem(g, item, sideOf(g, seat));
  const cards = yield* payCombination(g, seat, { cost: itemPrice(g, seat, item, space).cost, thing, placed: true });
  g.s.built.push(ITEMS.indexOf(item) * 64 + space);
  g.emit('built', { seat: who(seat), thing, space: spaceRef(g, space), cards: countedCards(g, cards) });
  yield* put(g, seat, item, place);
}

/** Puts an item on the board, with all that follows from it. */
export function* put(g: G, seat: Seat, item: Item, place: number): Rule {
  const side = sideOf(g, seat);
  switch (item) {
    case 'city':
    case 'caravan':
      raise(g, place);
      return;
    case 'temple':
      raiseIn(g, TEMPLE, place);
      return;
    case 'market':
      raiseIn(g, MARKET, place);
      return;
    case 'influence':
      yield* placeMarker(g, seat, place);
      return;
    default: {
      const unit = deploy(g, side, UNIT_KINDS.indexOf(item) as UnitKind, place);
      setMark(g, unit, BUILT_NOW);
    }
  }
}

function* placeMarker(g: G, seat: Seat, province: Space): Rule {
  const side = sideOf(g, seat);
  const before = numberAt(g.s.owner, province);
  g.s.owner[province] = side;
  g.s.fresh.push(province);
  if (before !== NONE) {
    g.emitEffect('converted', { seat: who(seat), space: spaceRef(g, province), owner: sideRef(g, before) });
    for (const unit of unitsIn(g, side, province)) g.s.post[unit] = 0;
  }
  for (const power of powersAt(g, seat, 'markerPlaced')) yield* power.markerPlaced(g, seat, province);
}

/** The places where an item could go for nothing. */
export const freePlaces = (g: G, seat: Seat, item: Item): number[] => placesFor(g, groundOf(g, seat), item);

/** Places an item that a card brings for nothing; it is lost where no place is left. */
export function* placeFree(g: G, seat: Seat, item: Item, card: Card, places: readonly number[]): Rule {
  const thing = oneItem(g, item, sideOf(g, seat));
  if (places.length === 0) {
    g.emitEffect('giftLost', { seat: who(seat), thing, card: cardRef(g, card) });
    return;
  }
  const { place } = yield* choose(
    seat,
    WHERE[item],
    places.map((candidate) => plotAt(g, item, candidate)),
  );
  g.emit('free', { seat: who(seat), thing, space: spaceRef(g, provinceOf(g, item, place)), card: cardRef(g, card) });
  yield* put(g, seat, item, place);
}

/** Places an item that has been paid for in a way of its own: it uses up no reduction. */
export function* placePaid(g: G, seat: Seat, item: Item, places: readonly number[], cards: readonly number[]): Rule {
  const { place } = yield* choose(
    seat,
    WHERE[item],
    places.map((candidate) => plotAt(g, item, candidate)),
  );
  const space = provinceOf(g, item, place);
  const thing = oneItem(g, item, sideOf(g, seat));
  g.emit('built', { seat: who(seat), thing, space: spaceRef(g, space), cards: countedCards(g, cards) });
  yield* put(g, seat, item, place);
}

function* buyCard(g: G, seat: Seat, card: Card): Rule {
  const cards = yield* payCombination(g, seat, { cost: cardPrice(g, seat, card).cost, thing: cardRef(g, card) });
  g.s.cards[card] = seat;
  g.emit('hired', { seat: who(seat), card: cardRef(g, card), cards: countedCards(g, cards) });
  checkCards(g, seat, card);
  if (g.s.winner === NONE) yield* acquired(g, seat, card);
}

/** What a hero or wonder brings at once. */
export function* acquired(g: G, seat: Seat, card: Card): Rule {
  const power = g.data.powers[card] as Power;
  if (power.bought !== undefined) yield* power.bought(g, seat);
}
