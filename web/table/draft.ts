import {
  type AnswerText,
  joinKey,
  type OptionDto,
  type PartialAnswer,
  partialAnswer,
  type QuestionDto,
  questionOfDto,
  type Ref,
  splitKey,
} from '@pantheon/kernel';

/** The answer that is being made, before it is given. */
export interface Draft {
  /** Of a choice: the option that waits for a confirm. `pass` is a pass. */
  readonly chosen: string | null;
  /** Of a choice: the things that were pointed at, where that does not name one option alone yet. */
  readonly narrowed: readonly Ref[];
  /** Of a pick: what is picked. Of an order: the items as they stand. */
  readonly picked: readonly string[];
  /** Of an allocation: how many go where. */
  readonly counts: { readonly [key: string]: number };
  readonly amount: number | null;
}

const FEW = 12;

/** Whether the numbers that may be answered are few enough to list them all. */
export const listsAmounts = ({ min = 0, max = 0 }: QuestionDto): boolean => max - min < FEW;

/** The draft with which a question starts. Where numbers are not listed, it stands at the lowest. */
export const freshDraft = (question: QuestionDto | null): Draft => ({
  chosen: null,
  narrowed: [],
  picked: question?.kind === 'arrange' ? question.options.map((option) => option.key) : [],
  counts: {},
  amount: question?.kind === 'amount' && !listsAmounts(question) ? (question.min ?? 0) : null,
});

/** The options of a choice that are left after pointing at some things. */
export const openOptions = (question: QuestionDto, draft: Draft): readonly OptionDto[] =>
  draft.narrowed.length === 0
    ? question.options
    : question.options.filter((option) => draft.narrowed.every((thing) => option.focus.includes(thing)));

/** The keys chosen so far, repeated for counts: what a check of a part is asked with. */
export const chosenKeys = (question: QuestionDto, draft: Draft): string[] =>
  question.kind === 'allocate'
    ? question.options.flatMap((option) => Array.from({ length: draft.counts[option.key] ?? 0 }, () => option.key))
    : [...draft.picked];

/** The key of the whole answer that the draft stands for, whether it is legal or not; null while there is none. */
export function draftKey(question: QuestionDto, draft: Draft): string | null {
  const { kind, options } = question;
  switch (kind) {
    case 'choose':
      return draft.chosen;
    case 'amount':
      return draft.amount === null ? null : String(draft.amount);
    case 'pick':
      return joinKey(
        kind,
        options.filter(({ key }) => draft.picked.includes(key)).map(({ key }) => ({ key, count: 1 })),
      );
    case 'arrange':
      return joinKey(
        kind,
        draft.picked.map((key) => ({ key, count: 1 })),
      );
    case 'allocate':
      return joinKey(
        kind,
        options.map(({ key }) => ({ key, count: draft.counts[key] ?? 0 })),
      );
  }
}

/** The draft that a whole answer, such as a suggestion, stands for. */
export function draftOf(question: QuestionDto, key: string): Draft {
  const { kind } = question;
  const draft = freshDraft(question);
  if (kind === 'choose' || kind === 'amount') return { ...draft, chosen: key };
  const parts = splitKey(kind, key) ?? [];
  if (kind === 'allocate') return { ...draft, counts: Object.fromEntries(parts.map((part) => [part.key, part.count])) };
  return { ...draft, picked: parts.map((part) => part.key) };
}

/** What a pick or an allocation in the making holds, as an answer in words. */
export const answerOfDraft = ({ kind, options }: QuestionDto, { picked, counts }: Draft): AnswerText =>
  options.flatMap(({ key, text }) => {
    const count = kind === 'allocate' ? (counts[key] ?? 0) : picked.includes(key) ? 1 : 0;
    return count === 0 ? [] : [{ text, count }];
  });

/** What may be added to the draft of a pick or an allocation and whether it is whole, as far as a client can tell; null for other questions. */
export const partialDraft = (question: QuestionDto, draft: Draft): PartialAnswer | null =>
  question.kind === 'pick' || question.kind === 'allocate' ? partialAnswer(questionOfDto(question), chosenKeys(question, draft)) : null;

/** The draft with one more of an option. */
export const withMore = (question: QuestionDto, draft: Draft, key: string): Draft =>
  question.kind === 'allocate'
    ? { ...draft, counts: { ...draft.counts, [key]: (draft.counts[key] ?? 0) + 1 } }
    : { ...draft, picked: draft.picked.includes(key) ? draft.picked : [...draft.picked, key] };

/** The draft with one less of an option. */
export const withLess = (question: QuestionDto, draft: Draft, key: string): Draft =>
  question.kind === 'allocate'
    ? { ...draft, counts: { ...draft.counts, [key]: Math.max(0, (draft.counts[key] ?? 0) - 1) } }
    : { ...draft, picked: draft.picked.filter((other) => other !== key) };

/** The draft of an order with an item before all others. */
export const withFirst = (draft: Draft, key: string): Draft => ({
  ...draft,
  picked: [key, ...draft.picked.filter((other) => other !== key)],
});
