import type { TopicPolicy } from '@pantheon/bots';
import type { Args, ChooseQuestion, Seat } from '@pantheon/kernel';
import type { G, MareNostrum } from '../rules/types.ts';

/** How good the options of a choice look, 1 being neutral, and how many of the best deserve a thought. */
interface Weighing<T> {
  readonly width: number;
  /** The weight of one option, or of all options at once, where that is cheaper. */
  weight?(g: G, option: T, seat: Seat, about?: Args): number;
  weights?(g: G, options: readonly T[]): number[];
  /** The weight of a pass. */
  pass?(g: G, seat: Seat): number;
}

/** What is this much worse than the best does not deserve a thought. */
const POOR = 0.12;

/** A policy for a choice: its weights are the prior, and the best of them the candidates. */
export function byWeight<T>(weighing: Weighing<T>): TopicPolicy<MareNostrum, ChooseQuestion<T>> {
  const known = new WeakMap<ChooseQuestion<T>, readonly number[]>();
  const weightsOf = (g: G, question: ChooseQuestion<T>): readonly number[] => {
    const before = known.get(question);
    if (before !== undefined) return before;
    const weights = weigh(g, question, weighing);
    known.set(question, weights);
    return weights;
  };
  return {
    prior: (g, question, answer) => weightsOf(g, question)[answer] ?? 1,
    candidates: (g, question) => best(weightsOf(g, question), weighing.width),
  };
}

/** How good every answer to a choice looks, a pass being the last. */
function weigh<T>(g: G, { seat, options, pass, about }: ChooseQuestion<T>, weighing: Weighing<T>): number[] {
  const weights = weighing.weights?.(g, options) ?? options.map((option) => weighing.weight?.(g, option, seat, about) ?? 1);
  if (pass) weights.push(weighing.pass?.(g, seat) ?? 1);
  return weights;
}

function best(weights: readonly number[], width: number): number[] {
  const order = weights.map((weight, answer) => ({ weight, answer })).sort((a, b) => b.weight - a.weight);
  const least = POOR * (order[0]?.weight ?? 0);
  return order.filter(({ weight }, rank) => rank < width && weight >= least).map(({ answer }) => answer);
}
