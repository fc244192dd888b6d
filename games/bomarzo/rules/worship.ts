import { add, allocate, at, choose, chooseOrPass, numberAt, pick, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { FOOD, RESOURCES, SILVER, WINE } from '../data/ids.ts';
import { cardTopic } from './card-topic.ts';
import { discard, takeFromHand } from './deck.ts';
import { leftAfter, purseArg } from './payment.ts';
import { handOf, stockOf } from './pieces.ts';
import { cardRef, godRef, resourceRef, worshipRef } from './refs.ts';
import { type Purse, purseOf } from './tribute.ts';
import type { G, TopicFor } from './types.ts';

/** A hand card among what can be paid, after the three resources. */
const CARD = 3;

/** Whether a seat may still draw in this turn. @rules BOM-16.2, BOM-16.3, BOM-16.5, BOM-16.10, BOM-R.34 */
export const mayWorship = (g: G, seat: Seat): boolean =>
  g.options.worship !== 'off' && g.s.worshipDeck.length > 0 && !g.s.worshipDrawn[seat];

const afterTopic: TopicFor<'worshipAfter'> = {
  id: 'worshipAfter',
  key: (option) => option,
  text: () => say('option.drawWorship'),
  focus: () => ['deck:worship'],
};

const priceTopic: TopicFor<'worshipPrice'> = {
  id: 'worshipPrice',
  key: (unit) => RESOURCES[unit] ?? 'card',
  text: (unit) => (unit === CARD ? 'unit:card' : resourceRef(unit)),
  focus: (unit) => (unit === CARD ? [] : [resourceRef(unit)]),
  commits: () => true,
};

const cardsTopic: TopicFor<'worshipCards'> = { ...cardTopic('worshipCards'), commits: () => true, secret: true };

const keepTopic: TopicFor<'worshipKeep'> = {
  id: 'worshipKeep',
  key: (god) => god,
  text: worshipRef,
  focus: (god) => [worshipRef(god), godRef(god)],
  commits: () => true,
  secret: true,
};

/** After its action a seat may still draw. */
export function* worshipAfterAction(g: G, seat: Seat): Rule {
  if (!mayWorship(g, seat)) return;
  const wish = yield* chooseOrPass(seat, afterTopic, ['draw'] as const);
  if (wish !== null) yield* worship(g, seat, () => true);
}

/**
 * One Worship card free and one more for every two resources, hand cards among them; one of them is kept. `leaves` tells whether a purse
 * suffices for what must follow.
 * @rules BOM-16.2, BOM-16.3, BOM-16.8, BOM-R.26
 */
export function* worship(g: G, seat: Seat, leaves: (purse: Purse) => boolean): Rule {
  const { resourcesPerExtraCard: price } = g.data.pack.expansions.worship;
  const purse = purseOf(g, seat);
  const caps = [...purse.stock, purse.cards];
  const most = price * (g.s.worshipDeck.length - 1);
  const counts = yield* allocate(seat, priceTopic, [FOOD, SILVER, WINE, CARD], {
    caps,
    min: 0,
    max: Math.min(most, sumOf(caps)),
    fits: (paid, fixed) => canBePaid(paid, fixed, { purse, caps, most, price, leaves }),
    suggest: () => [caps.map(() => 0)],
    preview: (paid) => {
      const [food = 0, silver = 0, wine = 0, used = 0] = paid;
      const left = leftAfter(purse, [food, silver, wine], used);
      return { changes: [say('preview.worship', { n: 1 + Math.floor(sumOf(paid) / price) }), ...left] };
    },
  });
  const [food = 0, silver = 0, wine = 0, cards = 0] = counts;
  yield* discardForWorship(g, seat, cards);
  [food, silver, wine].forEach((count, resource) => {
    add(stockOf(g, seat), resource, -count);
  });
  const drawn = 1 + sumOf(counts) / price;
  g.s.worshipDrawn[seat] = true;
  g.emit('worshipped', { seat: who(seat), count: drawn, payment: purseArg({ stock: [food, silver, wine], cards, conversions: 0 }) });
  yield* keepOne(g, seat, drawn);
}

/** The hand cards that a seat pays with. @rules BOM-8.4, BOM-R.18 */
function* discardForWorship(g: G, seat: Seat, count: number): Rule {
  if (count === 0) return;
  const cards = yield* pick(seat, cardsTopic, handOf(g, seat), { min: count, max: count, about: { count } });
  takeFromHand(g, seat, cards, true);
  discard(g, cards);
  g.emit('discarded', { seat: who(seat), cards: cards.map((card) => cardRef(card)) });
}

/** @rules BOM-16.4, BOM-16.6, BOM-16.9 */
function* keepOne(g: G, seat: Seat, cards: number): Rule {
  const { s } = g;
  s.worshipDealt = Array.from({ length: cards }, () => g.draw(s.worshipDeck)).sort();
  const kept = yield* choose(seat, keepTopic, s.worshipDealt);
  const drawn = s.worshipDealt;
  s.worshipDeck = [...s.worshipDeck, ...drawn.filter((god) => god !== kept)].sort();
  s.worshipDealt = [];
  s.worship[seat] = [...at(s.worship, seat), kept].sort();
  g.emitPrivate(seat, ['worshippedOwn', { cards: drawn.map(worshipRef), kept: worshipRef(kept) }], ['worshipKept', { seat: who(seat) }]);
}

interface PriceLimits {
  readonly purse: Purse;
  readonly caps: readonly number[];
  readonly most: number;
  readonly price: number;
  leaves(purse: Purse): boolean;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Whether a payment begun like this can become one that buys whole cards and leaves enough. @rules BOM-16.5, BOM-16.8 */
function canBePaid(paid: readonly number[], fixed: number, limits: PriceLimits): boolean {
  const { caps, most, price, leaves } = limits;
  const begun = paid.slice(0, fixed);
  if (fixed === caps.length) {
    const total = sumOf(begun);
    return total % price === 0 && total <= most && leaves(purseWithout(limits.purse, begun));
  }
  for (let count = 0; count <= numberAt(caps, fixed); count++) if (canBePaid([...begun, count], fixed + 1, limits)) return true;
  return false;
}

/** What is left of a purse after a payment. */
const purseWithout = ({ stock, cards, conversions }: Purse, [food = 0, silver = 0, wine = 0, used = 0]: readonly number[]): Purse => ({
  stock: [stock[FOOD] - food, stock[SILVER] - silver, stock[WINE] - wine],
  cards: cards - used,
  conversions,
});
