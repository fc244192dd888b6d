import type { Question } from './question.ts';
import type { FilledSlot } from './question-dto.ts';
import type { Seat } from './seat.ts';

/** A slot of an action's sentence that an answer has filled. */
export interface Filled extends FilledSlot {
  readonly seat: Seat;
  readonly action: string;
}

/**
 * What a seat has just said of the action that its question belongs to: the latest answers, without anything in between. A slot that is
 * filled or asked for again begins the next action of its kind. What lies before the barrier can no longer be reopened.
 */
export function sentenceFor({ seat, topic }: Question, said: readonly Filled[], answers: number, barrier: number): FilledSlot[] {
  const { id, action, slot = id } = topic;
  let first = said.length;
  for (let number = answers - 1; first > 0; first--, number--) {
    const entry = said[first - 1] as Filled;
    if (entry.action !== action || entry.seat !== seat || entry.at !== number) break;
  }
  let sentence: FilledSlot[] = [];
  const has = (name: string): boolean => sentence.some((filled) => filled.slot === name);
  for (const { slot: name, answer, at } of said.slice(first)) {
    if (has(name)) sentence = [];
    sentence.push({ slot: name, answer, at, ...(at < barrier ? { fixed: true as const } : {}) });
  }
  return has(slot) ? [] : sentence;
}
