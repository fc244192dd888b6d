import { add, allocate, at, choose, chooseOrPass, numberAt, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { FOOD, RESOURCES, SILVER, WINE } from '../data/ids.ts';
import type { Cubes } from '../data/read.ts';
import { stockOf } from './pieces.ts';
import { cubesArg, godRef, resourceRef, worshipRef } from './refs.ts';
import type { G, TopicFor } from './types.ts';

/** Whether a seat may still draw in this turn. */
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
  key: (resource) => at(RESOURCES, resource),
  text: resourceRef,
  focus: (resource) => [resourceRef(resource)],
  commits: () => true,
};

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

/** One Worship card free and one more for every two resources; one of them is kept. `leaves` tells whether a stock suffices for what must follow. */
export function* worship(g: G, seat: Seat, leaves: (stock: Cubes) => boolean): Rule {
  const { resourcesPerExtraCard: price } = g.data.pack.expansions.worship;
  const stock = stockOf(g, seat);
  const most = price * (g.s.worshipDeck.length - 1);
  const counts = yield* allocate(seat, priceTopic, [FOOD, SILVER, WINE], {
    caps: stock,
    min: 0,
    max: Math.min(most, sumOf(stock)),
    fits: (paid, fixed) => canBePaid(paid, fixed, { stock, most, price, leaves }),
    suggest: () => [[0, 0, 0]],
  });
  counts.forEach((count, resource) => {
    add(stock, resource, -count);
  });
  const cards = 1 + sumOf(counts) / price;
  g.s.worshipDrawn[seat] = true;
  g.emit('worshipped', { seat: who(seat), count: cards, payment: cubesArg(counts) });
  yield* keepOne(g, seat, cards);
}

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
  readonly stock: Cubes;
  readonly most: number;
  readonly price: number;
  leaves(stock: Cubes): boolean;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Whether a payment begun like this can become one that buys whole cards and leaves enough. */
function canBePaid(paid: readonly number[], fixed: number, limits: PriceLimits): boolean {
  const { stock, most, price, leaves } = limits;
  const [food = 0, silver = 0, wine = 0] = paid;
  if (fixed === RESOURCES.length) {
    const total = food + silver + wine;
    return total % price === 0 && total <= most && leaves([stock[FOOD] - food, stock[SILVER] - silver, stock[WINE] - wine]);
  }
  for (let count = 0; count <= numberAt(stock, fixed); count++) {
    const trial = [food, silver, wine];
    trial[fixed] = count;
    if (canBePaid(trial, fixed + 1, limits)) return true;
  }
  return false;
}
