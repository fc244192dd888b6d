import type { Dice } from './dice.ts';
import { PantheonError } from './errors.ts';
import type { Args, Blocked, Label, Preview, Ref } from './message.ts';
import type { Seat } from './seat.ts';

/**
 * A kind of question, declared once beside the rule that asks it. `T` is the type of its options, `G` the game's table.
 * Everything but `id` and `key` is worked out only when somebody looks.
 */
export interface Topic<T, G = unknown> {
  /** Its name in the text catalogues: `ask.<id>` is the question in words. */
  readonly id: string;
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

interface Asked<T, G> {
  readonly seat: Seat;
  readonly topic: Topic<T, G>;
  /** Fills in the question's sentence. Only the asked seat sees it. */
  readonly about?: Args;
  /** What cannot be had this time because of what was chosen just before: joins what the topic says. */
  blocked?(): readonly Blocked<T>[];
}

/** One of a list, or a pass where that is allowed. The answer is an index; the index after the last one is the pass. */
export interface ChooseQuestion<T = unknown, G = unknown> extends Asked<T, G> {
  readonly kind: 'choose';
  readonly options: readonly T[];
  readonly pass: boolean;
}

/** Some of a list. The answer is the ascending list of indices. */
export interface PickQuestion<T = unknown, G = unknown> extends Asked<T, G> {
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
export interface AmountQuestion<G = unknown> extends Asked<number, G> {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
}

/** How many of a total go to each of several bins. The answer is the list of counts. */
export interface AllocateQuestion<T = unknown, G = unknown> extends Asked<T, G> {
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
export interface ArrangeQuestion<T = unknown, G = unknown> extends Asked<T, G> {
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

/** An answer in the form that search uses. What the number or the list means depends on the kind of the question. */
export type Answer = number | readonly number[];

const NOTHING = 'none';
const PASS = 'pass';

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
      return (answer as readonly number[]).map((index) => optionKey(question, index)).join('+') || NOTHING;
    case 'arrange':
      return (answer as readonly number[]).map((index) => optionKey(question, index)).join('>') || NOTHING;
    case 'allocate': {
      const parts = (answer as readonly number[]).flatMap((count, bin) => (count > 0 ? [`${optionKey(question, bin)}=${count}`] : []));
      return parts.join(',') || NOTHING;
    }
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
      return key === NOTHING ? [] : indicesOf(question, key.split('+'));
    case 'arrange':
      return key === NOTHING ? [] : indicesOf(question, key.split('>'));
    case 'allocate':
      return parseCounts(question, key);
  }
}

function indexOfKey(question: Exclude<Question, AmountQuestion>, key: string): number | null {
  const topic = question.topic as Topic<unknown>;
  const index = question.options.findIndex((option) => topic.key(option) === key);
  return index < 0 ? null : index;
}

function indicesOf(question: Exclude<Question, AmountQuestion>, keys: readonly string[]): number[] | null {
  if (keys.length > question.options.length) return null;
  const indices = keys.map((key) => indexOfKey(question, key));
  return indices.every((index) => index !== null) ? indices : null;
}

function parseCounts(question: AllocateQuestion, key: string): number[] | null {
  const counts = question.options.map(() => 0);
  if (key === NOTHING) return counts;
  for (const part of key.split(',', question.options.length + 1)) {
    const [bin, count] = part.split('=', 2);
    const index = indexOfKey(question, bin ?? '');
    if (index === null || count === undefined || !/^[1-9]\d{0,8}$/.test(count) || counts[index] !== 0) return null;
    counts[index] = Number(count);
  }
  return counts;
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
    if (isLegalPick(question, indices)) yield indices;
    return;
  }
  if (indices.length < question.max) yield* eachPick(question, [...indices, at], at + 1);
  yield* eachPick(question, indices, at + 1);
}

function* eachAllocation(question: AllocateQuestion, counts: readonly number[], bin: number): Generator<Answer, void> {
  if (bin === counts.length) {
    if (isLegalAllocation(question, counts)) yield counts;
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
