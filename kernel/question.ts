import { joinKey, PASS, splitKey } from './keys.ts';
import type { Args, Blocked, Label, Preview, Ref } from './message.ts';
import type { Seat } from './seat.ts';

/** How a question is asked: one of a list, some of a list, a number, counts, an order. */
export type QuestionKind = 'choose' | 'pick' | 'amount' | 'allocate' | 'arrange';

/**
 * A kind of question, declared once beside the rule that asks it. `T` is the type of its options, `G` the game's context.
 * Everything but `id` and `key` is worked out only when somebody looks.
 */
export interface Topic<T, G = unknown, K extends QuestionKind = never> {
  /** Its name in the text catalogues: `ask.<id>` is the question in words. */
  readonly id: string;
  /** How it is asked, as the game's `Topics` declare it. For the compiler alone: nothing carries it when the game runs. */
  readonly asked?: K;
  /** A short readable word for an option, unique among the options: records are made of these. */
  key(option: T): string;
  /** The option in words. */
  text(option: T, g: G): Label;
  /** The things that a client lights up for the option. */
  focus?(option: T, g: G): readonly Ref[];
  /** What the option would bring about, from what the asked seat may know. */
  preview?(option: T, g: G, seat: Seat): Preview;
  /** What a player might look for here and cannot have, with the rule that forbids it. */
  blocked?(g: G, seat: Seat): readonly Blocked<T>[];
  /** Small questions with the same action make up one sentence (`act.<action>`); this one fills the slot. */
  readonly action?: string;
  readonly slot?: string;
  /** Whether the answer cannot be taken back: dice will fall, something is shown. A client then asks to confirm. */
  commits?(option: T | null, g: G): boolean;
  /** The options depend on what only the asked seat knows: it is asked even when there is nothing to choose. */
  readonly secret?: boolean;
}

interface QuestionBase<T, G> {
  readonly seat: Seat;
  readonly topic: Topic<T, G, QuestionKind>;
  /** Fills in the question's sentence. Only the asked seat sees it. */
  readonly about?: Args;
  /** What cannot be had this time because of what was chosen just before: joins what the topic says. */
  blocked?(): readonly Blocked<T>[];
}

/** One of a list, or a pass where that is allowed. The answer is an index; the index after the last one is the pass. */
export interface ChooseQuestion<T = unknown, G = unknown> extends QuestionBase<T, G> {
  readonly kind: 'choose';
  readonly options: readonly T[];
  readonly pass: boolean;
}

/** Some of a list. The answer is the ascending list of indices. */
export interface PickQuestion<T = unknown, G = unknown> extends QuestionBase<T, G> {
  readonly kind: 'pick';
  readonly options: readonly T[];
  readonly min: number;
  readonly max: number;
  /** Whether what is chosen, with some of the rest, can become a legal whole; with no rest: whether it is one. */
  fits?(chosen: readonly T[], rest: readonly T[]): boolean;
  /** Good whole answers, for one-click buttons and for bots. */
  suggest?(): readonly (readonly number[])[];
  /** What the chosen would bring about together; they may not be a whole yet. From what the asked seat may know. */
  preview?(chosen: readonly T[]): Preview;
}

/** A whole number within bounds. The answer is the number. */
export interface AmountQuestion<G = unknown> extends QuestionBase<number, G> {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
}

/** How many of a total go to each of several bins. The answer is the list of counts. */
export interface AllocateQuestion<T = unknown, G = unknown> extends QuestionBase<T, G> {
  readonly kind: 'allocate';
  readonly options: readonly T[];
  readonly caps: readonly number[];
  readonly min: number;
  readonly max: number;
  /** Whether the first `bins` counts can be completed to a legal whole; with all bins: whether they are one. */
  fits?(counts: readonly number[], bins: number): boolean;
  /** Good whole answers, for one-click buttons and for bots. */
  suggest?(): readonly (readonly number[])[];
  /** What the counts would bring about; they may not be a whole yet. From what the asked seat may know. */
  preview?(counts: readonly number[]): Preview;
}

/** An order of all items of a list. The answer is the list of indices in that order. */
export interface ArrangeQuestion<T = unknown, G = unknown> extends QuestionBase<T, G> {
  readonly kind: 'arrange';
  readonly options: readonly T[];
}

/** A question to one seat, of one of five kinds, whose legal answers are all known. */
export type Question<T = unknown, G = unknown> =
  | ChooseQuestion<T, G>
  | PickQuestion<T, G>
  | AmountQuestion<G>
  | AllocateQuestion<T, G>
  | ArrangeQuestion<T, G>;

