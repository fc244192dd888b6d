import type { OptionDto, QuestionDto, Ref } from '@pantheon/kernel';

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
  switch (question.kind) {
    case 'choose':
      return draft.chosen;
    case 'amount':
      return draft.amount === null ? null : String(draft.amount);
    case 'pick':
      return (
        question.options
          .filter((option) => draft.picked.includes(option.key))
          .map((option) => option.key)
          .join('+') || 'none'
      );
    case 'arrange':
      return draft.picked.join('>') || 'none';
    case 'allocate':
      return (
        question.options
          .flatMap((option) => {
            const count = draft.counts[option.key] ?? 0;
            return count > 0 ? [`${option.key}=${count}`] : [];
          })
          .join(',') || 'none'
      );
  }
}

/** The draft that a whole answer, such as a suggestion, stands for. */
export function draftOf(question: QuestionDto, key: string): Draft {
  const draft = freshDraft(question);
  if (question.kind === 'pick') return { ...draft, picked: key === 'none' ? [] : key.split('+') };
  if (question.kind === 'arrange') return { ...draft, picked: key === 'none' ? [] : key.split('>') };
  if (question.kind !== 'allocate') return { ...draft, chosen: key };
  const counts = key === 'none' ? [] : key.split(',').map((part) => part.split('=') as [string, string]);
  return { ...draft, counts: Object.fromEntries(counts.map(([bin, count]) => [bin, Number(count)])) };
}

/** From the list of all legal wholes: what may be added to a part, and whether it is a whole. */
export function checkAgainst(question: QuestionDto, draft: Draft): { whole: boolean; open: readonly string[] } | null {
  const { legal } = question;
  const now = draftKey(question, draft);
  if (legal === undefined) return question.min === undefined ? null : checkByLimits(question, draft);
  const wholes = legal.map((key) => draftOf(question, key));
  const fits = (part: Draft): boolean => wholes.some((whole) => isPartOf(question, part, whole));
  const open = question.options.flatMap((option) => (fits(withMore(question, draft, option.key)) ? [option.key] : []));
  return {
    whole: now !== null && legal.includes(now),
    open: open.filter((key) => question.kind === 'allocate' || !draft.picked.includes(key)),
  };
}

function checkByLimits(question: QuestionDto, draft: Draft): { whole: boolean; open: readonly string[] } {
  const size = chosenKeys(question, draft).length;
  const room = size < (question.max ?? Number.POSITIVE_INFINITY);
  const open = question.options.flatMap((option, index) => {
    const taken =
      question.kind === 'allocate' ? (draft.counts[option.key] ?? 0) >= (question.caps?.[index] ?? 0) : draft.picked.includes(option.key);
    return room && !taken ? [option.key] : [];
  });
  return { whole: size >= (question.min ?? 0) && size <= (question.max ?? Number.POSITIVE_INFINITY), open };
}

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

const isPartOf = (question: QuestionDto, part: Draft, whole: Draft): boolean =>
  question.kind === 'allocate'
    ? Object.entries(part.counts).every(([key, count]) => count <= (whole.counts[key] ?? 0))
    : part.picked.every((key) => whole.picked.includes(key));
