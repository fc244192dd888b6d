import { allAnswers } from './answers.ts';
import { splitKey } from './keys.ts';
import type { Blocked, Label, Message, Preview, Ref, Why } from './message.ts';
import { say } from './message.ts';
import { type AmountQuestion, type Answer, keyOf, type Question, type Topic } from './question.ts';
import type { Seat } from './seat.ts';

/** An option as a client shows it. */
export interface OptionDto {
  readonly key: string;
  readonly text: Label;
  readonly focus: readonly Ref[];
  readonly preview?: Preview;
  /** Choosing it cannot be taken back. */
  readonly commits?: true;
}

/** An option that is not open, as a client shows it. */
export interface BlockedOptionDto {
  readonly key: string;
  readonly text: Label;
  readonly focus: readonly Ref[];
  readonly why: Why;
}

/** An answer in words: what was chosen, and how many of each. */
export type AnswerText = readonly { readonly text: Label; readonly count: number }[];

/** A slot of the sentence that was filled by an earlier answer; undoing to `at` reopens it. */
export interface FilledSlot {
  readonly slot: string;
  readonly answer: AnswerText;
  readonly at: number;
  /** It can no longer be reopened: chance has fallen, or something was shown. */
  readonly fixed?: true;
}

/** A question as JSON: all that a client or somebody else's bot needs to answer it. */
export interface QuestionDto {
  readonly kind: Question['kind'];
  readonly seat: Seat;
  readonly topic: string;
  readonly ask: Message;
  readonly options: readonly OptionDto[];
  readonly pass?: true;
  /** Passing deserves a second thought: a client asks to confirm it. */
  readonly passCommits?: true;
  readonly min?: number;
  readonly max?: number;
  readonly caps?: readonly number[];
  /** The keys of all legal whole answers to a pick or an allocation, where they are not too many. */
  readonly legal?: readonly string[];
  /** Keys of good whole answers, for one-click buttons. */
  readonly suggest?: readonly string[];
  /** Of an amount: what each number would bring about, from the lowest on, where the rules can say so. */
  readonly outcomes?: readonly Preview[];
  /** Whether there is something to say about an answer in the making: `partOf` tells. */
  readonly previews?: true;
  readonly blocked: readonly BlockedOptionDto[];
  readonly sentence?: { readonly action: string; readonly slot: string; readonly filled: readonly FilledSlot[] };
}

const LEGAL_LIMIT = 400;
const MOST_OUTCOMES = 100;

/** Describes a question for a client. */
export function questionDto(question: Question, g: unknown, filled: readonly FilledSlot[] = []): QuestionDto {
  const topic = question.topic as Topic<unknown>;
  const { seat } = question;
  const base = {
    kind: question.kind,
    seat,
    topic: topic.id,
    ask: say(`ask.${topic.id}`, question.about),
    options: optionsOf(question).map((option): OptionDto => {
      const preview = topic.preview?.(option, g, seat);
      return {
        ...face(topic, option, g),
        ...(preview === undefined ? {} : { preview }),
        ...(topic.commits?.(option, g) ? { commits: true as const } : {}),
      };
    }),
    blocked: blockedIn(question, g).map(({ option, why }): BlockedOptionDto => ({ ...face(topic, option, g), why })),
    ...(topic.action === undefined ? {} : { sentence: { action: topic.action, slot: topic.slot ?? topic.id, filled } }),
  };
  switch (question.kind) {
    case 'choose':
      if (!question.pass) return base;
      return topic.commits?.(null, g) ? { ...base, pass: true, passCommits: true } : { ...base, pass: true };
    case 'amount':
      return { ...base, min: question.min, max: question.max, ...outcomesOf(question, g) };
    case 'arrange':
      return base;
    case 'pick':
    case 'allocate': {
      const legal = question.fits ? allAnswers(question, LEGAL_LIMIT)?.map((answer) => keyOf(question, answer)) : undefined;
      const suggest = question.suggest?.().map((answer) => keyOf(question, answer));
      return {
        ...base,
        min: question.min,
        max: question.max,
        ...(question.kind === 'allocate' ? { caps: question.caps } : {}),
        ...(legal === undefined ? {} : { legal }),
        ...(suggest === undefined ? {} : { suggest }),
        ...(question.preview === undefined ? {} : { previews: true as const }),
      };
    }
  }
}