/** The type of a question's options; of an amount: number. */
export type OptionOf<Q> = Q extends { readonly options: readonly (infer T)[] } ? T : number;

/** An answer to a question, in the form that search uses. */
export type AnswerTo<Q> = Q extends { readonly kind: 'choose' | 'amount' } ? number : readonly number[];

/** An answer in the form that search uses. What the number or the list means depends on the kind of the question. */
export type Answer = number | readonly number[];

/** Whether an answer to a choice is its pass. */
export const isPass = ({ options, pass }: Pick<ChooseQuestion, 'options' | 'pass'>, answer: number): boolean =>
  pass && answer === options.length;

/** The option of a topic as a key. Separators of composite keys may not stand in it. */
const optionKey = (question: Question, index: number): string =>
  question.kind === 'amount' ? String(index) : (question.topic as Topic<unknown>).key(question.options[index]);

/** The key of an answer: what records hold. */
export function keyOf(question: Question, answer: Answer): string {
  switch (question.kind) {
    case 'choose':
      return answer === question.options.length ? PASS : optionKey(question, answer as number);
    case 'amount':
      return String(answer);
    case 'pick':
    case 'arrange':
      return joinKey(
        question.kind,
        (answer as readonly number[]).map((index) => ({ key: optionKey(question, index), count: 1 })),
      );
    case 'allocate':
      return joinKey(
        'allocate',
        (answer as readonly number[]).map((count, bin) => ({ key: optionKey(question, bin), count })),
      );
  }
}

/** The answer that a key stands for, or null if the question does not offer it. */
export function answerOf(question: Question, key: string): Answer | null {
  if (typeof key !== 'string') return null;
  const answer = parse(question, key);
  return answer !== null && isLegal(question, answer) && keyOf(question, answer) === key ? answer : null;
}

function parse(question: Question, key: string): Answer | null {
  switch (question.kind) {
    case 'choose':
      return key === PASS && question.pass ? question.options.length : indexOfKey(question, key);
    case 'amount':
      return /^-?\d{1,9}$/.test(key) ? Number(key) : null;
    case 'pick':
    case 'arrange':
    case 'allocate':
      return parseComposite(question, key);
  }
}

function indexOfKey(question: Exclude<Question, AmountQuestion>, key: string): number | null {
  const topic = question.topic as Topic<unknown>;
  const index = question.options.findIndex((option) => topic.key(option) === key);
  return index < 0 ? null : index;
}

function parseComposite(question: PickQuestion | ArrangeQuestion | AllocateQuestion, key: string): number[] | null {
  const parts = splitKey(question.kind, key, question.options.length);
  const counts = question.options.map(() => 0);
  const indices: number[] = [];
  for (const { key: word, count } of parts ?? []) {
    const index = indexOfKey(question, word);
    if (index === null || counts[index] !== 0) return null;
    counts[index] = count;
    indices.push(index);
  }
  if (parts === null) return null;
  return question.kind === 'allocate' ? counts : indices;
}

/** Whether an answer is among those that the question offers. Anything at all may be asked: it may come from outside. */
export function isLegal(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'choose':
      return isWithin(answer, 0, question.options.length - (question.pass ? 0 : 1));
    case 'amount':
      return isWithin(answer, question.min, question.max);
    case 'pick':
      return isList(answer) && isLegalPick(question, answer);
    case 'allocate':
      return isList(answer) && isLegalAllocation(question, answer);
    case 'arrange':
      return isList(answer) && isPermutation(answer, question.options.length);
  }
}

const isList = (answer: Answer): answer is readonly number[] => Array.isArray(answer);

const isWithin = (value: Answer, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

function isLegalPick(question: PickQuestion, indices: readonly number[]): boolean {
  if (indices.length < question.min || indices.length > question.max) return false;
  const ascending = indices.every(
    (index, at) => isWithin(index, 0, question.options.length - 1) && (at === 0 || index > (indices[at - 1] as number)),
  );
  if (!ascending) return false;
  if (!question.fits) return true;
  return question.fits(
    indices.map((index) => question.options[index]),
    [],
  );
}

function isLegalAllocation(question: AllocateQuestion, counts: readonly number[]): boolean {
  if (counts.length !== question.options.length) return false;
  let total = 0;
  for (let bin = 0; bin < counts.length; bin++) {
    if (!isWithin(counts[bin] as number, 0, question.caps[bin] as number)) return false;
    total += counts[bin] as number;
  }
  if (total < question.min || total > question.max) return false;
  return question.fits ? question.fits(counts, counts.length) : true;
}

const isPermutation = (order: readonly number[], length: number): boolean =>
  order.length === length && order.every((index) => isWithin(index, 0, length - 1)) && new Set(order).size === length;
