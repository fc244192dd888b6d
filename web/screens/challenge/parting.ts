import type { MatchRecord } from '@pantheon/kernel';

/** How many answers two matches of the same start have in common; null where they are the same to the end. */
export function partingOf(one: MatchRecord['answers'], other: MatchRecord['answers']): number | null {
  const at = one.findIndex(([seat, key], index) => other[index]?.[0] !== seat || other[index]?.[1] !== key);
  if (at >= 0) return at;
  return other.length > one.length ? one.length : null;
}
