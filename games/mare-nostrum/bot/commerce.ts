import type { PolicyByTopic } from '@pantheon/bots';
import { type AllocateQuestion, type AmountQuestion, add, at, fractionAt, numberAt, seatOf } from '@pantheon/kernel';
import type { Thing } from '../data/thing.ts';
import { handOf } from '../rules/hands.ts';
import type { Take } from '../rules/topics.ts';
import { type G, type Kind, type MareNostrum, TAX } from '../rules/types.ts';
import { byWeight } from './choice-policy.ts';
import { cardsOf } from './features.ts';
import { dangers } from './leaders.ts';
import { gainOf } from './prospects.ts';

/** How much nearer one more card brings a combination of this size to a hero. */
function nearer(g: G, size: number): number {
  const { hero } = g.data.components.costs;
  return size >= hero ? 0.2 : 0.25 + 6 * (((size + 1) / hero) ** 4 - (size / hero) ** 4);
}

/** What one more card of each kind is worth to whoever holds these cards. */
function wishes(g: G, cards: readonly number[]): number[] {
  let kinds = 0;
  for (let kind = TAX + 1; kind < cards.length; kind++) if (numberAt(cards, kind) > 0) kinds++;
  const another = nearer(g, kinds);
  return cards.map((count, kind) => (kind === TAX ? 0.8 * nearer(g, count) : count > 0 ? SPARE : another));
}

/** What a second card of the same good is worth. */
const SPARE = 0.1;

/** What is worth most to oneself, rather from whoever is nearest to victory. */
const take = byWeight<Take>({
  width: 1,
  weights: (g, takes) => {
    const wished = wishes(g, cardsOf(g, at(takes, 0).taker));
    const feared = dangers(g).map((danger) => 1 + 0.1 * danger);
    return takes.map(({ source, kind }) => fractionAt(wished, kind) * fractionAt(feared, source));
  },
});

/** A card for oneself. */
const gain = byWeight<Thing>({ width: 1, weight: (g, { at }, seat) => 0.01 + gainOf(g, handOf(g, seat), at) });

const isisGift = byWeight<Thing>({
  width: 1,
  weight: (g, { at: kind }, seat, about) => {
    const receiver = seatOf(Number(String(about?.receiver).slice('seat:'.length)));
    if (receiver === seat) return 0.01 + gainOf(g, handOf(g, seat), kind);
    return kind === TAX ? 0.2 : 0.3 + numberAt(at(g.s.produced, receiver), kind);
  },
});

/** The card that is missed least. */
const leastMissed = (width: number) =>
  byWeight<Thing>({
    width,
    weight: (g, { at: kind }, seat) => {
      const less = [...handOf(g, seat)];
      add(less, kind, -1);
      return 1 / (0.1 + fractionAt(wishes(g, less), kind));
    },
  });

const SIZES = [0, 3, 5, 8, 11];

/** Few, some, many cards, or all. */
const tradeSizes = ({ min, max }: AmountQuestion): number[] => [...new Set([...SIZES.filter((size) => size >= min && size < max), max])];

/** How gladly a player parts with a card when he fills an offer, by habit: the more of it is left, the kind. */
type Habit = (left: number, kind: Kind) => number;

const HABITS: readonly Habit[] = [(left, kind) => (kind === TAX ? 0.5 : left), (left, kind) => (kind === TAX ? 5 : left)];

/** The two ways to fill an offer: goods that one has several times, or taxes first. How often each is good, the mixture learns. */
function offers(g: G, question: AllocateQuestion<Thing>): number[][] {
  const hand = handOf(g, question.seat);
  const found = new Map<string, number[]>();
  for (const habit of HABITS) {
    const counts = question.options.map(() => 0);
    for (let left = question.min; left > 0; left--) {
      let best = -1;
      let worth = Number.NEGATIVE_INFINITY;
      question.options.forEach(({ at: kind }, bin) => {
        const rest = numberAt(hand, kind) - numberAt(counts, bin);
        if (numberAt(counts, bin) < numberAt(question.caps, bin) && habit(rest, kind) > worth) {
          best = bin;
          worth = habit(rest, kind);
        }
      });
      add(counts, best, 1);
    }
    found.set(counts.join(), counts);
  }
  return [...found.values()];
}

/** The policy of the commerce phase. */
export const commercePolicy: PolicyByTopic<MareNostrum> = {
  take,
  isisGift,
  madeGood: leastMissed(1),
  swapGive: leastMissed(3),
  swapGet: gain,
  hermes: gain,
  artemis: gain,
  loot: gain,
  tradeSize: {
    prior: (_, __, size) => 1 / (1 + Math.abs(size - 5)),
    candidates: (_, question) => tradeSizes(question),
  },
  offer: { candidates: offers },
};
