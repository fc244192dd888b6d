import type { Preview } from './message.ts';
import { type AllocateQuestion, isLegal, type PickQuestion, type Question, type Topic } from './question.ts';

/** How a pick or an allocation stands while somebody puts it together. */
export interface PartialAnswer {
  /** Whether it could be given as it is. */
  readonly whole: boolean;
  /** Keys of the options of which one more may be added: the answer can then still become whole. */
  readonly open: readonly string[];
  /** What it would bring about as it is. */
  readonly preview?: Preview;
}

/** How part of an answer stands. Every key that is chosen so far is listed, as often as it is chosen; unknown keys count for nothing. */
export function partialAnswer(question: Question, chosen: readonly string[]): PartialAnswer {
  if (question.kind === 'pick') return partialPick(question, chosen);
  if (question.kind === 'allocate') return partialAllocation(question, chosen);
  return { whole: false, open: [] };
}

function partialPick(question: PickQuestion, chosen: readonly string[]): PartialAnswer {
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

function partialAllocation(question: AllocateQuestion, chosen: readonly string[]): PartialAnswer {
  const keys = keysOf(question);
  const counts = keys.map((key) => chosen.filter((other) => other === key).length);
  const preview = question.preview?.(counts);
  const open = keys.filter((_, bin) => canBecomeWhole(question, counts.with(bin, (counts[bin] as number) + 1)));
  return { whole: isLegal(question, counts), open, ...(preview && { preview }) };
}

/** Whether some legal allocation gives every bin at least so many. */
function canBecomeWhole(question: AllocateQuestion, least: readonly number[]): boolean {
  const { caps, min, max, fits } = question;
  if (least.some((count, bin) => count > (caps[bin] as number))) return false;
  if (!fits) return sumOf(least) <= max && sumOf(caps) >= min;
  return canGoOn(question, least, [...least], 0);
}

/** The bins before `bin` are decided; whatever may go into this one is tried until a legal whole is found. */
function canGoOn(question: AllocateQuestion, least: readonly number[], counts: number[], bin: number): boolean {
  const { caps, min, max } = question;
  const room = max - sumOf(counts);
  if (room < 0 || sumOf(counts.slice(0, bin)) + sumOf(caps.slice(bin)) < min) return false;
  if (bin === counts.length) return isLegal(question, counts);
  const fewest = least[bin] as number;
  for (let count = fewest; count <= Math.min(caps[bin] as number, fewest + room); count++) {
    counts[bin] = count;
    if ((question.fits?.(counts, bin + 1) ?? true) && canGoOn(question, least, counts, bin + 1)) return true;
  }
  counts[bin] = fewest;
  return false;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const keysOf = ({ topic, options }: PickQuestion | AllocateQuestion): string[] =>
  options.map((option) => (topic as Topic<unknown>).key(option));

const chosenOf = (options: readonly unknown[], indices: readonly number[]): unknown[] => indices.map((index) => options[index]);
