import {
  at,
  type Blocked,
  chooseOrPass,
  type Label,
  numberAt,
  type Preview,
  type Ref,
  type Rule,
  type Seat,
  say,
  type Why,
  who,
} from '@pantheon/kernel';
import { cardOf, godOf } from '../data/read.ts';
import { wordOf } from '../data/thing.ts';
import { creatureOf } from './creature.ts';
import { callDown, wrathOf } from './gods/wrath.ts';
import { goodsIn, handOf, handSize } from './hands.ts';
import { affords, billPreview, meansOf, payCombination } from './pay.ts';
import { type Ground, groundOf, placesFor, provinceOf, whyNowhere } from './place.ts';
import { acquired, askWhere, put } from './placing.ts';
import { ifAny, powerOf, powersAt } from './powers.ts';
import { affordable, cardPrice, cardPrices, cardsForSale, cheapest, itemPrice, priceAmong } from './price.ts';
import { cardRef, countedCards, creatureRef, godRef, itemRef, spaceRef } from './refs.ts';
import type { Order } from './topics.ts';
import { noteBuilt } from './turn-notes.ts';
import { type Card, type G, ITEMS, type Item, NONE, TAX, type TopicFor } from './types.ts';
import { activeSeat, sideOf } from './units.ts';
import { checkCards, wouldWin } from './victory.ts';

const orderKey = (order: Order): string => {
  switch (order.what) {
    case 'item':
      return order.item;
    case 'card':
      return order.word;
    case 'power':
      return `use:${order.word}`;
    case 'rebirth':
      return 'rebirth';
    case 'god':
      return `god:${wordOf(order.god)}`;
  }
};

function orderText(g: G, order: Order): Label {
  switch (order.what) {
    case 'item':
      return itemRef(g, order.item, sideOf(g, activeSeat(g)));
    case 'card':
      return cardRef(g, order.card);
    case 'power':
      return say('option.power', { card: cardRef(g, order.card) });
    case 'rebirth':
      return say('option.rebirth', { creature: creatureRef(g, sideOf(g, activeSeat(g))) });
    case 'god':
      return say('option.god', { god: godRef(g, godOf(g.data, order.god)) });
  }
}

function orderFocus(g: G, order: Order): Ref[] {
  if (order.what === 'card' || order.what === 'power') return [cardRef(g, order.card)];
  if (order.what === 'god') return [godRef(g, godOf(g.data, order.god))];
  return order.what === 'item' ? [itemRef(g, order.item, sideOf(g, activeSeat(g)))] : [];
}

