import type { Dice } from './dice.ts';
import { PantheonError } from './errors.ts';
import { type AllocateQuestion, type Answer, isLegal, type PickQuestion, type Question } from './question.ts';

/** Any legal answer, each reachable: what a player who knows nothing would do. */
export function sampleAnswer(question: Question, dice: Pick<Dice, 'below'>): Answer {
  switch (question.kind) {
    case 'choose':
      return dice.below(question.options.length + (question.pass ? 1 : 0));
    case 'amount':
      return question.min + dice.below(question.max - question.min + 1);
    case 'pick':
      return samplePick(question, dice);
    case 'allocate':
      return sampleAllocation(question, dice);
    case 'arrange':
      return sampleOrder(question.options.length, dice);
  }
}

function sampleOrder(length: number, dice: Pick<Dice, 'below'>): number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last--) {
    const other = dice.below(last + 1);
    const item = order[last] as number;
    order[last] = order[other] as number;
    order[other] = item;
  }
  return order;
}

function samplePick(question: PickQuestion, dice: Pick<Dice, 'below'>): number[] {
  const { options, fits } = question;
  const size = question.min + dice.below(question.max - question.min + 1);
  if (!fits)
    return sampleOrder(options.length, dice)
      .slice(0, size)
      .sort((a, b) => a - b);
  const indices: number[] = [];
  const chosen: unknown[] = [];
  for (let at = 0; at < options.length; at++) {
    const rest = options.slice(at + 1);
    const mayTake = chosen.length < question.max && fits([...chosen, options[at]], rest);
    const mayLeave = chosen.length + rest.length >= question.min && fits(chosen, rest);
    const wanted = size - chosen.length;
    const take = mayTake && (!mayLeave || dice.below(options.length - at) < wanted);
    if (!take && !mayLeave) throw new PantheonError('rule-fault', `the pick "${question.topic.id}" strands its player`);
    if (!take) continue;
    indices.push(at);
    chosen.push(options[at]);
  }
  return indices;
}

/** The counts that a bin may take after the given ones, so that the whole can still be completed. */
export function openCounts(question: AllocateQuestion, counts: number[], bin: number): number[] {
  const { caps, fits } = question;
  let before = 0;
  let after = 0;
  for (let i = 0; i < bin; i++) before += counts[i] as number;
  for (let i = bin + 1; i < caps.length; i++) after += caps[i] as number;
  const low = Math.max(0, question.min - before - after);
  const high = Math.min(caps[bin] as number, question.max - before);
  const open: number[] = [];
  for (let count = low; count <= high; count++) {
    counts[bin] = count;
    if (!fits || fits(counts, bin + 1)) open.push(count);
  }
  return open;
}

function sampleAllocation(question: AllocateQuestion, dice: Pick<Dice, 'below'>): number[] {
  const counts = question.options.map(() => 0);
  for (let bin = 0; bin < counts.length; bin++) {
    const open = openCounts(question, counts, bin);
    if (open.length === 0) throw new PantheonError('rule-fault', `the allocation "${question.topic.id}" strands its player`);
    counts[bin] = open[dice.below(open.length)] as number;
  }
  return counts;
}

/** All legal answers, up to a limit; null if there are more. */
export function allAnswers(question: Question, limit: number): Answer[] | null {
  const found: Answer[] = [];
  for (const answer of eachAnswer(question)) {
    if (found.length === limit) return null;
    found.push(answer);
  }
  return found;
}

/** The legal answers one by one, in a fixed order. There may be very many. */
export function* eachAnswer(question: Question): Generator<Answer, void> {
  switch (question.kind) {
    case 'choose':
      for (let index = 0; index < question.options.length + (question.pass ? 1 : 0); index++) yield index;
      return;
    case 'amount':
      for (let value = question.min; value <= question.max; value++) yield value;
      return;
    case 'pick':
      yield* eachPick(question, [], 0);
      return;
    case 'allocate':
      yield* eachAllocation(
        question,
        question.options.map(() => 0),
        0,
      );
      return;
    case 'arrange':
      yield* eachOrder([], sampleOrder(question.options.length, { below: (sides) => sides - 1 }));
  }
}

function* eachPick(question: PickQuestion, indices: readonly number[], at: number): Generator<Answer, void> {
  const { options } = question;
  if (indices.length + options.length - at < question.min) return;
  if (question.fits) {
    const chosen = indices.map((index) => options[index]);
    if (!question.fits(chosen, options.slice(at))) return;
  }
  if (at === options.length) {
    if (isLegal(question, indices)) yield indices;
    return;
  }
  if (indices.length < question.max) yield* eachPick(question, [...indices, at], at + 1);
  yield* eachPick(question, indices, at + 1);
}

function* eachAllocation(question: AllocateQuestion, counts: readonly number[], bin: number): Generator<Answer, void> {
  if (bin === counts.length) {
    if (isLegal(question, counts)) yield counts;
    return;
  }
  for (const count of openCounts(question, [...counts], bin)) yield* eachAllocation(question, counts.with(bin, count), bin + 1);
}

function* eachOrder(done: readonly number[], rest: readonly number[]): Generator<Answer, void> {
  if (rest.length === 0) yield done;
  for (const index of rest) {
    yield* eachOrder(
      [...done, index],
      rest.filter((other) => other !== index),
    );
  }
}
