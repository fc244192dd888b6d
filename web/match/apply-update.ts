import type { LogLine } from '@pantheon/kernel';
import type { TableUpdate } from '@pantheon/table';
import type { Heard } from './snapshot.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The log after an update. Lines that stand stay the same objects, so that screens know them again. */
export function mergedLog(log: readonly LogLine[], { from, lines }: TableUpdate['log']): readonly LogLine[] {
  return [...log.slice(0, from), ...lines.map((line, at) => (same(log[from + at], line) ? (log[from + at] as LogLine) : line))];
}

/** What becomes of an update: it is old, it builds on something that was missed, or it can be taken. */
export function fitOf(heard: Heard | null, { moment, since }: TableUpdate): 'old' | 'gap' | 'fits' {
  const known = heard?.update.moment ?? 0;
  if (moment < known) return 'old';
  return since > known ? 'gap' : 'fits';
}

/** An update, with the question that stands kept as the object it was: an answer in the making is not lost by what others do meanwhile. */
export function withSameQuestion(before: TableUpdate | undefined, update: TableUpdate): TableUpdate {
  const { question, number } = update.sight;
  if (before === undefined || before.sight.number !== number || question === null) return update;
  return same(before.sight.question, question) ? { ...update, sight: { ...update.sight, question: before.sight.question } } : update;
}
