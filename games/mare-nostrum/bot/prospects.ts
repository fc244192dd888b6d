import { add, numberAt } from '@pantheon/kernel';
import { type G, type Kind, TAX } from '../rules/types.ts';

/** What a hand can pay for, whole combinations only. */
export interface Prospects {
  /** Heroes or wonders. */
  heroes: number;
  /** Things for three cards, with what is left after the heroes. */
  threes: number;
  /** Taxes that are left then. */
  taxes: number;
  /** The size of the best combination. */
  best: number;
}

/** How many combinations of three different goods these counts make: so many rounds as the sum of the counts, each cut to the rounds, fills. */
function triples(goods: readonly number[]): number {
  for (let rounds = 8; rounds > 0; rounds--) {
    let sum = 0;
    for (let kind = 0; kind < goods.length; kind++) sum += Math.min(rounds, numberAt(goods, kind));
    if (sum >= 3 * rounds) return rounds;
  }
  return 0;
}

/** What cards by kind can pay for: heroes first, then things for three; some taxes may rather be kept. */
export function prospectsOf(g: G, cards: readonly number[], kept = 0): Prospects {
  const { hero } = g.data.components.costs;
  let taxes = numberAt(cards, TAX);
  const goods: number[] = [];
  for (let kind = TAX + 1; kind < cards.length; kind++) if (numberAt(cards, kind) > 0) goods.push(numberAt(cards, kind));
  const best = Math.max(taxes, goods.length);
  let heroes = 0;
  if (goods.length >= hero) {
    goods.sort((a, b) => b - a);
    for (let paid = 0; paid < hero; paid++) add(goods, paid, -1);
    heroes++;
  }
  for (; taxes >= hero; taxes -= hero) heroes++;
  const threes = Math.floor(Math.max(0, taxes - kept) / 3);
  return { heroes, threes: threes + triples(goods), taxes: taxes - 3 * threes, best };
}

const CLOSE = 4;

/** What a hand is worth while it can be spent, in things for three; near to a hero it is worth more than what it pays for. */
export function handWorth(g: G, cards: readonly number[], turnsToCome = false): number {
  const { heroes, threes, best } = prospectsOf(g, cards);
  const near = turnsToCome && heroes === 0 ? (best / g.data.components.costs.hero) ** CLOSE : 0;
  return 6 * heroes + threes + 6 * near;
}

/** How much more a hand is worth with one more card of a kind; never less, for nobody has to spend a card. */
export function gainOf(g: G, cards: readonly number[], kind: Kind): number {
  const more = [...cards];
  add(more, kind, 1);
  const isNew = kind !== TAX && cards[kind] === 0 ? 0.5 : 0;
  return Math.max(0, handWorth(g, more, true) - handWorth(g, cards, true)) + isNew + (kind === TAX ? 0.2 : 0);
}