/** What each number of an amount would bring about, where they are not too many. */
function outcomesOf({ topic, seat, min, max }: AmountQuestion, g: unknown): Pick<QuestionDto, 'outcomes'> {
  const { preview } = topic;
  if (preview === undefined || max - min >= MOST_OUTCOMES) return {};
  return { outcomes: Array.from({ length: max - min + 1 }, (_, step) => preview(min + step, g, seat)) };
}

/** What a question does not offer although somebody might look for it. */
export const blockedIn = ({ topic, seat, blocked }: Question, g: unknown): readonly Blocked<unknown>[] => [
  ...((topic as Topic<unknown>).blocked?.(g, seat) ?? []),
  ...(blocked?.() ?? []),
];

const optionsOf = (question: Question): readonly unknown[] => (question.kind === 'amount' ? [] : question.options);

const face = (topic: Topic<unknown>, option: unknown, g: unknown): { key: string; text: Label; focus: readonly Ref[] } => ({
  key: topic.key(option),
  text: topic.text(option, g),
  focus: topic.focus?.(option, g) ?? [],
});

/** An answer in words. */
export function answerText(question: Question, answer: Answer, g: unknown): AnswerText {
  const topic = question.topic as Topic<unknown>;
  const word = (index: number): Label => topic.text(optionsOf(question)[index], g);
  switch (question.kind) {
    case 'choose':
      return answer === question.options.length ? [] : [{ text: word(answer as number), count: 1 }];
    case 'amount':
      return [{ text: topic.text(answer, g), count: 1 }];
    case 'pick':
    case 'arrange':
      return (answer as readonly number[]).map((index) => ({ text: word(index), count: 1 }));
    case 'allocate':
      return (answer as readonly number[]).flatMap((count, bin) => (count > 0 ? [{ text: word(bin), count }] : []));
  }
}

/**
 * A question over the keys of its options, from all that a client knows of it. Where the legal wholes are too many to be listed, the client
 * knows only how many may be chosen: what fits among those is asked of the rules.
 */
export function questionOfDto(dto: QuestionDto): Question<string> {
  const topic: Topic<string> = { id: dto.topic, key: (key) => key, text: (key) => say(key) };
  const { seat } = dto;
  const options = dto.options.map(({ key }) => key);
  const { min = 0, max = 0 } = dto;
  switch (dto.kind) {
    case 'choose':
      return { kind: 'choose', seat, topic, options, pass: dto.pass === true };
    case 'amount':
      return { kind: 'amount', seat, topic: { id: dto.topic, key: String, text: (count) => say(String(count)) }, min, max };
    case 'arrange':
      return { kind: 'arrange', seat, topic, options };
    case 'pick': {
      const wholes = dto.legal?.map((key) => splitKey('pick', key)?.map((part) => part.key) ?? []);
      const fits = (chosen: readonly string[], rest: readonly string[]): boolean =>
        wholes?.some((whole) => isBetween(chosen, whole, rest)) ?? true;
      return { kind: 'pick', seat, topic, options, min, max, ...(wholes && { fits }) };
    }
    case 'allocate': {
      const wholes = dto.legal?.map((key) => countsIn(options, key));
      const fits = (counts: readonly number[], bins: number): boolean => wholes?.some((whole) => beginsAlike(counts, whole, bins)) ?? true;
      return { kind: 'allocate', seat, topic, options, caps: dto.caps ?? [], min, max, ...(wholes && { fits }) };
    }
  }
}

const isBetween = (least: readonly string[], whole: readonly string[], more: readonly string[]): boolean =>
  least.every((key) => whole.includes(key)) && whole.every((key) => least.includes(key) || more.includes(key));

const countsIn = (options: readonly string[], key: string): number[] => {
  const parts = splitKey('allocate', key) ?? [];
  return options.map((option) => parts.find((part) => part.key === option)?.count ?? 0);
};

const beginsAlike = (counts: readonly number[], whole: readonly number[], bins: number): boolean =>
  whole.slice(0, bins).every((count, bin) => count === counts[bin]);
