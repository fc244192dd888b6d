import type { AllocateQuestion, AmountQuestion, Answer, Args, ChooseQuestion, PickQuestion, Question, Seat } from '@pantheon/kernel';
import type { Group } from '../rules/groups.ts';
import type { Thing } from '../rules/things.ts';
import type { G } from '../rules/types.ts';
import { buildingThumbs } from './building.ts';
import { commerceThumbs, offers, suggested, tradeSizes } from './commerce.ts';
import { asManyAsCan, cheapest, everybody, marchers, warThumbs } from './war.ts';

/** A rule of thumb for a question: how good each answer looks, 1 being neutral, and how many of the best deserve a thought. */
export interface Thumb<T> {
  readonly width: number;
  weigh?(g: G, option: T, seat: Seat, about?: Args): number;
  /** The same for all options at once, where that is cheaper. */
  weighAll?(g: G, options: readonly T[]): number[];
  pass?(g: G, seat: Seat): number;
}

const thumbs: { readonly [topic: string]: Thumb<never> } = { ...commerceThumbs, ...buildingThumbs, ...warThumbs };

/** What is this much worse than the best does not deserve a thought. */
const POOR = 0.12;

const known = new WeakMap<Question, readonly number[]>();

/** How good every answer to a choice looks, a pass being the last. */
function weightsOf(g: G, question: ChooseQuestion): readonly number[] | null {
  const thumb = thumbs[question.topic.id] as Thumb<unknown> | undefined;
  if (thumb === undefined) return null;
  const before = known.get(question as Question);
  if (before !== undefined) return before;
  const weights =
    thumb.weighAll?.(g, question.options) ?? question.options.map((option) => thumb.weigh?.(g, option, question.seat, question.about) ?? 1);
  if (question.pass) weights.push(thumb.pass?.(g, question.seat) ?? 1);
  known.set(question as Question, weights);
  return weights;
}

/** Answers worth a thought to questions that have many. */
export function candidates(g: G, question: Question): readonly Answer[] | null {
  switch (question.kind) {
    case 'choose':
      return bestOf(g, question);
    case 'amount':
      return question.topic.id === 'tradeSize' ? tradeSizes(question as AmountQuestion) : null;
    case 'allocate':
      return allocations(g, question);
    case 'pick':
      return question.topic.id === 'occupy' ? asManyAsCan(question.options, question.max) : suggested(question as PickQuestion);
    default:
      return null;
  }
}

function bestOf(g: G, question: ChooseQuestion): readonly Answer[] | null {
  const weights = weightsOf(g, question);
  if (weights === null) return null;
  const { width } = thumbs[question.topic.id] as Thumb<never>;
  const order = weights.map((weight, answer) => ({ weight, answer })).sort((a, b) => b.weight - a.weight);
  const least = POOR * (order[0]?.weight ?? 0);
  return order.filter(({ weight }, at) => at < width && weight >= least).map(({ answer }) => answer);
}

function allocations(g: G, question: AllocateQuestion): readonly Answer[] | null {
  switch (question.topic.id) {
    case 'offer':
      return offers(g, question as AllocateQuestion<Thing>);
    case 'marchers':
      return marchers(question);
    case 'attackers':
    case 'titans':
      return everybody(question);
    case 'losses':
      return cheapest(g, question as AllocateQuestion<Group>);
    default:
      return suggested(question);
  }
}

/** How likely a beginner is to give an answer. */
export function policyPrior(g: G, question: Question, answer: Answer): number {
  if (question.kind === 'amount' && question.topic.id === 'tradeSize') return 1 / (1 + Math.abs((answer as number) - 5));
  return question.kind === 'choose' ? (weightsOf(g, question)?.[answer as number] ?? 1) : 1;
}
