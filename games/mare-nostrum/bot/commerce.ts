import { type AllocateQuestion, type AmountQuestion, type Answer, numberAt, type PickQuestion, type Seat } from '@pantheon/kernel';
import type { Thing } from '../rules/things.ts';
import type { Take } from '../rules/trade.ts';
import { type G, type Kind, TAX } from '../rules/types.ts';
import { cardsOf } from './features.ts';
import { danger } from './leaders.ts';
import type { Thumb } from './policy-prior.ts';
import { gainOf } from './prospects.ts';

/** How much nearer one more card brings a combination of this size to a hero. */
function nearer(g: G, size: number): number {
  const { hero } = g.data.components.costs;
  return size >= hero ? 0.2 : 0.25 + 6 * (((size + 1) / hero) ** 4 - (size / hero) ** 4);
}

/** What a card of a kind is worth to whoever holds these cards. */
function wish(g: G, cards: readonly number[], kind: Kind): number {
  if (kind === TAX) return 0.8 * nearer(g, numberAt(cards, TAX));
  if (numberAt(cards, kind) > 0) return 0.1;
  let kinds = 0;
  for (let other = TAX + 1; other < cards.length; other++) if (numberAt(cards, other) > 0) kinds++;
  return nearer(g, kinds);
}

/** What is worth most to oneself, rather from whoever is nearest to victory. */
const take: Thumb<Take> = {
  width: 1,
  weighAll: (g, takes) => {
    const cards = cardsOf(g, (takes[0] as Take).taker);
    const wishes = g.data.kinds.map(({ at }) => wish(g, cards, at));
    const dangers = g.seats.map((seat) => 1 + 0.1 * danger(g, seat));
    return takes.map(({ source, kind }) => numberAt(wishes, kind) * numberAt(dangers, source));
  },
};

/** A card for oneself. */
const gain: Thumb<Thing> = { width: 1, weigh: (g, { at }, seat) => 0.01 + gainOf(g, g.s.hands[seat] as number[], at) };

const isisGift: Thumb<Thing> = {
  width: 1,
  weigh: (g, { at }, seat, about) => {
    const receiver = Number(String(about?.receiver).slice('seat:'.length)) as Seat;
    if (receiver === seat) return 0.01 + gainOf(g, g.s.hands[seat] as number[], at);
    return at === TAX ? 0.2 : 0.3 + (g.s.produced[receiver]?.[at] as number);
  },
};

/** The card that is missed least. */
const madeGood: Thumb<Thing> = {
  width: 1,
  weigh: (g, { at }, seat) => {
    const hand = g.s.hands[seat] as number[];
    const less = [...hand];
    less[at] = numberAt(less, at) - 1;
    return 1 / (0.1 + wish(g, less, at));
  },
};

const swapGive: Thumb<Thing> = { ...madeGood, width: 3 };

/** The rules of thumb of the commerce phase, by question. */
export const commerceThumbs = { take, isisGift, madeGood, swapGive, swapGet: gain, hermes: gain, artemis: gain, loot: gain };

const SIZES = [0, 3, 5, 8, 11];

/** Few, some, many cards, or all. */
export const tradeSizes = ({ min, max }: AmountQuestion): number[] => [
  ...new Set([...SIZES.filter((size) => size >= min && size < max), max]),
];

/** How gladly a player parts with a card when he fills an offer, by habit: the more of it is left, the kind. */
type Habit = (left: number, kind: Kind) => number;

const HABITS: readonly Habit[] = [(left, kind) => (kind === TAX ? 0.5 : left), (left, kind) => (kind === TAX ? 5 : left)];

/** The two ways to fill an offer: goods that one has several times, or taxes first. How often each is good, the mixture learns. */
export function offers(g: G, question: AllocateQuestion<Thing>): number[][] {
  const hand = g.s.hands[question.seat] as number[];
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
      counts[best] = numberAt(counts, best) + 1;
    }
    found.set(counts.join(), counts);
  }
  return [...found.values()];
}

/** The whole answers that the rules suggest. */
export const suggested = (question: PickQuestion | AllocateQuestion): readonly Answer[] | null => question.suggest?.() ?? null;
