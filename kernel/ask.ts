import { ruleFault } from './errors.ts';
import type { Args, Preview } from './message.ts';
import type { Answer, AnswerTo, ChooseQuestion, Question, Topic } from './question.ts';
import type { Seat } from './seat.ts';

/** What a rule hands out: questions that are open at the same time. It gets back one answer for each. */
export type Ask = readonly Question[];

/** A piece of the rules: asks with `yield*` and returns what came of it. */
export type Rule<T = void> = Generator<Ask, T, readonly Answer[]>;

type Extra<T> = Pick<ChooseQuestion<T>, 'about' | 'blocked'>;

/*
 * Questions of a kind all have the same keys in the same order, some of them with nothing in them: whoever reads one then meets one shape.
 */

/** Asks for one of a list. A single open option is taken without asking, unless the topic is secret. */
export function* choose<T, G>(seat: Seat, topic: Topic<T, G, 'choose'>, options: readonly T[], extra: Extra<T> = {}): Rule<T> {
  if (options.length === 0) throw ruleFault(`"${topic.id}" has no answer to give`);
  if (options.length === 1 && topic.secret !== true) return options[0] as T;
  const answers = yield [choice(seat, topic, options, false, extra) as Question];
  return options[answers[0] as number] as T;
}

/** Asks for one of a list or for a pass, which is null. An empty list is a pass without asking, unless the topic is secret. */
export function* chooseOrPass<T, G>(seat: Seat, topic: Topic<T, G, 'choose'>, options: readonly T[], extra: Extra<T> = {}): Rule<T | null> {
  if (options.length === 0 && topic.secret !== true) return null;
  const answers = yield [choice(seat, topic, options, true, extra) as Question];
  const index = answers[0] as number;
  return index === options.length ? null : (options[index] as T);
}

const choice = <T, G>(
  seat: Seat,
  topic: Topic<T, G, 'choose'>,
  options: readonly T[],
  pass: boolean,
  { about, blocked }: Extra<T>,
): ChooseQuestion<T, G> => ({ kind: 'choose', seat, topic, options, pass, about, blocked }) as ChooseQuestion<T, G>;

/** How many may be picked, and which picks make a legal whole. */
export interface PickLimits<T> extends Extra<T> {
  readonly min: number;
  readonly max: number;
  fits?(chosen: readonly T[], rest: readonly T[]): boolean;
  suggest?(): readonly (readonly number[])[];
  preview?(chosen: readonly T[]): Preview;
}

/** Asks for some of a list, in the order of the list. Taken without asking where only one pick is possible. */
export function* pick<T, G>(seat: Seat, topic: Topic<T, G, 'pick'>, options: readonly T[], limits: PickLimits<T>): Rule<T[]> {
  const max = Math.min(limits.max, options.length);
  if (limits.min > max) throw ruleFault(`"${topic.id}" asks for ${limits.min} of ${options.length}`);
  if (topic.secret !== true && (max === 0 || limits.min === options.length)) return max === 0 ? [] : [...options];
  const { min, fits, suggest, preview, about, blocked } = limits;
  const question = { kind: 'pick', seat, topic, options, min, max, fits, suggest, preview, about, blocked };
  const answers = yield [question as Question];
  return (answers[0] as readonly number[]).map((index) => options[index] as T);
}

/** Asks for a whole number. */
export function* amount<G>(
  seat: Seat,
  topic: Topic<number, G, 'amount'>,
  limits: { readonly min: number; readonly max: number } & Extra<number>,
): Rule<number> {
  if (limits.min > limits.max) throw ruleFault(`"${topic.id}" has no answer to give`);
  if (limits.min === limits.max && topic.secret !== true) return limits.min;
  const { min, max, about, blocked } = limits;
  const answers = yield [{ kind: 'amount', seat, topic, min, max, about, blocked } as Question];
  return answers[0] as number;
}

/** How much may go to each bin and in all, and which allocations make a legal whole. */
export interface AllocateLimits<T> extends Extra<T> {
  readonly caps: readonly number[];
  readonly min: number;
  readonly max: number;
  fits?(counts: readonly number[], bins: number): boolean;
  suggest?(): readonly (readonly number[])[];
  preview?(counts: readonly number[]): Preview;
}

/** Asks how a total is spread over bins: one count for each. Taken without asking where there is room for one answer only. */
export function* allocate<T, G>(
  seat: Seat,
  topic: Topic<T, G, 'allocate'>,
  bins: readonly T[],
  limits: AllocateLimits<T>,
): Rule<readonly number[]> {
  const room = limits.caps.reduce((sum, cap) => sum + cap, 0);
  if (limits.min > Math.min(limits.max, room)) throw ruleFault(`"${topic.id}" asks for ${limits.min}, but there is room for ${room}`);
  if (topic.secret !== true && (room === 0 || limits.max === 0)) return bins.map(() => 0);
  if (topic.secret !== true && limits.min === room) return [...limits.caps];
  const { caps, min, max, fits, suggest, preview, about, blocked } = limits;
  const question = { kind: 'allocate', seat, topic, options: bins, caps, min, max, fits, suggest, preview, about, blocked };
  const answers = yield [question as Question];
  return answers[0] as readonly number[];
}

/** Asks for an order of all items. */
export function* arrange<T, G>(seat: Seat, topic: Topic<T, G, 'arrange'>, items: readonly T[], extra: Extra<T> = {}): Rule<T[]> {
  if (items.length < 2 && topic.secret !== true) return [...items];
  const { about, blocked } = extra;
  const answers = yield [{ kind: 'arrange', seat, topic, options: items, about, blocked } as Question];
  return (answers[0] as readonly number[]).map((index) => items[index] as T);
}

/**
 * Asks several seats at once; none learns what another said before all have answered. It must be the first thing that a phase asks,
 * so that nothing hidden lies between the checkpoint and the questions.
 */
export function* together<Q extends Question>(questions: readonly Q[]): Rule<readonly AnswerTo<Q>[]> {
  return questions.length === 0 ? [] : ((yield questions) as readonly AnswerTo<Q>[]);
}

/** `together` for the commonest case: every seat chooses one of its own list. */
export function* chooseTogether<T, G>(
  seats: readonly Seat[],
  topic: Topic<T, G, 'choose'>,
  optionsOf: (seat: Seat) => readonly T[],
): Rule<T[]> {
  const questions = seats.map((seat) => choice(seat, topic, optionsOf(seat), false, {}));
  if (questions.some(({ options }) => options.length === 0)) throw ruleFault(`"${topic.id}" has no answer to give`);
  const answers = yield* together(questions as Question[]);
  return questions.map((question, at) => question.options[answers[at] as number] as T);
}

/** What may break in at a certain moment, and what then happens. */
export interface Interrupt<T, G> {
  readonly topic: Topic<T, G, 'choose'>;
  /** Whether the seat is asked at all. From public facts only: being asked is seen by all. */
  mayReact(seat: Seat): boolean;
  options(seat: Seat): readonly T[];
  react(seat: Seat, option: T): Rule<unknown>;
  about?(seat: Seat): Args;
}

/**
 * The one way in which others break into an action: the given seats are asked one after the other, each reaction is carried out
 * before the next seat is asked. A seat that cannot react and one that does not want to look the same.
 */
export function* interrupt<T, G>(seats: readonly Seat[], moment: Interrupt<T, G>): Rule {
  for (const seat of seats) {
    if (!moment.mayReact(seat)) continue;
    const about = moment.about?.(seat);
    const option = yield* chooseOrPass(seat, moment.topic, moment.options(seat), about === undefined ? {} : { about });
    if (option !== null) yield* moment.react(seat, option);
  }
}
