import type { Preview } from './message.ts';
import { type AllocateQuestion, isLegal, type PickQuestion, type Question, type Topic } from './question.ts';

/** How a pick or an allocation stands while somebody puts it together. */
export interface PartialAnswer {
  /** Whether it could be given as it is. */
  readonly whole: boolean;
  /** Keys of the options that may still be added. */
  readonly open: readonly string[];
  /** What it would bring about as it is. */
  readonly preview?: Preview;
}

/** How part of an answer stands. Every key that is chosen so far is listed, as often as it is chosen; unknown keys count for nothing. */
export function partialAnswer(question: Question, chosen: readonly string[]): PartialAnswer {
  if (question.kind === 'pick') return partOfPick(question, chosen);
  if (question.kind === 'allocate') return partOfAllocation(question, chosen);
  return { whole: false, open: [] };
}

function partOfPick(question: PickQuestion, chosen: readonly string[]): PartialAnswer {
  const { options, max, fits } = question;
  const keys = keysOf(question);
  const taken = keys.flatMap((key, index) => (chosen.includes(key) ? [index] : []));
  const free = keys.flatMap((key, index) => (chosen.includes(key) ? [] : [index]));
  const mayAdd = (index: number): boolean => {
    if (taken.length >= max) return false;
    if (!fits) return true;
    const together = [...taken, index].sort((a, b) => a - b);
    const rest = free.filter((other) => other !== index);
    return fits.call(question, chosenOf(options, together), chosenOf(options, rest));
  };
  const preview = question.preview?.(chosenOf(options, taken));
  return {
    whole: isLegal(question, taken),
    open: free.filter(mayAdd).map((index) => keys[index] as string),
    ...(preview && { preview }),
  };
}

function partOfAllocation(question: AllocateQuestion, chosen: readonly string[]): PartialAnswer {
  const keys = keysOf(question);
  const counts = keys.map((key) => chosen.filter((other) => other === key).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const open = keys.filter((_, bin) => total < question.max && (counts[bin] as number) < (question.caps[bin] as number));
  const preview = question.preview?.(counts);
  return { whole: isLegal(question, counts), open, ...(preview && { preview }) };
}

const keysOf = ({ topic, options }: PickQuestion | AllocateQuestion): string[] =>
  options.map((option) => (topic as Topic<unknown>).key(option));

const chosenOf = (options: readonly unknown[], indices: readonly number[]): unknown[] => indices.map((index) => options[index]);
