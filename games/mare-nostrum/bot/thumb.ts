import type { AllocateQuestion, Answer, PickQuestion, Question, Topic } from '@pantheon/kernel';
import type { Thing } from '../rules/things.ts';
import { type G, type Kind, TAX } from '../rules/types.ts';

/** Answers worth a thought to questions that have very many. */
export function candidates(g: G, question: Question): readonly Answer[] | null {
  switch (question.topic.id) {
    case 'payment':
    case 'keep':
      return (question as PickQuestion | AllocateQuestion).suggest?.() ?? null;
    case 'offer':
      return offers(g, question as AllocateQuestion<Thing>);
    case 'marchers':
    case 'attackers':
    case 'titans':
      return crowds(question as AllocateQuestion);
    default:
      return null;
  }
}

/** How gladly a beginner parts with a card when he fills an offer, by habit. */
type Habit = (count: number, kind: Kind) => number;

const HABITS: readonly Habit[] = [
  (count, kind) => (kind === TAX ? 0.5 : count),
  (count, kind) => (kind === TAX ? 5 : count),
  (count, kind) => (kind === TAX ? -1 : -count),
  (count, kind) => (count > 1 ? 2 : kind === TAX ? 1 : 0),
];

/** A few ways to fill an offer: what one has twice, taxes, or single goods. */
function offers(g: G, question: AllocateQuestion<Thing>): number[][] {
  const hand = g.s.hands[question.seat] as number[];
  const found = new Map<string, number[]>();
  for (const habit of HABITS) {
    const counts = question.options.map(() => 0);
    for (let left = question.min; left > 0; left--) {
      let best = -1;
      let worth = Number.NEGATIVE_INFINITY;
      question.options.forEach(({ at: kind }, bin) => {
        const rest = (hand[kind] as number) - (counts[bin] as number);
        if ((counts[bin] as number) < (question.caps[bin] as number) && habit(rest, kind) > worth) {
          best = bin;
          worth = habit(rest, kind);
        }
      });
      counts[best] = (counts[best] as number) + 1;
    }
    found.set(counts.join(), counts);
  }
  return [...found.values()];
}

/** All, each group alone, or half of everything. */
function crowds(question: AllocateQuestion): number[][] {
  const { caps, min } = question;
  const all = [...caps];
  const alone = caps.map((cap, bin) => caps.map((_, other) => (other === bin ? cap : 0)));
  const half = caps.map((cap) => Math.ceil(cap / 2));
  const none = caps.map(() => 0);
  const found = new Map([all, ...alone, half, ...(min === 0 ? [none] : [])].map((counts) => [counts.join(), counts]));
  return [...found.values()].filter((counts) => counts.reduce((sum, count) => sum + count, 0) >= min);
}

const LIKED: { readonly [topic: string]: (key: string) => number } = {
  build: (key) => (key === 'pass' ? 0.2 : key === 'fortress' || key === 'trireme' ? 0.4 : 1),
  god: (key) => (key === 'pass' ? 3 : 0.5),
  land: (key) => (key === 'pass' ? 1 : key.startsWith('conquer') ? 4 : 0.6),
  draft: (key) => (key === 'pass' ? 0.05 : 1),
  conquest: (key) => (key === 'pillage' ? 0.6 : 1),
};

/** How likely a beginner is to give an answer. */
export function inclination(g: G, question: Question, answer: Answer): number {
  if (question.kind === 'amount' && question.topic.id === 'tradeSize') return 1 / (1 + Math.abs((answer as number) - 3));
  if (question.kind !== 'choose') return 1;
  const isPass = answer === question.options.length;
  const key = isPass ? 'pass' : (question.topic as Topic<unknown, G>).key(question.options[answer as number]);
  if (question.topic.id === 'build' && !isPass && isCard(g, key)) return 8;
  return LIKED[question.topic.id]?.(key) ?? 1;
}

const isCard = (g: G, key: string): boolean => g.data.cards.some(({ word }) => word === key);