const buildTopic: TopicFor<'build'> = {
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

const itemOrder = (item: Item): Order => ({ what: 'item', item });

const cardOrder = (g: G, what: 'card' | 'power', card: Card): Order => ({ what, card, word: at(g.data.cards, card).word });

function blockedItems(g: G, seat: Seat): Blocked<Order>[] {
  const ground = groundOf(g, seat);
  return ITEMS.flatMap((item): Blocked<Order>[] => {
    const why = whyNotItem(g, ground, item);
    return why === null ? [] : [{ option: itemOrder(item), why }];
  });
}

function blockedCards(g: G, seat: Seat): Blocked<Order>[] {
  return cardsForSale(g, seat).flatMap((card): Blocked<Order>[] => {
    const why = whyNotCard(g, seat, card);
    return why === null ? [] : [{ option: cardOrder(g, 'card', card), why }];
  });
}

/** @rules MAR-6.3 */
function tooDear(g: G, seat: Seat, cost: number): Why {
  const hand = handOf(g, seat);
  return { rule: 'MAR-6.3', text: say('why.price', { cost, taxes: numberAt(hand, TAX), goods: goodsIn(hand) }) };
}

/** Why a player cannot build an item anywhere, or null if he can. @rules MAR-6.3 */
function whyNotItem(g: G, ground: Ground, item: Item): Why | null {
  if (affordable(g, ground.seat, item, ground, 1).length > 0) return null;
  const places = placesFor(g, ground, item);
  return places.length === 0 ? whyNowhere(g, ground, item) : tooDear(g, ground.seat, cheapest(g, ground.seat, item, places).cost);
}

/** Why a player cannot buy a hero or wonder that is for sale, or null if he can. @rules MAR-6.3, MAR-6.18 */
function whyNotCard(g: G, seat: Seat, card: Card): Why | null {
  const { cost } = cardPrice(g, seat, card);
  return affords(handOf(g, seat), cost) ? null : tooDear(g, seat, cost);
}

/** The heroes and wonders that a player can pay for. @rules MAR-1.8, MAR-6.18 */
function buyable(g: G, seat: Seat): Card[] {
  const { hero, wonder, pyramids } = g.data.components.costs;
  const least = Math.min(hero, wonder, pyramids) - g.data.largestReduction;
  const means = meansOf(handOf(g, seat));
  if (means < least) return [];
  const prices = cardPrices(g, seat);
  return cardsForSale(g, seat).filter((card) => means >= priceAmong(prices, g, card).cost);
}

/** The items that a player can build somewhere. */
function buildable(g: G, seat: Seat): Item[] {
  const means = meansOf(handOf(g, seat));
  const { costs } = g.data.components;
  const payable = ITEMS.filter((item) => means >= costs[item] - g.data.largestReduction);
  if (payable.length === 0) return payable;
  const ground = groundOf(g, seat);
  return payable.filter((item) => affordable(g, seat, item, ground, 1).length > 0);
}

/** The powers of a seat that act in the building turn, those that cost cards or the free ones. */
const actsOf = (g: G, seat: Seat, free: boolean): Order[] =>
  powersAt(g, seat, 'act')
    .filter((power) => (power.actIsFree === true) === free && power.mayAct?.(g, seat) === true)
    .map(({ id }) => cardOrder(g, 'power', cardOf(g.data, id)));

/** @rules MAR-6.5 */
function ordersOf(g: G, seat: Seat): Order[] {
  const orders = [
    ...buildable(g, seat).map(itemOrder),
    ...buyable(g, seat).map((card) => cardOrder(g, 'card', card)),
    ...freeOrders(g, seat),
    ...actsOf(g, seat, false),
  ];
  if (creatureOf(g, sideOf(g, seat)).mayAct?.(g, seat)) orders.push({ what: 'rebirth' });
  return orders;
}

/** What a seat may do without cards, by public facts. @rules MAR-6.7 */
function freeOrders(g: G, seat: Seat): Order[] {
  return [...actsOf(g, seat, true), ...wrathOf(g, seat).map((god): Order => ({ what: 'god', god }))];
}

/** One order of the building turn; false when the player is done. @rules MAR-6.5, MAR-21.69 */
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
      yield* ifAny(powerOf(g, order.card).act?.(g, seat));
      break;
    case 'rebirth':
      yield* ifAny(creatureOf(g, sideOf(g, seat)).act?.(g, seat));
      break;
    case 'god':
      yield* callDown(g, seat, order.god);
  }
  return true;
}

/** @rules MAR-6.2, MAR-6.5 */
function* buildItem(g: G, seat: Seat, item: Item): Rule {
  const place = yield* askWhere(g, seat, item, affordable(g, seat, item, groundOf(g, seat)));
  const space = provinceOf(g, item, place);
  const thing = itemRef(g, item, sideOf(g, seat));
  const cards = yield* payCombination(g, seat, { cost: itemPrice(g, seat, item, space).cost, thing, placed: true });
  noteBuilt(g, item, space);
  g.emit('built', { seat: who(seat), thing, space: spaceRef(g, space), cards: countedCards(g, cards) });
  yield* put(g, seat, item, place);
}

/** @rules MAR-6.8, MAR-6.18 */
function* buyCard(g: G, seat: Seat, card: Card): Rule {
  const cards = yield* payCombination(g, seat, { cost: cardPrice(g, seat, card).cost, thing: cardRef(g, card) });
  g.s.cards[card] = seat;
  g.emit('hired', { seat: who(seat), card: cardRef(g, card), cards: countedCards(g, cards) });
  checkCards(g, seat, card);
  if (g.s.winner === NONE) yield* acquired(g, seat, card);
}
