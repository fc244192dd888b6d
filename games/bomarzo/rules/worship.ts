import { allocate, choose, chooseOrPass, numberAt, type Rule, type Seat, say, type Topic, who } from '@pantheon/kernel';
import type { Cubes } from '../data/read.ts';
import { cubesArg, godRef, resourceRef } from './refs.ts';
import type { G, God } from './types.ts';

/** Whether a seat may still draw in this turn. */
export const mayWorship = (g: G, seat: Seat): boolean =>
  g.options.worship !== 'off' && g.s.worshipDeck.length > 0 && !g.s.worshipDrawn[seat];

const afterTopic: Topic<'draw', G> = {
  id: 'worshipAfter',
  key: (option) => option,
  text: () => say('option.drawWorship'),
  focus: () => ['deck:worship'],
};

const RESOURCE_KEYS = ['food', 'silver', 'wine'];

const priceTopic: Topic<number, G> = {
  id: 'worshipPrice',
  key: (resource) => RESOURCE_KEYS[resource] ?? String(resource),
  text: resourceRef,
  focus: (resource) => [resourceRef(resource)],
  commits: () => true,
};

const keepTopic: Topic<God, G> = {
  id: 'worshipKeep',
  key: (god) => god,
  text: (god) => `worship:${god}`,
  focus: (god) => [`worship:${god}`, godRef(god)],
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
  const stock = g.s.stock[seat] as Cubes;
  const most = price * (g.s.worshipDeck.length - 1);
  const total = stock[0] + stock[1] + stock[2];
  const counts = yield* allocate(seat, priceTopic, [0, 1, 2], {
    caps: stock,
    min: 0,
    max: Math.min(most, total),
    fits: (paid, fixed) => canBePaid(paid, fixed, { stock, most, price, leaves }),
    suggest: () => [[0, 0, 0]],
  });
  counts.forEach((count, resource) => {
    stock[resource as 0 | 1 | 2] -= count;
  });
  g.s.worshipDrawn[seat] = true;
  const cards = 1 + (numberAt(counts, 0) + numberAt(counts, 1) + numberAt(counts, 2)) / price;
  g.emit('worshipped', { seat: who(seat), count: cards, payment: cubesArg(counts) });
  g.s.worshipDealt = Array.from({ length: cards }, () => g.draw(g.s.worshipDeck)).sort();
  const kept = yield* choose(seat, keepTopic, g.s.worshipDealt);
  const drawn = g.s.worshipDealt;
  g.s.worshipDeck = [...g.s.worshipDeck, ...drawn.filter((god) => god !== kept)].sort();
  g.s.worshipDealt = [];
  (g.s.worship[seat] as God[]).push(kept);
  (g.s.worship[seat] as God[]).sort();
  g.emitPrivate(
    seat,
    ['worshippedOwn', { cards: drawn.map((god) => `worship:${god}` as const), kept: `worship:${kept}` }],
    ['worshipKept', { seat: who(seat) }],
  );
}

interface PriceLimits {
  readonly stock: Cubes;
  readonly most: number;
  readonly price: number;
  leaves(stock: Cubes): boolean;
}

/** Whether a payment begun like this can become one that buys whole cards and leaves enough. */
function canBePaid(paid: readonly number[], fixed: number, limits: PriceLimits): boolean {
  const { stock, most, price, leaves } = limits;
  if (fixed === 3) {
    const total = numberAt(paid, 0) + numberAt(paid, 1) + numberAt(paid, 2);
    return (
      total % price === 0 &&
      total <= most &&
      leaves([stock[0] - numberAt(paid, 0), stock[1] - numberAt(paid, 1), stock[2] - numberAt(paid, 2)])
    );
  }
  for (let count = 0; count <= numberAt(stock, fixed); count++) {
    const trial = [paid[0] ?? 0, paid[1] ?? 0, paid[2] ?? 0];
    trial[fixed] = count;
    if (canBePaid(trial, fixed + 1, limits)) return true;
  }
  return false;
}
